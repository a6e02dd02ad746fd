import { describe, expect, test } from 'vitest';
import { type FinanceOffer, offerKinds, parseOffer, parseOffers } from '../../src/model/finance/offers.ts';
import {
  downRange,
  findOffers,
  instalment,
  isWithin,
  lowestPlan,
  pricePiastres,
  toPlan,
} from '../../src/model/finance/plan.ts';
import { createRandom } from '../support/random.ts';

const until = '2026-12-31';
const today = '2026-11-25';

function offerOf(row: string): FinanceOffer {
  const offer = parseOffer(row);
  if (!offer) throw new Error(`Invalid: ${row}`);
  return offer;
}

const bank = offerOf(`reducing bank 27.5% 2% 30% 60 5 ${until} Bank`);
const car = { status: 'available', year: 2024, price: { amount: 2_700_000 } } as const;

const fixed = (piastres: number) =>
  `${Math.trunc(piastres / 100)}.${String(piastres % 100).padStart(2, '0')}`;
const piastres = (text: string) => Math.round(Number(text) * 100);

test.each([
  ['reducing', 200_000, 7.5, 180, '1854.02', 'numpy 1.3, documentation of pmt'],
  ['reducing', 150_000, 4.75, 300, '855.18', 'help.adobe.com, FormCalc, Pmt: 855.17604207164'],
  ['flat', 81_000, 3, 108, '952.50', 'hellokalku.com/en/car-loan, a car of RM 90,000 with 10 % down'],
  ['flat', 100_000, 12, 36, '3777.78', 'emi-calc.com, flat rate: 136,000 in all'],
  ['murabaha', 20_000, 6.6667, 36, '666.67', 'corporatepracticebd.com, Bai-Murabaha: a profit of 4,000'],
  ['murabaha', 500, 18, 3, '174.17', 'm.emicro.my, selling price and instalments at 1.5 % a month'],
] as const)(
  'published: %s %d at %d %% for %d months: %s (%s)',
  (kind, amount, percent, months, monthly, _source) => {
    expect(fixed(instalment(kind, amount * 100, Math.round(percent * 10_000), months))).toBe(monthly);
  },
);

/** Computed by a script with fractions and 60 decimal places: instalment, fee, interest or profit, total. */
const worked: readonly (readonly [terms: string, amounts: string])[] = [
  ['reducing 2700000 810000 27.5% 2% 60', '58277.91 37800.00 1606674.60 4344474.60'],
  ['reducing 3490000 1745000 31% 5000 EGP 84', '51073.55 5000.00 2545178.20 6040178.20'],
  [
    'reducing 100000000000 10000000000 99.9999% 99.9999% 120',
    '7500497907.12 89999910000.00 810059748854.40 1000059658854.40',
  ],
  ['reducing 1000 0 0.0001% 0% 6', '166.67 0.00 0.02 1000.02'],
  ['reducing 999999.99 99999.99 0% 0% 7', '128571.43 0.00 0.01 1000000.00'],
  ['flat 2700000 810000 14.5% 2% 60', '54337.50 37800.00 1370250.00 4108050.00'],
  ['flat 3490000 1745000 16% 5000 EGP 84', '44040.48 5000.00 1954400.32 5449400.32'],
  [
    'flat 100000000000 10000000000 99.9999% 99.9999% 120',
    '8249992500.00 89999910000.00 899999100000.00 1089999010000.00',
  ],
  ['flat 999999.99 99999.99 0% 0% 7', '128571.43 0.00 0.01 1000000.00'],
  ['flat 865432.10 216358.03 13.3333% 2500.50 EGP 48', '20734.29 2500.50 346171.85 1214104.45'],
  ['murabaha 1250000.50 375000.15 13.1% 1.75% 48', '27781.26 15312.51 458500.13 1723813.14'],
  ['murabaha 3490000 1047000 17% 7500 EGP 84', '63692.50 7500.00 2907170.00 6404670.00'],
  ['murabaha 100000000000 10000000000 99.9999% 0% 120', '8249992500.00 0.00 899999100000.00 999999100000.00'],
];

test.each(worked)('%s', (terms, amounts) => {
  const [kind, price = '', down = '', rate, ...rest] = terms.split(' ');
  const months = rest.pop();
  const offer = offerOf(`${kind} bank ${rate} ${rest.join(' ')} 0% ${months} 5 ${until} Bank`);
  const plan = toPlan(offer, piastres(price), piastres(down), Number(months));
  expect([plan.monthly, plan.fee, plan.charge, plan.total].map(fixed).join(' ')).toBe(amounts);
});

describe.each(offerKinds)('%s', (kind) => {
  const { below: random } = createRandom(7);
  const cases = Array.from({ length: 200 }, () => ({
    offer: { ...bank, kind, rate: random(600_000), months: 6 + random(115), leastDown: random(91) },
    price: 100_000 + random(2_000_000_000),
    down: random(2_000_000_000),
    months: random(130),
  }));

  test('the total is the down payment, the fee and all instalments', () => {
    for (const { offer, price, down, months } of cases) {
      const plan = toPlan(offer, price, down, months);
      expect(plan.down + plan.fee + plan.monthly * plan.months).toBe(plan.total);
      expect(plan.down + plan.financed).toBe(price);
      expect(
        Object.values(plan).every((value) => typeof value === 'object' || Number.isSafeInteger(value)),
      ).toBe(true);
    }
  });

  test('a higher price or rate never costs less a month, a higher down payment never more', () => {
    for (const { offer, price, down, months } of cases) {
      const { monthly, ...plan } = toPlan(offer, price, down, months);
      const financed = (more: number, rate: number) =>
        instalment(kind, plan.financed + more, rate, plan.months);
      expect(financed(random(1_000_000), offer.rate)).toBeGreaterThanOrEqual(monthly);
      expect(financed(0, offer.rate + random(100_000))).toBeGreaterThanOrEqual(monthly);
      expect(financed(-random(10_000), offer.rate)).toBeLessThanOrEqual(monthly);
    }
  });
});

