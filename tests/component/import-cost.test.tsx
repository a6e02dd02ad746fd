import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { importRates } from '../../seed/importRates.ts';
import { visitor } from '../support/factories.ts';
import { answerInquiries, inquiriesTo, sendForm, typeInto } from './inquiries.ts';
import { main, press } from './public-page.ts';
import { failRequestsOf, requestsOf } from './requests.ts';
import { createGate, startTestSite } from './site.tsx';

const site = startTestSite();

const address = '/import-cost?price=32500&year=2026&engine=1598';
const today = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const put = (fields: object = {}) => site.put('Settings/import', { ...importRates, day: today, ...fields });
const findTable = () => screen.findByRole('table', { name: 'The cost' });

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const select = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

function rowsOf(table: HTMLElement): readonly string[] {
  return [...table.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
    [...row.children].map((cell) => cell.firstChild?.textContent?.replaceAll('\u00a0', ' ')).join(' | '),
  );
}

test('each line has its rate, its base, its source and its last day', async () => {
  await put();
  await site.open(address);
  const table = await findTable();
  expect(rowsOf(table)).toEqual([
    'Car in EGP | 32,500.00 EUR | 1,823,900.00 EGP',
    'Transport | 1,200.00 EUR | 67,344.00 EGP',
    'Insurance | 1.5% of car and transport | 28,368.66 EGP',
    'CIF | car, transport and insurance | 1,919,612.66 EGP',
    'Customs | 0% of CIF | 0.00 EGP',
    'Schedule tax | 1% of CIF | 19,196.13 EGP',
    'Resource development fee | 3% of CIF | 57,588.38 EGP',
    'VAT | 14% of CIF | 268,745.77 EGP',
    'Clearance | fixed amount | 25,000.00 EGP',
    'Our service | 5% of CIF | 95,980.63 EGP',
    'Sum | 2,386,123.57 EGP',
  ]);
  expect(table).toHaveTextContent(/Valid until \d.*Al-Shorouk, /);
  expect(table).toHaveTextContent(/1 EUR = 56\.12 EGP, rate of \d/);
  expect(screen.getByRole('heading', { name: 'If you import the car yourself' })).toBeVisible();
  expect(requestsOf(site, 'Settings/')).toHaveLength(1);

  // An inquiry sends it in words.
  answerInquiries(site);
  await press('Ask for a binding offer');
  const form = within(await screen.findByRole('dialog', { name: 'Ask for a binding offer' }));
  await form.findByLabelText('First Name');
  typeInto(form, visitor);
  await sendForm(form);
  const { car, message } = inquiriesTo(site)[0]?.body ?? {};
  expect(car).toBe('A car to import: 32500 EUR, 2026, petrol, 1598 cc');
  for (const text of ['VAT (14% of CIF): 268,745.77 EGP', 'Sum: 2,386,123.57 EGP'])
    expect(message).toContain(text);
  expect(message).toContain(`https://rhine-and-nile.example${address}`);
});

test('an inquiry says what it sends, also if the input has changed since', async () => {
  await put();
  await site.open(address);
  await findTable();
  const gate = createGate();
  answerInquiries(site, () => gate.opened.then(() => Response.json({ ok: true })));
  const openForm = async (button: string) => {
    await press(button);
    const form = within(await screen.findByRole('dialog', { name: 'Ask for a binding offer' }));
    await form.findByLabelText('First Name');
    return form;
  };
  const form = await openForm('Ask for a binding offer');
  typeInto(form, visitor);
  await press('Send Message', form);
  await press('Close', form);
  change('Price of the car in Europe', '60000');
  const reopened = await openForm('Sending…');
  expect(reopened.getByText(/^Sent with your message/)).toHaveTextContent('32,500.00 EUR');
  gate.open();
  await reopened.findByText('Message sent successfully!');
  expect(reopened.getByText(/^Sent with your message/)).toHaveTextContent('32,500.00 EUR');
});

test('the cost and the URL follow the input', async () => {
  await put();
  const router = await site.open('/import-cost');
  await screen.findByText('Enter the price, the model year and the engine size to see the cost.');
  change('Price of the car in Europe', '32.500,00');
  change('Model year', '2026');
  change('Engine size (cc)', '١٥٩٨');
  expect(await findTable()).toHaveTextContent('2,386,123.57 EGP');
  await select('Made in', 'Elsewhere');
  expect(await findTable()).toHaveTextContent('40% of CIF');
  await select('Made in', 'European Union');
  await select('EUR.1 certificate', 'No');
  expect(await findTable()).toHaveTextContent('40% of CIF');
  await select('Fuel', 'Electric');
  expect(screen.getByLabelText('Engine size (cc)')).toBeDisabled();
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      ...{ price: '32.500,00', year: '2026', engine: '١٥٩٨', eur1: 'no', fuel: 'electric' },
    }),
  );
});

