import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { press } from './public-page.ts';
import { createGate, startTestSite, textsOf } from './site.tsx';

const header = 'Car Model,VIN,Invoice No.,Buyer,Booked,Booked Date,Port,Port Date,Shipped,Shipped Date';
const x5 =
  'BMW X5 xDrive40i,WBA21EU0309T48217,RN-1,Hany Mansour,TRUE,02.10.2026,TRUE,11.10.2026,TRUE,16.10.2026';
const golf = 'Volkswagen Golf GTI,WVWZZZCD3SW108846,RN-2,Nadine Aziz,TRUE,29.10.2026,FALSE,,FALSE,';
const superb = 'Škoda Superb,TMBAH7NP5T7038412,RN-3,Embassy,FALSE,,FALSE,,FALSE,';
const withoutVin = 'Audi A6,,RN-9,Nobody,TRUE,01.01.2026,FALSE,,FALSE,';
const unnamed = ',SALWA2BK4NA123456,RN-4,,TRUE,,FALSE,,TRUE,16.10.2026';
const sheet = [header, x5, golf, superb, withoutVin, unnamed].join('\r\n');
const linkToX5 = '/tracking?vin=WBA21EU0309T48217';

const site = startTestSite();

const publish = (answer: () => Response | Promise<Response>) =>
  site.intercept(({ url }) => (url.endsWith('shipments.csv') ? answer() : undefined));

async function track(vin: string): Promise<void> {
  const field = screen.getByLabelText('VIN');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(vin);
  await press('Track');
}

async function findSteps(): Promise<readonly HTMLElement[]> {
  return within(await screen.findByRole('list', { name: 'Shipment history' })).getAllByRole('listitem');
}

const car = (name: string) => screen.findByRole('heading', { name });