test('the instalments of a reducing balance repay it, with monthly interest on the remaining debt', () => {
  const { monthly, financed, months } = toPlan(bank, 270_000_000, 0, bank.months);
  const growth = 1 + 0.275 / 12;
  let owed = financed;
  for (let month = 0; month < months; month++) owed = owed * growth - monthly;
  // Half a piastre of rounding each month, grown to the end.
  expect(Math.abs(owed)).toBeLessThan((0.5 * (growth ** months - 1)) / (growth - 1));
});

test('down payment and term stay within the offer', () => {
  expect(downRange(bank, 270_000_000)).toEqual([81_000_000, 243_000_000]);
  expect(toPlan(bank, 270_000_000, 0, 999)).toMatchObject({ down: 81_000_000, months: 60 });
  expect(toPlan(bank, 270_000_000, 1e15, 1)).toMatchObject({ down: 243_000_000, months: 6 });
  expect(downRange(bank, 100_001)).toEqual([30_001, 90_001]);
});

test.each([
  ['a car of the oldest age', { ...car, year: 2021 }, 1],
  ['an older car', { ...car, year: 2020 }, 0],
  ['the model year to come', { ...car, year: 2027 }, 1],
  ['a car without a year', { ...car, year: null }, 0],
  ['a reserved car', { ...car, status: 'reserved' }, 1],
  ['a sold car', { ...car, status: 'sold' }, 0],
  ['no price', { ...car, price: { amount: null } }, 0],
  ['a price beyond all numbers', { ...car, price: { amount: 1e300 } }, 0],
] as const)('%s', (_what, asked, count) => {
  expect(findOffers([bank], asked, today)).toHaveLength(count);
  expect(lowestPlan([bank], asked, today) === null).toBe(count === 0);
});

test('the lowest instalment of all offers is shown, the first of two equal ones', () => {
  const murabaha = offerOf(`murabaha bank 14.5% 0% 40% 60 5 ${until} Other`);
  const old = offerOf('flat own 0% 0% 90% 120 9 2020-01-01 Old');
  expect(lowestPlan([bank, old, murabaha], car, today)?.offer).toBe(murabaha);
  expect(lowestPlan([bank, { ...bank }], car, today)?.offer).toBe(bank);
  expect(lowestPlan([], car, today)).toBeNull();
});

test('a car is affordable if an offer needs no higher down payment and no higher instalment', () => {
  const { monthly } = toPlan(bank, pricePiastres(car) ?? 0, 0, bank.months);
  const most = monthly / 100;
  const check = ({ most, down }: { most: number; down: number }) =>
    isWithin(lowestPlan([bank], car, today, down), most);
  expect(check({ most, down: 810_000 })).toBe(true);
  expect(check({ most: most - 0.01, down: 810_000 })).toBe(false);
  expect(check({ most: most - 0.01, down: 811_000 })).toBe(true);
  expect(check({ most: 1e12, down: 809_999 })).toBe(false);
  expect(check({ most: 0, down: 2_700_000 })).toBe(true);
  // At most nine tenths are paid at once, else all.
  const nearly = lowestPlan([bank], car, today, 2_699_999);
  expect(nearly).toEqual(toPlan(bank, pricePiastres(car) ?? 0, 1e12, bank.months));
  expect(check({ most: 0, down: 999_999_999_999 })).toBe(true);
  expect(isWithin(lowestPlan([], car, today, 1e12), 1e12)).toBe(false);
});

test('one invalid row makes all offers invalid', () => {
  const row = `flat own 12.25% 2500.50 EGP 0% 36 8 ${until} Our instalments`;
  const parsed = {
    ...{ kind: 'flat', by: 'own', rate: 122_500, fee: { piastres: 250_050 }, leastDown: 0 },
    ...{ months: 36, maxAge: 8, until, name: 'Our instalments' },
  };
  expect(parseOffers({ rows: [row, `${row} ar:تقسيطنا`] })).toEqual([
    { ...parsed, arabicName: '' },
    { ...parsed, arabicName: 'تقسيطنا' },
  ]);
  for (const wrong of [
    row.replace('flat', 'usury'),
    row.replace('12.25%', '1e9%'),
    row.replace('12.25%', '100%'),
    row.replace('12.25%', '12,25%'),
    row.replace('2500.50 EGP', '2500.50 USD'),
    row.replace(' 0% ', ' 91% '),
    row.replace(' 36 ', ' 5 '),
    row.replace(' 36 ', ' 121 '),
    row.replace(until, '2026-02-30'),
    `${row.replace('Our instalments', 'x'.repeat(100))} ar:${'ب'.repeat(101)}`,
    `${row}\n${row}`,
    '',
  ])
    expect(parseOffers({ rows: [row, wrong] })).toEqual([]);
  for (const stored of [null, {}, { rows: row }, { rows: [] }]) expect(parseOffers(stored)).toEqual([]);
});
