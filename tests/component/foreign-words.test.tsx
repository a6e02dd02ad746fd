import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathIn } from '../../src/config/paths.ts';
import { contentLocales } from '../../src/model/locales.ts';
import { putStock, storedIn } from '../support/foreign-stock.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { sayIn } from '../support/say.ts';
import { findDialog, startTestSite } from './site.tsx';

vi.mock('../../src/ui/hooks/whenIdle.ts', () => ({ whenIdle: (work: () => void) => void setTimeout(work) }));

/**
 * German and Arabic pages contain no English: every text, label and title is a message of the locale, stored
 * in its language, a number or a name. Text stored only in English is marked as such.
 */

const fixed = ['/', '/about', '/services', '/contact', '/tracking'];
const lists = ['/inventory', '/blogs', '/shortlist'];
const stored = ['/car/duett', '/car/amazon', '/blog/heat', '/blog/english'];
const gone = ['/car/none', '/blog/none', '/none'];

const sheet = `Car Model,VIN,Invoice No.,Buyer,Booked,Booked Date,Port,Port Date,Shipped,Shipped Date,Port Name,Expected Week\r
BMW X5 xDrive40i,WBA21EU0309T48217,RN-1,Hany,TRUE,02.10.2026,TRUE,11.10.2026,TRUE,16.10.2026,Emden,2099-W50`;
const rates = { EUR: '50', USD: '40', day: new Date().toISOString().slice(0, 10) };

describe.each(contentLocales)('in %s', (locale) => {
  const site = startTestSite({
    locale,
    others: ({ url }) => {
      if (url.endsWith('.csv')) return new Response(sheet);
      return url.endsWith('/rates.json') ? Response.json(rates) : undefined;
    },
  });
  beforeEach(() => putStock(site.put));

  const say = sayIn(locale);
  const open = (path: string) => site.open(pathIn(locale, path));
  const expectOurs = async (what: string) =>
    expect(foreignTexts(document, locale, storedIn(locale)), what).toEqual([]);
  const see = (text: string) => screen.findAllByText(say(text), { exact: false });
  const press = async (english: string) => {
    const said = say(english);
    const name = typeof said === 'string' ? (text: string) => text.startsWith(said) : said;
    const [button] = await screen.findAllByRole('button', { name });
    await userEvent.click(button as HTMLElement);
  };

  test.each([...fixed, ...lists, ...gone, ...stored])('%s contains no English', async (path) => {
    await open(path);
    await waitFor(() => expect(screen.queryAllByText(say('Loading...'))).toEqual([]));
    await expectOurs(path);
  });

  test('search results and empty searches contain no English', async () => {
    for (const [path, text, what] of [
      ['/tracking?vin=VIN', 'No order found with VIN: VIN', 'no shipment'],
      ['/inventory?q=BMW', 'No cars were found.', 'an empty list'],
      ['/car/sold', 'This car has been sold.', 'a sold car'],
    ] as const) {
      await open(path);
      await see(text);
      await expectOurs(what);
    }
    await open('/tracking?vin=WBA21EU0309T48217');
    await screen.findByRole('list', { name: say('Shipment history') });
    await expectOurs('a shipment');
  });

  test('dialogs contain no English', async () => {
    await open('/car/duett');
    userEvent.setup();
    await press('Share');
    await see('Link copied.');
    await press('Full screen');
    await screen.findByRole('dialog', { name: say('Volvo Duett, full screen') });
    await press('Message us');
    await press('Send Message');
    await see('Please enter your message');
    await expectOurs('a copied link, the pictures, full screen, and a form that lacks all');
  });

  test('the menu, filters, saved searches and prices in dollars contain no English', async () => {
    localStorage.setItem('searches', '["brand=Volvo"]');
    await open('/inventory?q=Volvo&brand=Volvo&condition=used&year-from=2020&price-to=5000000');
    await press('Menu');
    await screen.findByRole('region', { name: say('Saved searches') });
    await screen.findByRole('button', { name: say('Clear all') });
    const filters = within(await screen.findByRole('form', { name: say('Filters') }));
    await userEvent.click(await filters.findByText(say('More filters')));
    await filters.findByText(say('Diesel'));
    site.scrollEverythingIntoView();
    fireEvent.change(await screen.findByLabelText(say('Prices also in')), { target: { value: 'USD' } });
    await screen.findAllByText(/\$/);
    await expectOurs('the inventory');
  });

  test('the shortlist and its actions contain no English', async () => {
    localStorage.setItem('shortlist', '["duett","amazon","sold","gone"]');
    await open('/shortlist');
    await see('1 car is no longer available.');
    await press('Ask about all of them');
    await findDialog();
    await expectOurs('a comparison and an inquiry about all');
    await open('/shortlist?cars=duett,kept');
    await press('Save these cars');
    await see('1 car was added to your shortlist.');
    await expectOurs('a list someone sent');
  });

  test('a failure contains no English', async () => {
    site.intercept(({ url }) =>
      url.includes('/documents:') ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    );
    await open('/blogs');
    await see('Failed to fetch blogs.');
    await expectOurs('a failure');
  });

  test('stored data is announced without English', async () => {
    await open('/inventory');
    const { updateSiteBanner } = await import('../../src/site/notices/updateSiteBanner.tsx');
    updateSiteBanner({ lastSeen: new Date() });
    await screen.findByText(/\d:\d\d/);
    await expectOurs('while the database does not answer');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    updateSiteBanner({ lastSeen: new Date() });
    await expectOurs('while offline');
  });

  test('a message that was not sent is reported without English, and names its language', async () => {
    site.intercept(({ url }) =>
      url.endsWith('/sendEmail') ? Response.json({}, { status: 502 }) : undefined,
    );
    await open('/contact');
    const answers = {
      ...{ 'First Name': 'Volvo', 'Last Name': 'Volvo', 'Requested Car': 'Volvo', Message: 'Volvo' },
      ...{ Email: 'ali@rhine-and-nile.example', Phone: '01001234567' },
    };
    for (const [label, value] of Object.entries(answers))
      fireEvent.input(screen.getByLabelText(say(label)), { target: { value } });
    await press('Send Message');
    expect(await screen.findByRole('alert')).toHaveTextContent(say('Failed to send message.'));
    await expectOurs('a message that was not sent');
    const sent = site.requests.find(({ url }) => url.endsWith('/sendEmail'));
    expect(sent?.body).toMatchObject({ locale });
  });
});
