import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Car } from '../../src/model/car/car.ts';
import { attacks } from '../support/attacks.ts';
import { carFields, visitor } from '../support/factories.ts';
import { answerInquiries, inquiriesTo, sendForm, typeInto } from './inquiries.ts';
import { moveTo, press, termsOf } from './public-page.ts';
import { failRequestsOf, requestsOf } from './requests.ts';
import { startTestSite, textsOf } from './site.tsx';

const site = startTestSite();

const until = '2099-12-31';
const thisYear = new Date().getFullYear();
const bank = `reducing bank 27% 2% 30% 60 5 ${until} First bank`;
const murabaha = `murabaha bank 16.5% 0% 40% 48 5 ${until} Islamic bank`;
const own = `flat own 0% 5000 EGP 50% 24 5 ${until} Us`;

async function open(rows: unknown, fields: object = {}): Promise<void> {
  await site.put(
    'Cars/one',
    carFields({ Price: '2,700,000 EGP', Production_Year: `${thisYear - 2}`, ...fields }),
  );
  if (rows) await site.put('Settings/finance', { rows });
  await site.open('/car/one');
}

const asked = () => requestsOf(site, 'Settings/finance');
const findLine = () => screen.findByText(/^from .* a month$/);
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function openCalculator(): Promise<void> {
  await userEvent.click(await findLine());
  await screen.findByRole('form', { name: 'Down payment and term' });
}

const offerField = () => screen.getByRole('combobox', { name: 'Offer' });

/** The rows of the plan. */
const plan = () => termsOf(screen.getByText('Each month').closest('dl'));

test('the lowest instalment is under the price for one more read, and opens into the total cost', async () => {
  await open([bank, murabaha]);
  expect(await findLine()).toHaveTextContent('from 56,025 EGP a month');
  expect(document.querySelector('summary:has(strong)')).toHaveTextContent(
    'from 56,025 EGP a month 1,080,000 EGP down, 48 months, indicative, valid until 31 Dec 2099 · Islamic bank',
  );
  expect(asked()).toHaveLength(1);

  await openCalculator();
  expect(asked()).toHaveLength(1);
  expect(offerField()).toHaveDisplayValue(/^Islamic bank, Murabaha/);
  expect(plan()).toEqual({
    'Each month': '56,025.00 EGP',
    'Islamic bank': '48 months',
    Price: '2,700,000.00 EGP',
    'Down payment': '1,080,000.00 EGP',
    'Amount financed': '1,620,000.00 EGP',
    Profit: '1,069,200.00 EGP',
    'The car costs in all': '3,769,200.00 EGP',
  });
  expect(
    screen.getByText(/^The bank buys the car and sells it to you at its price plus a profit of 16.5% a year/),
  ).toBeVisible();
  expect(screen.getByText(/^This is indicative and not an offer/)).toBeVisible();
});

test('down payment and term are typed or set by a slider', async () => {
  await open([bank]);
  await openCalculator();
  expect(screen.queryByRole('combobox', { name: 'Offer' })).toBeNull();
  expect(field('Down payment (EGP)')).toHaveValue('810,000');
  type('Down payment (EGP)', '١٬٣٥٠٬٠٠٠');
  type('Term (months), slider', '36');
  expect(field('Down payment (EGP), slider')).toHaveValue('1350000');
  expect(field('Term (months)')).toHaveValue('36');
  // By the formula of an annuity: 1,350,000 x 0.0225 / (1 - 1.0225^-36).
  expect(plan()).toMatchObject({
    'Each month': '55,114.04 EGP',
    Interest: '634,105.44 EGP',
    Fee: '27,000.00 EGP',
    'The car costs in all': '3,361,105.44 EGP',
  });
  type('Down payment (EGP), slider', '2000000');
  expect(field('Down payment (EGP)')).toHaveValue('2,000,000');

  // An invalid one is named, and has no result.
  const expectNoResult = (typed: string) => {
    expect(new Set(Object.values(plan())), typed).toEqual(new Set(['–']));
    expect(screen.queryByRole('button', { name: 'Ask about this' }), typed).toBeNull();
  };
  for (const typed of ['', '809999', '2430001', '1e309']) {
    type('Down payment (EGP)', typed);
    expect(field('Down payment (EGP)'), typed).toHaveAccessibleDescription(
      'Please enter a whole number from 810,000 to 2,430,000',
    );
    expectNoResult(typed);
  }
  type('Down payment (EGP)', '810000');
  for (const typed of ['61', '24.5', '10 years']) {
    type('Term (months)', typed);
    expect(field('Term (months)'), typed).toHaveAccessibleDescription(
      'Please enter a whole number from 6 to 60',
    );
    expectNoResult(typed);
  }
  type('Term (months)', '60');
  expect(plan()).toMatchObject({ 'Each month': expect.stringMatching(/EGP$/), 'First bank': '60 months' });
});