test('an example shows the sum first, and its parts', async () => {
  await put();
  await site.open('/import-cost');
  const price = screen.getByLabelText('Price of the car in Europe');
  await screen.findByRole('button', { name: 'Show an example' });
  // It would replace what is typed.
  change('Price of the car in Europe', '48,500');
  expect(screen.queryByRole('button', { name: 'Show an example' })).toBeNull();
  change('Price of the car in Europe', '');
  await press('Show an example');
  const summary = await screen.findByRole('region', { name: 'Your car, handed over in Egypt' });
  expect(summary).toHaveTextContent(/^Your car, handed over in Egyptabout 2,561,000 EGP/);
  expect(summary.querySelector('dl')).toHaveTextContent(
    /The car1,964,000.*Transport and insurance98,000.*Customs and taxes371,000.*Clearance and our service128,000/,
  );
  expect(summary.compareDocumentPosition(await findTable())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(price).toHaveValue('35000');
  change('Price of the car in Europe', '30000');
  change('Engine size (cc)', '1998');
  await waitFor(() => expect(summary).toHaveTextContent('about 2,495,000 EGP'));
  // 30,000 × 56.12
  expect(summary).toHaveTextContent('The car1,684,000');
  const amounts = [...summary.querySelectorAll('dd')].map(({ textContent }) =>
    Number(textContent.replace(/\D/g, '')),
  );
  expect(amounts.reduce((sum, amount) => sum + amount)).toBe(2_495_000);
});

test('a hostile URL shows what is wrong, and no number', async () => {
  await put();
  await site.open('/import-cost?price=1e309&rate=0&year=<b>&engine=99999999&origin=__proto__&fuel=');
  expect(await screen.findByLabelText('Price of the car in Europe')).toHaveAccessibleDescription(
    'This is not a price. Please enter a number above 0, such as 32,500',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Rates in the address are ignored.');
  expect(screen.getByLabelText('Model year')).toHaveAccessibleDescription(/four digits/);
  expect(screen.getByLabelText('Engine size (cc)')).toHaveAccessibleDescription(/at most 20,000 cc/);
  for (const name of ['Made in', 'Fuel'])
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/not in this list/);
  await screen.findByText(
    /^Still to fill in or correct: Price of the car in Europe, Model year, Made in, Fuel, Engine size \(cc\)\.$/,
  );
  expect(screen.queryByRole('table')).toBeNull();
});

const withoutVat = importRates.rows.filter((row) => !row.startsWith('vat'));

// Invalid rates: tests/unit/landedCost.test.ts.
test.each([
  ['no settings', null, address, 'We have no rates for this calculation at the moment.'],
  ['an old exchange rate', { day: daysAgo(16) }, address, 'Our exchange rates are out of date.'],
  [
    'an old rate',
    { rows: importRates.rows.map((row) => row.replace(/20\d\d-\d\d-\d\d/, '2026-01-01')) },
    address,
    'A rate is out of date: Transport.',
  ],
  ['no rate for the car', { rows: withoutVat }, address, 'We have no rate for this car: VAT.'],
  ['an old car', {}, address.replace('2026', '2010'), /^We have no rates for a car of this age/],
])('with %s it offers an inquiry, and no number', async (_what, fields, page, reason) => {
  if (fields) await put(fields);
  await site.open(page);
  await screen.findByText(reason);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask for a binding offer' })).toBeVisible();
});

test('rates that fail to load can be retried', async () => {
  await put();
  failRequestsOf(site, 'Settings/');
  await site.open(address);
  await screen.findByText('Error: The rates could not be loaded.');
  site.intercept(null);
  await press('Refresh');
  await findTable();
});

test('texts that staff write are shown as text', async () => {
  const attack = '<img src=x onerror=alert(1)>';
  await put({ texts: { en: attack }, rows: importRates.rows.map((row) => row.replace(/Sample.*/, attack)) });
  await site.open(address);
  expect(await findTable()).toHaveTextContent(attack);
  expect(screen.getByText(attack, { selector: 'p' })).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('other pages and an empty inventory link to it', async () => {
  for (const page of ['/', '/services']) {
    await site.open(page);
    const link = await screen.findByRole('link', { name: 'Work out the cost' });
    expect(link).toHaveAttribute('href', '/import-cost');
  }
  await site.open('/inventory?brand=Nothing');
  expect(await main().findByRole('link', { name: 'Import cost calculator' })).toBeVisible();
});
