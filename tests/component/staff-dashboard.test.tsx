import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { importRates } from '../../seed/importRates.ts';
import { toCairoDay } from '../../src/model/inquiry/cairoTime.ts';
import { blogFields, carFields } from '../support/factories.ts';
import type { FetchRequest } from '../support/intercept.ts';
import { account } from '../support/test-account.ts';
import { formOpens } from './car-form.ts';
import { field, fill, findAlert, findField, press } from './form-actions.ts';
import { textsOf } from './site.tsx';
import { findRow, noConnection, titles } from './staff-list.ts';
import { startStaffSite } from './staff-site.tsx';

const site = startStaffSite();

test('empty lists and failed loads show messages, and trying again works', async () => {
  const noCars = 'There are no cars yet. Add the first one.';
  const noBlogs = 'No blogs found!';
  await site.open('/dashboard');
  await waitFor(() => expect(screen.getByText(noCars)).toBeVisible());
  expect(screen.getByText(noBlogs)).toBeVisible();

  site.intercept(({ url }) => (url.includes('/documents') ? noConnection() : undefined));
  await site.open('/dashboard');
  await waitFor(() => expect(screen.getByText('Failed to fetch blogs.')).toBeVisible());
  expect(screen.getByText(/^Error: .+/)).toBeVisible();
  site.intercept(null);
  // Of the lists: what needs attention has one, too.
  const retries = () => screen.queryAllByText('Try again', { selector: '[role=alert] *' });
  for (const left of [1, 0]) {
    await userEvent.click(retries()[0] as HTMLElement);
    await waitFor(() => expect(retries()).toHaveLength(left));
  }
  expect(await screen.findByText(noCars)).toBeVisible();
  expect(await screen.findByText(noBlogs)).toBeVisible();
});

test('a post with an invalid date is listed, shown and edited', async () => {
  await site.put('Blogs/a', blogFields({ title: 'Odd', createdAt: { toDate: 'never' } }));
  await site.put('Blogs/b', blogFields({ title: 'Far', createdAt: 9e15 }));
  const heading = (level: number, name: string) => () => screen.findByRole('heading', { level, name });
  await site.open('/blog/a', heading(1, 'Odd'));
  await site.open('/blog/b', heading(1, 'Far'));
  await site.open('/blogs', heading(2, 'Odd'));
  expect(screen.getByRole('heading', { level: 2, name: 'Far' })).toBeVisible();

  await site.open('/dashboard');
  const row = await findRow('Odd');
  expect(titles()).toEqual(['Odd', 'Far']);
  await userEvent.click(within(row).getByText('Edit'));
  expect(await screen.findByLabelText('Title')).toHaveValue('Odd');
});

const report = { time: '2026-11-25T10:00:00.000Z', cars: {}, blogs: {} };
const complete = {
  ...{ Img: 'Cars/1_a.webp', Images: ['Cars/1_a.webp'] },
  ...{ Origin: 'DE', Location: 'showroom', Inspected: '2026-11-20 57 2 1' },
  Translations: { ar: { Description: 'وصف' } },
};
const card = async () => {
  const heading = await screen.findByText('Needs attention');
  await waitFor(() => expect(heading).toBeVisible());
  return within(heading.parentElement as HTMLElement);
};

/** The build's report is answered by the host. */
function answerReport(built: object = report): void {
  site.intercept(({ url }) => (url.includes('/build.json') ? Response.json(built) : undefined));
}