test('input stays in the tab; each offer has its own limits, and mentions only existing interest', async () => {
  await open([bank, own]);
  await openCalculator();
  type('Down payment (EGP)', '1600000');
  type('Term (months)', '36');
  await open([bank, own]);
  await openCalculator();
  expect(field('Down payment (EGP)')).toHaveValue('1,600,000');
  expect(field('Term (months)')).toHaveValue('36');
  await userEvent.selectOptions(offerField(), 'Us, Interest, flat rate');
  // Staff put another above it.
  await open([murabaha, bank, own]);
  await openCalculator();
  expect(offerField()).toHaveDisplayValue('Us, Interest, flat rate');
  expect(field('Term (months)')).toHaveValue('24');
  expect(field('Term (months)')).toHaveAccessibleDescription('From 6 to 24');
  type('Down payment (EGP)', '1350000');
  expect(plan()).toEqual({
    'Each month': '56,250.00 EGP',
    Us: '24 months',
    Price: '2,700,000.00 EGP',
    'Down payment': '1,350,000.00 EGP',
    'Amount financed': '1,350,000.00 EGP',
    Fee: '5,000.00 EGP',
    'The car costs in all': '2,705,000.00 EGP',
  });
  expect(screen.getByText('A fee of 5,000.00 EGP is paid with the down payment.')).toBeVisible();
});

test('Ask about this sends the figures', async () => {
  answerInquiries(site);
  await open([bank]);
  await openCalculator();
  type('Term (months)', '12');
  await press('Ask about this');
  const form = within(await screen.findByRole('dialog', { name: 'Ask about this' }));
  expect(await form.findByLabelText('Message')).toHaveValue('I would like to buy this car by the month.');
  typeInto(form, visitor);
  await sendForm(form);
  const { message } = (inquiriesTo(site)[0]?.body ?? {}) as { readonly message: string };
  expect(message).toContain('First bank, Interest, reducing balance, 12 months');
  const { 'First bank': term, ...amounts } = plan();
  expect(term).toBe('12 months');
  for (const [name, amount] of Object.entries(amounts)) expect(message).toContain(`${name}: ${amount}`);
  expect(message).toContain('https://rhine-and-nile.example/car/one');
});

// Other cars and offers: tests/unit/finance.test.ts.
test('there is no instalment without offers, with an invalid one, for a sold car, or without a response', async () => {
  const expectNone = async () => {
    await waitFor(() => expect(screen.queryByText(/a month$/)).toBeNull());
    expect(document.querySelector('summary strong')).toBeNull();
  };
  await open(null);
  await expectNone();
  await open([bank, 'flat']);
  await expectNone();
  await open([bank], { Status: 'sold' });
  await expectNone();
  failRequestsOf(site, 'Settings/finance');
  await open([bank]);
  expect(screen.getByText('2,700,000 EGP')).toBeVisible();
  await expectNone();
});

test('hostile names are shown as text', async () => {
  await open(attacks.map((attack) => bank.replace('First bank', attack)));
  await openCalculator();
  const offers = textsOf(within(offerField()).getAllByRole('option'));
  expect(offers).toEqual(attacks.map((attack) => expect.stringContaining(attack)));
  expect(document.querySelector('details summary')).toHaveTextContent(attacks[0]);
  expect(document.querySelector('article script, img[src="x"], svg[onload]')).toBeNull();
});

test('a prerendered line stays until offers, price or day change', async () => {
  const early = `flat own 1% 0% 30% 60 9 ${thisYear}-11-30 Early`;
  const late = `flat own 20% 0% 30% 60 9 ${thisYear + 1}-11-30 Late`;
  const car = (amount: number) =>
    Promise.resolve({ status: 'available', year: thisYear, price: { stored: '', amount } } as Car);
  moveTo(`${thisYear}-11-25T12:00Z`);
  await open([early, late]);
  const { clearCached } = await import('../../src/data/rest/cache.ts');
  const monthly = await import('../../src/site/finance/monthly.ts');
  const load = () => import('../../src/site/finance/describeMonthly.ts');
  const fetchMonthly = (of: Promise<Car>, shownOffer?: Parameters<typeof monthly.fetchMonthly>[1]) =>
    monthly.fetchMonthly(of, shownOffer, load);
  const shown = fetchMonthly(car(2_700_000));
  const before = shown.then((line) => ({ monthly: line }));
  expect((await shown)?.name).toBe('Early');
  clearCached('settings');
  expect(await fetchMonthly(car(2_700_000), before)).toBe(await shown);
  expect((await fetchMonthly(car(2_600_000), before))?.from).not.toBe((await shown)?.from);

  // Cairo is two hours ahead.
  moveTo(`${thisYear}-11-30T21:59Z`);
  expect(await fetchMonthly(car(2_700_000), before)).toBe(await shown);
  moveTo(`${thisYear}-11-30T22:00Z`);
  expect((await fetchMonthly(car(2_700_000), before))?.name).toBe('Late');
  clearCached('settings');
  site.intercept(() => new Response('nonsense', { status: 500 }));
  expect(await fetchMonthly(car(2_700_000), before)).toBeNull();
  moveTo(`${thisYear}-11-25T12:00Z`);
  expect(await fetchMonthly(car(2_700_000), before)).toBe(await shown);
  site.intercept(null);

  clearCached('settings');
  await site.put('Settings/finance', { rows: [late] });
  moveTo(`${thisYear}-11-25T12:00Z`);
  expect((await fetchMonthly(car(2_700_000), before))?.name).toBe('Late');
});
