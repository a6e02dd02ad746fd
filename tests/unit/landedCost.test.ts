import { describe, expect, test } from 'vitest';
import { isOldRate } from '../../src/model/import/isOldRate.ts';
import { costParts, type ImportedCar, landedCost } from '../../src/model/import/landedCost.ts';
import {
  type ImportRates,
  parseExchangeRate,
  parseImportRates,
  parseRateRow,
} from '../../src/model/import/rates.ts';
import { createRandom } from '../support/random.ts';

const until = '2026-12-31';
const rows = [
  'roro any any 0-99999 1200 EUR',
  'container any any 0-99999 2150.50 USD',
  'insurance any any 0-99999 1.5% shipped',
  'customs eu any 0-99999 0% cif',
  'customs uk any 0-99999 0% cif',
  'customs turkey any 0-99999 0% cif',
  'customs any electric 0-99999 0% cif',
  'customs elsewhere any 0-1600 40% cif',
  'customs elsewhere any 1601-99999 135% cif',
  'schedule any electric 0-99999 0% duty',
  'schedule any any 0-1600 1% duty',
  'schedule any any 1601-2000 15% duty',
  'schedule any any 2001-99999 30% duty',
  'development any electric 0-99999 0% cif',
  'development any any 0-1600 3% cif',
  'development any any 1601-2000 5% cif',
  'development any any 2001-99999 8.5% cif',
  'vat any any 0-99999 14% above',
  'clearance any any 0-99999 25000 EGP',
  'service any electric 0-99999 4% car',
  'service any any 0-99999 5% above',
].map((row) => `${row} ${until} Published`);
const stored = { EUR: '56.1234', USD: '48.4', day: '2026-11-20', ageNew: '1', ageUsed: '3', rows };
const today = '2026-11-25';

function ratesOf(fields: object = {}): ImportRates {
  const rates = parseImportRates({ ...stored, ...fields });
  if (!rates) throw new Error('The rates are invalid.');
  return rates;
}

const car: ImportedCar = {
  cents: 3_250_000,
  currency: 'EUR',
  condition: 'new',
  year: 2026,
  origin: 'eu',
  hasEur1: true,
  fuel: 'petrol',
  engine: 1598,
  transport: 'roro',
};