test('the home of the dashboard says what needs attention, and leads there', async () => {
  answerReport();
  await site.put('Settings/access', { members: [account.uid] });
  await site.put('Staff/waiting', { email: 'waiting@dealer.example' });
  await site.put('Settings/price', { until: '2026-01-01', lines: { customs: 'included' } });
  await site.put('Settings/finance', {
    rows: ['flat own 1% 0% 0% 60 5 2026-01-01 Ended', 'flat own 1% 0% 0% 60 5 2099-01-01 Current'],
  });
  const rows = importRates.rows.map((row, index) =>
    row.replace(/20\d\d-\d\d-\d\d/, index === 0 ? '2026-01-01' : '2099-01-01'),
  );
  await site.put('Settings/import', { ...importRates, day: '2026-01-01', rows });
  await site.put('Cars/whole', carFields({ Model: 'Whole', ...complete }));
  await site.put('Cars/bare', carFields({ Model: 'Bare' }));
  const lead = { Name: 'Omar', Car: 'Volvo Bare', State: 'new', AskedAt: new Date('2026-01-01') };
  await site.put('Leads/waiting', lead);
  await site.put('Leads/due', { ...lead, Name: 'Mona', State: 'answered', Due: '2026-01-02' });
  await site.put('Leads/later', { ...lead, Name: 'Hany', State: 'answered', Due: '2999-01-02' });
  await site.put('Cars/foreign', carFields({ Model: 'Foreign', ...complete, Origin: '' }));
  const month = toCairoDay(new Date()).slice(0, 7);
  const afloat = { ...complete, Location: `transit ${month}` };
  await site.put('Cars/afloat', carFields({ Model: 'Afloat', ...afloat }));
  await site.put('Cars/hidden', carFields({ Model: 'Unseen', Hidden: true }));
  await site.put('Cars/sold', carFields({ Model: 'Gone', Hidden: true, Status: 'sold' }));
  await site.open('/dashboard/add-review', formOpens);
  fill({ Name: 'Sara' });
  await screen.findByText(/^Draft saved/);

  await site.open('/dashboard/leads/later', () => findField('Next step'));
  fill({ 'Next step': 'Call' });
  await screen.findByText(/^Draft saved/);

  const router = await site.open('/dashboard');
  const home = await card();
  // A page of another test may store its draft late.
  expect(await home.findByText(/^\d (?:draft is|drafts are) waiting on this device/)).toBeVisible();
  const draft = await home.findByText(/^Hany/);
  expect(draft.getAttribute('href')).toMatch(/^\/dashboard\/leads\/later\?draft=/);
  for (const [text, path] of [
    ['1 lead has not been answered for 24 hours', 'leads/waiting'],
    ['1 lead is due', 'leads/due'],
    ['1 car arrives this month', 'edit-car/afloat#Location'],
    ['5 changes are not published', 'publishing'],
    ['The usual price lines ended on 01.01.2026', 'prices'],
    ['1 offer of instalments ends soon or ended', 'instalments'],
    ['The exchange rates ended on 15.01.2026', 'import-costs'],
    ['1 import rate ends soon or ended', 'import-costs#rows'],
    ['1 car has no inspection report', 'inspection/bare'],
    ['1 car has no picture', 'edit-car/bare#Images'],
    ['1 car has no location', 'edit-car/bare#Location'],
    ['1 car has no Arabic text', 'edit-car/bare#Translations.ar.Description'],
    ['1 account waits to be let in', 'team'],
    ['No backup has been made yet', 'backup'],
  ] as const)
    expect(await home.findByText(text)).toHaveAttribute('href', `/dashboard/${path}`);
  const origins = (await home.findByText('2 cars have no country of origin')).parentElement as HTMLElement;
  const names = textsOf(origins.querySelectorAll('a'));
  expect(names.sort()).toEqual(['Volvo Bare', 'Volvo Foreign']);
  await userEvent.click(within(origins).getByText('Volvo Foreign'));
  await formOpens();
  expect(router.state.location.pathname).toBe('/dashboard/edit-car/foreign');
  await waitFor(() => expect(field('Country of origin')).toHaveFocus());
});

test('a link to a field in another language shows that language', async () => {
  await site.put('Cars/a', carFields());
  await site.open('/dashboard/edit-car/a#Translations.ar.Description', formOpens);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'Translations.ar.Description'));
});

test('a dashboard without tasks shows none', async () => {
  await site.put('Settings/backup', { updatedAt: new Date(), updatedBy: account.uid });
  await site.put('Cars/whole', carFields({ Model: 'Whole', ...complete }));
  answerReport({ ...report, cars: { whole: { version: 0, title: '' } } });
  await site.open('/dashboard', () => screen.findByText('Volvo Whole'));
  expect(screen.queryByText('Needs attention')).toBeNull();
});