describe('a readable sheet', () => {
  beforeEach(() => publish(() => new Response(sheet)));

  test('shows the steps that are done, the last one as the current one', async () => {
    await site.open('/tracking');
    await track('wvwzzzcd3sw108846');
    await car('Volkswagen Golf GTI');
    const steps = await findSteps();
    expect(textsOf(steps)).toEqual(["Order ReceivedWe've received your order", 'Booked29.10.2026']);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await track(' TMBAH7NP5T7038412 ');
    await car('Škoda Superb');
    expect(await findSteps()).toHaveLength(1);
    await track('SALWA2BK4NA123456');
    await car('Your vehicle');
    expect(textsOf(await findSteps()).slice(1)).toEqual(['BookedDate to follow', 'Shipped16.10.2026']);
  });

  test('tracks by Enter, which keeps the focus and adds no history entry', async () => {
    const router = await site.open('/about');
    await router.navigate('/tracking');
    await screen.findByRole('heading', { level: 1, name: 'Track Your Vehicle Shipment' });
    await userEvent.click(screen.getByLabelText('VIN'));
    await userEvent.paste('  wba21eu0309t48217 ');
    await userEvent.keyboard('{Enter}');
    await car('BMW X5 xDrive40i');
    expect(router.state.location.search).toBe('?vin=wba21eu0309t48217');
    expect(screen.getByLabelText('VIN')).toHaveFocus();
    await track('nothing');
    await screen.findByText('No order found with VIN: nothing');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  });

  test('tracks the VIN in the URL, also after a blank one, names next steps, and never shows the buyer', async () => {
    const search = `?vin=${encodeURIComponent('WBA۲۱EU۰۳۰۹T۴۸۲۱۷')}`;
    const router = await site.open(`/tracking${search}`);
    expect(await findSteps()).toHaveLength(4);
    await track('   ');
    expect(await findSteps()).toHaveLength(4);
    expect(router.state.location.search).toBe(search);
    expect(screen.getByRole('link', { name: 'Ask about this shipment' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=.*WBA21EU0309T48217/),
    );
    const next = () => screen.getByText('Still to come:').parentElement;
    expect(next()).toHaveTextContent('Still to come: Customs clearance, The handover');
    expect(document.body).not.toHaveTextContent(/Hany|Mansour|Nadine|Golf|WVWZZZ|RN-\d/);

    await track('WVWZZZCD3SW108846');
    await car('Volkswagen Golf GTI');
    expect(await findSteps()).toHaveLength(2);
    expect(next()).toHaveTextContent(
      'Still to come: The drive to the harbour, The voyage, Customs clearance, The handover',
    );
    const items = textsOf(screen.getAllByRole('listitem'));
    expect(items.filter((item) => /harbour|customs/.test(item))).toEqual([]);
    expect(screen.getByRole('region', { name: 'Shipment' })).not.toHaveTextContent(/port|shipped|delivered/i);
  });

  test('a page that was open for a while asks the sheet again', async () => {
    await site.open(linkToX5);
    expect(await findSteps()).toHaveLength(4);
    publish(() => new Response(sheet.replace(/.*WBA21EU0309T48217.*/i, '')));
    let now = performance.now() + 61_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    await track('WBA21EU0309T48217');
    await screen.findByText('No order found with VIN: WBA21EU0309T48217');
    // Whoever returns sees what is known by now, which stays without a connection.
    const comeBack = () => {
      now += 61_000;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    publish(() => new Response(sheet));
    comeBack();
    expect(await findSteps()).toHaveLength(4);
    let asked = 0;
    publish(() => {
      asked += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    comeBack();
    await waitFor(() => expect(asked).toBe(1));
    expect(await findSteps()).toHaveLength(4);
    // An order may be there by now, so none is said to be missing.
    now += 61_000;
    await track('WBA21EU0309T48218');
    await screen.findByText(/^Error: The shipment list could not be reached/);
    expect(screen.queryByText(/^No order found/)).toBeNull();
    publish(() => new Response(sheet));
    window.dispatchEvent(new Event('online'));
    await screen.findByText('No order found with VIN: WBA21EU0309T48218');
    expect(screen.queryByText(/^Error: /)).toBeNull();
  });

  test('a VIN that was typed but not sent is there in another language', async () => {
    const router = await site.open('/tracking');
    await userEvent.type(screen.getByLabelText('VIN'), 'wvwzz');
    const comeTo = async (address: string) => {
      await router.navigate('/about');
      await screen.findByRole('heading', { level: 1, name: /^About/ });
      await router.navigate(address);
      return screen.findByLabelText('VIN');
    };
    expect(await comeTo('/tracking')).toHaveValue('wvwzz');
    // A link to another car's shipment.
    expect(await comeTo(linkToX5)).toHaveValue(linkToX5.split('=')[1]);
    await comeTo('/tracking');
    await track('wvwzzzcd3sw108846');
    await router.navigate('/about');
    await screen.findByRole('heading', { level: 1, name: /^About/ });
    await router.navigate('/tracking');
    expect(await screen.findByLabelText('VIN')).toHaveValue('');
  });

  // Other spellings: tests/unit/shipment.test.ts.
  test('announces an unknown VIN as it was typed, with what is wrong', async () => {
    await site.open('/tracking');
    for (const [vin, hint] of [
      ['WBA21EU0309T4821', 'A VIN has 17 characters: one is missing. '],
      ['WBA21EU0309', 'A VIN has 17 characters: 6 are missing. '],
      ['WBA21EU0309T482170', 'A VIN has 17 characters: this has one too many. '],
      ['WBA2IEU0309T48299', 'A VIN never contains the letters I, O or Q: it may be a 1 or a 0. '],
      ['<b>WBA21EU030</b>', ''],
    ]) {
      await track(`  ${vin} `);
      const message = await screen.findByText(`No order found with VIN: ${vin}`);
      expect(message.closest('[role=status]')).not.toBeNull();
      const link = await screen.findByRole('link', { name: 'ask us' });
      expect(link.closest('p')).toHaveTextContent(
        new RegExp(`^${hint}If it is right, ask us and we will look it up[.]$`),
      );
    }
    expect(screen.queryByRole('list', { name: 'Shipment history' })).toBeNull();
  });

  test('shows the logo while it loads, then tracks a VIN entered meanwhile', async () => {
    const { opened, open } = createGate();
    publish(() => opened.then(() => new Response(sheet)));
    await site.open('/tracking');
    await waitFor(() => expect(screen.getByText('Loading...')).toBeInTheDocument());
    await track('WBA21EU0309T48217');
    expect(screen.queryByText(/No order found/)).toBeNull();
    open();
    expect(await findSteps()).toHaveLength(4);
  });
});

test('names the harbour and the expected week of the sheet', async () => {
  const columns = [`${header},Port Name,Expected Week`, `${golf},Emden,2099-W50`, `${superb},,`];
  publish(() => new Response(columns.join('\n')));
  await site.open('/tracking?vin=WVWZZZCD3SW108846');
  expect(await screen.findByText('Expected to arrive in the week of 7 Dec 2099')).toBeVisible();
  expect(screen.getByText('Emden').parentElement).toHaveTextContent('Harbour of departure: Emden');
  await track('TMBAH7NP5T7038412');
  await car('Škoda Superb');
  expect(screen.queryByText(/Expected|Harbour/)).toBeNull();
});

// Other sheets: tests/unit/shipment.test.ts.
describe('a sheet that cannot be read is an error, not an unknown order', () => {
  test.each<[what: string, error: string, answer: () => Response | Promise<Response>]>([
    ['missing', 'could not be loaded (status 404)', () => new Response('x', { status: 404 })],
    ['without a VIN column', 'Missing columns: VIN', () => new Response(header.replace('VIN', 'No.'))],
    ['out of reach', 'could not be reached.', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s', async (_what, error, answer) => {
    publish(answer);
    await site.open(linkToX5);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Error: /);
    expect(alert).toHaveTextContent(error);
    expect(alert).toHaveTextContent('Please refresh the page.');
    await track('WVWZZZCD3SW108846');
    expect(screen.queryByText(/No order found/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  });

  test('a sheet that never responds is an error after 30 s, and Refresh fetches it again', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    let answer = () => Promise.reject<Response>(new DOMException('Timed out', 'TimeoutError'));
    publish(() => answer());
    late.abort();
    await site.open('/tracking');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error: The shipment list took too long to load.',
    );
    expect(timeout).toHaveBeenCalledWith(30_000);
    await userEvent.type(screen.getByLabelText('VIN'), 'WBA21EU0309T48217');
    answer = () => Promise.resolve(new Response(sheet));
    await press('Refresh');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByLabelText('VIN')).toHaveValue('WBA21EU0309T48217');
    await press('Track');
    expect(await findSteps()).toHaveLength(4);
  });
});