/** Computed with decimals outside this code: car, transport, insurance, CIF, each tax and cost, sum. */
const worked = `
32500 EUR eu eur1 petrol 1598 roro = 1824010.50 67348.08 28370.38 1919728.96 0.00 19197.29 57591.87 279512.54 25000.00 115051.53 2416082.19
0.01 USD eu eur1 petrol 1600 roro = 0.48 67348.08 1010.23 68358.79 0.00 683.59 2050.76 9953.04 25000.00 5302.31 111348.49
10000000 USD eu eur1 electric 0 container = 484000000.00 104084.20 7261561.26 491365645.46 0.00 0.00 0.00 68791190.36 25000.00 19360000.00 579541835.82
8800 EUR uk eur1 diesel 1601 container = 493885.92 104084.20 8969.55 606939.67 0.00 91040.95 30346.98 101965.86 25000.00 42764.67 898058.13
10000000 EUR uk eur1 plug-in-hybrid 2000 roro = 561234000.00 67348.08 8419520.22 569720868.30 0.00 85458130.25 28486043.42 95713105.88 25000.00 38970157.39 818373305.24
32500 USD uk eur1 petrol 2001 roro = 1573000.00 67348.08 24605.22 1664953.30 0.00 499485.99 141521.03 322834.44 25000.00 132689.74 2786484.50
27450.5 USD elsewhere eur1 petrol 1600 roro = 1328604.20 67348.08 20939.28 1416891.56 566756.62 19836.48 42506.75 286438.80 25000.00 117871.51 2475301.72
18999.99 EUR elsewhere eur1 diesel 1601 container = 1066344.04 104084.20 17556.42 1187984.66 1603779.29 418764.59 59399.23 457789.89 25000.00 187635.88 3940353.54
120000 EUR eu - petrol 1598 roro = 6734808.00 67348.08 102032.34 6904188.42 2761675.37 96658.64 207125.65 1395750.73 25000.00 569519.94 11959918.75
27450.5 EUR eu - diesel 2993 container = 1540615.39 104084.20 24670.49 1669370.08 2253649.61 1176905.91 141896.46 733855.09 25000.00 300033.86 6300711.01
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ') as [car: string, amounts: string]);

function toCar(words: string): ImportedCar {
  const [price, currency, origin, eur1, fuel, engine, transport] = words.split(' ');
  return {
    ...car,
    ...({ currency, origin, fuel, transport } as Partial<ImportedCar>),
    cents: Math.round(Number(price) * 100),
    hasEur1: eur1 === 'eur1',
    engine: Number(engine),
  };
}

function costOf(asked: ImportedCar, rates = ratesOf()) {
  const cost = landedCost(asked, rates, today);
  if ('missing' in cost) throw new Error(`No cost: ${cost.missing}`);
  return cost;
}

test.each(worked)('%s', (words, amounts) => {
  const { lines, total } = costOf(toCar(words));
  const piastres = [...lines.map((line) => line.piastres), total];
  expect(piastres.map((amount) => (amount / 100).toFixed(2)).join(' ')).toBe(amounts);
});

describe('any car', () => {
  const { below, pick } = createRandom(47);
  const cars = Array.from({ length: 300 }, () => ({
    ...toCar(pick(worked)[0]),
    cents: 1 + Math.floor(10 ** (below(9_000) / 1000)),
  }));

  test('costs the sum of its lines, in whole piastres', () => {
    for (const asked of cars) {
      const { lines, total } = costOf(asked);
      const added = lines.filter(({ kind }) => kind !== 'cif').reduce((sum, line) => sum + line.piastres, 0);
      expect(added).toBe(total);
      expect(Object.values(costParts(lines)).reduce((sum, part) => sum + part)).toBe(total);
      expect(lines.every(({ piastres }) => Number.isSafeInteger(piastres) && piastres >= 0)).toBe(true);
    }
  });
});

test('a cost without a row returns a reason, not a number', () => {
  const without = (kind: string) => ratesOf({ rows: rows.filter((row) => !row.startsWith(kind)) });
  expect(landedCost(car, without('vat'), today)).toEqual({ missing: 'row', kind: 'vat' });
  expect(landedCost(car, without('roro'), today)).toEqual({ missing: 'row', kind: 'roro' });
  expect(landedCost(car, without('container'), today)).toHaveProperty('total');
});

test('a row is valid through its last day; a matching row below does not replace it', () => {
  const rates = (day: string) => ratesOf({ rows: [`vat eu any 0-1600 10% cif ${day} Published`, ...rows] });
  expect(landedCost(car, rates(today), today)).toMatchObject({ until: today });
  expect(landedCost(car, rates('2026-11-24'), today)).toEqual({ missing: 'expired', kind: 'vat' });
  expect(costOf({ ...car, origin: 'uk' }, rates('2026-11-24')).until).toBe(until);
});

test('the first matching row applies, and engine limits are inclusive', () => {
  const rates = ratesOf({
    rows: ['clearance any any 1000-1598 1 EGP', 'clearance any any 1598-1598 2 EGP']
      .map((row) => `${row} ${until} Published`)
      .concat(rows),
  });
  const clearance = (engine: number) =>
    costOf({ ...car, engine }, rates).lines.find(({ kind }) => kind === 'clearance')?.piastres;
  expect([999, 1000, 1598, 1599].map(clearance)).toEqual([2_500_000, 100, 100, 2_500_000]);
});

test('exchange rates are valid for 14 days', () => {
  expect(landedCost(car, ratesOf({ day: '2026-11-11' }), today)).toHaveProperty('total');
  expect(landedCost(car, ratesOf({ day: '2026-11-10' }), today)).toEqual({ missing: 'exchange' });
  expect(isOldRate('2026-11-26', today)).toBe(false);
  // A slip of the year.
  expect(isOldRate('2027-11-26', today)).toBe(true);
});

test('cars that are too old to import have no cost', () => {
  expect(landedCost({ ...car, year: 2025 }, ratesOf(), today)).toHaveProperty('total');
  expect(landedCost({ ...car, year: 2024 }, ratesOf(), today)).toEqual({ missing: 'age' });
  expect(landedCost({ ...car, year: 2023, condition: 'used' }, ratesOf(), today)).toHaveProperty('total');
  expect(landedCost({ ...car, year: 2022, condition: 'used' }, ratesOf(), today)).toEqual({ missing: 'age' });
});

test('one invalid row makes all rates invalid', () => {
  const end = `${until} Published`;
  for (const row of [
    `vat any any 0-99999 14% ${end}`,
    `insurance any any 0-99999 1% cif ${end}`,
    `customs any any 0-99999 40% duty ${end}`,
    `vat mars any 0-99999 14% cif ${end}`,
    `vat any steam 0-99999 14% cif ${end}`,
    `radio any any 0-99999 14% cif ${end}`,
    `vat any any 2000-1600 14% cif ${end}`,
    `vat any any 0-99999 1e3% cif ${end}`,
    `clearance any any 0-99999 1 GBP ${end}`,
    'vat any any 0-99999 14% cif 2026-02-30 Published',
    `vat any any 0-99999 14% cif ${until} `,
    `vat any any 0-99999 14% cif ${end}\nvat`,
    '',
  ]) {
    expect(parseRateRow(row)).toBeNull();
    expect(parseImportRates({ ...stored, rows: [...rows, row] })).toBeNull();
  }
  for (const fields of [
    { rows: [] },
    { rows: 'vat' },
    { day: '20.11.2026' },
    { EUR: '0' },
    { USD: '1e309' },
    { ageNew: 'x' },
    { ageUsed: null },
  ])
    expect(parseImportRates({ ...stored, ...fields })).toBeNull();
  expect(parseImportRates(null)).toBeNull();
});

test('exchange rates have at most four decimals', () => {
  expect(['56.1234', '56', '0.0001', '9999.9999'].map(parseExchangeRate)).toEqual([
    561_234, 560_000, 1, 99_999_999,
  ]);
  expect(['', '0', '-1', '56,1', '10000', '1.23456', 'NaN', null].map(parseExchangeRate)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});