describe('what cannot be loaded', () => {
  const isLeads = ({ url, body }: FetchRequest) =>
    url.includes('/documents') && JSON.stringify(body).includes('Leads');

  test('is named, and loaded when possible', async () => {
    const lead = { Name: 'Omar', Car: 'Volvo Bare', State: 'new', AskedAt: new Date('2026-01-01') };
    await site.put('Leads/waiting', lead);
    await site.put('Cars/bare', carFields({ Model: 'Bare', ...complete, Origin: '' }));
    let isOffline = true;
    site.intercept((request) => {
      if (request.url.includes('/build.json')) return Response.json(report);
      return isOffline && isLeads(request) ? noConnection() : undefined;
    });
    await site.open('/dashboard');
    const home = await card();
    expect(await home.findByText('Could not be loaded: leads.')).toBeVisible();
    expect(await home.findByText('1 car has no country of origin')).toBeVisible();

    await userEvent.click(home.getByText('Try again'));
    expect(home.getByText('Could not be loaded: leads.')).toBeVisible();
    isOffline = false;
    await userEvent.click(home.getByText('Try again'));
    expect(await home.findByText('1 lead has not been answered for 24 hours')).toBeVisible();
    expect(home.queryByText(/^Could not be loaded/)).toBeNull();
  });

  test('is named if nothing else needs attention', async () => {
    await site.open('/dashboard');
    expect(await (await card()).findByText('Could not be loaded: unpublished changes.')).toBeVisible();
  });
});

test('Ctrl K finds a car and frequent actions', async () => {
  await site.put('Cars/a', carFields({ Model: 'Kombi', Production_Year: '2021' }));
  await site.put('Cars/b', carFields({ Model: 'Other', Hidden: true }));
  const router = await site.open('/dashboard/cars', () => findRow('Volvo Kombi'));
  const path = () => router.state.location.pathname;
  const open = async (key = 'k') => {
    fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true });
    return screen.findByRole('combobox', { name: 'Car or action' });
  };
  const options = () =>
    textsOf(within(screen.getByRole('listbox', { name: 'Found' })).queryAllByRole('option'));

  let input = await open();
  const actions = ['Add car Action', 'Add blog Action', 'Add review Action', 'Publish Action'];
  expect(options().slice(0, 4)).toEqual(actions);
  fireEvent.change(input, { target: { value: 'kombi' } });
  await waitFor(() => expect(options()).toEqual(['Volvo Kombi 2021 · 2,150,000 EGP · Car']));
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/dashboard/edit-car/a'));
  // The new page's content takes the focus.
  await formOpens();
  expect(screen.queryByRole('combobox', { name: 'Car or action' })).toBeNull();

  // An Arabic keyboard.
  input = await open('ن');
  fireEvent.change(input, { target: { value: 'publ' } });
  await waitFor(() => expect(options()).toEqual(['Publish Action', 'Publishing Section']));
  expect(input).toHaveFocus();
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  const chosen = () => document.querySelector('[role="option"][aria-selected="true"]');
  await waitFor(() => expect(chosen()).toHaveTextContent('Publishing'));
  expect(scroll.mock.contexts).toContain(chosen());
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/dashboard/publishing'));
});

test('a palette that can’t be loaded leaves the page as it is, and can be tried again', async () => {
  await site.put('Cars/a', carFields({ Model: 'Kombi' }));
  await site.open('/dashboard/cars', () => findRow('Volvo Kombi'));
  vi.doMock('../../src/staff/palette/Palette.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await findAlert('The palette could not be loaded.');
  expect(await findRow('Volvo Kombi')).toBeVisible();
  vi.doUnmock('../../src/staff/palette/Palette.tsx');
  await press('Try again');
  expect(await screen.findByRole('combobox', { name: 'Car or action' })).toBeVisible();
});
