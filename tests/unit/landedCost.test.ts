import { describe, expect, test } from 'vitest';
import { isOldRate } from '../../src/model/import/isOldRate.ts';
import { type ImportedCar, landedCost } from '../../src/model/import/landedCost.ts';
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
27450.5 EUR eu eur1 diesel 1601 container = 1540615.39 104084.20 24670.49 1669370.08 0.00 250405.51 83468.50 280454.17 25000.00 115434.91 2424133.17
18999.99 USD eu eur1 hybrid 1998 container = 919599.52 104084.20 15355.26 1039038.98 0.00 155855.85 51951.95 174558.55 25000.00 72320.27 1518725.60
120000 EUR eu eur1 plug-in-hybrid 2000 roro = 6734808.00 67348.08 102032.34 6904188.42 0.00 1035628.26 345209.42 1159903.65 25000.00 473496.49 9943426.24
8800 USD eu eur1 petrol 2001 roro = 425920.00 67348.08 7399.02 500667.10 0.00 150200.13 42556.70 97079.35 25000.00 40775.16 856278.44
54321.01 EUR eu eur1 diesel 2993 container = 3048679.77 104084.20 47291.46 3200055.43 0.00 960016.63 272004.71 620490.75 25000.00 253878.38 5331445.90
10000000 USD eu eur1 electric 0 container = 484000000.00 104084.20 7261561.26 491365645.46 0.00 0.00 0.00 68791190.36 25000.00 19360000.00 579541835.82
18999.99 EUR uk eur1 petrol 1598 roro = 1066344.04 67348.08 17005.38 1150697.50 0.00 11506.98 34520.93 167541.56 25000.00 69463.35 1458730.32
120000 USD uk eur1 petrol 1600 roro = 5808000.00 67348.08 88130.22 5963478.30 0.00 59634.78 178904.35 868282.44 25000.00 354764.99 7450064.86
8800 EUR uk eur1 diesel 1601 container = 493885.92 104084.20 8969.55 606939.67 0.00 91040.95 30346.98 101965.86 25000.00 42764.67 898058.13
54321.01 USD uk eur1 hybrid 1998 container = 2629136.88 104084.20 40998.32 2774219.40 0.00 416132.91 138710.97 466068.86 25000.00 191006.61 4011138.75
10000000 EUR uk eur1 plug-in-hybrid 2000 roro = 561234000.00 67348.08 8419520.22 569720868.30 0.00 85458130.25 28486043.42 95713105.88 25000.00 38970157.39 818373305.24
32500 USD uk eur1 petrol 2001 roro = 1573000.00 67348.08 24605.22 1664953.30 0.00 499485.99 141521.03 322834.44 25000.00 132689.74 2786484.50
0.01 EUR uk eur1 diesel 2993 container = 0.56 104084.20 1561.27 105646.03 0.00 31693.81 8979.91 20484.77 25000.00 9590.23 201394.75
27450.5 USD uk eur1 electric 0 container = 1328604.20 104084.20 21490.33 1454178.73 0.00 0.00 0.00 203585.02 25000.00 53144.17 1735907.92
54321.01 EUR turkey eur1 petrol 1598 roro = 3048679.77 67348.08 46740.42 3162768.27 0.00 31627.68 94883.05 460499.06 25000.00 188738.90 3963516.96
10000000 USD turkey eur1 petrol 1600 roro = 484000000.00 67348.08 7261010.22 491328358.30 0.00 4913283.58 14739850.75 71537408.97 25000.00 29127195.08 611671096.68
32500 EUR turkey eur1 diesel 1601 container = 1824010.50 104084.20 28921.42 1957016.12 0.00 293552.42 97850.81 328778.71 25000.00 135109.90 2837307.96
0.01 USD turkey eur1 hybrid 1998 container = 0.48 104084.20 1561.27 105645.95 0.00 15846.89 5282.30 17748.52 25000.00 8476.18 177999.84
27450.5 EUR turkey eur1 plug-in-hybrid 2000 roro = 1540615.39 67348.08 24119.45 1632082.92 0.00 244812.44 81604.15 274189.93 25000.00 112884.47 2370573.91
18999.99 USD turkey eur1 petrol 2001 roro = 919599.52 67348.08 14804.21 1001751.81 0.00 300525.54 85148.90 194239.68 25000.00 80333.30 1686999.23
120000 EUR turkey eur1 diesel 2993 container = 6734808.00 104084.20 102583.38 6941475.58 0.00 2082442.67 590025.42 1345952.11 25000.00 549244.79 11534140.57
8800 USD turkey eur1 electric 0 container = 425920.00 104084.20 7950.06 537954.26 0.00 0.00 0.00 75313.60 25000.00 17036.80 655304.66
0.01 EUR elsewhere eur1 petrol 1598 roro = 0.56 67348.08 1010.23 68358.87 27343.55 957.02 2050.77 13819.43 25000.00 6876.48 144406.12
27450.5 USD elsewhere eur1 petrol 1600 roro = 1328604.20 67348.08 20939.28 1416891.56 566756.62 19836.48 42506.75 286438.80 25000.00 117871.51 2475301.72
18999.99 EUR elsewhere eur1 diesel 1601 container = 1066344.04 104084.20 17556.42 1187984.66 1603779.29 418764.59 59399.23 457789.89 25000.00 187635.88 3940353.54
120000 USD elsewhere eur1 hybrid 1998 container = 5808000.00 104084.20 88681.26 6000765.46 8101033.37 2115269.82 300038.27 2312394.97 25000.00 942725.09 19797226.98
8800 EUR elsewhere eur1 plug-in-hybrid 2000 roro = 493885.92 67348.08 8418.51 569652.51 769030.89 200802.51 28482.63 219515.60 25000.00 90624.21 1903108.35
54321.01 USD elsewhere eur1 petrol 2001 roro = 2629136.88 67348.08 40447.27 2736932.23 3694858.51 1929537.22 232639.24 1203155.41 25000.00 491106.13 10313228.74
10000000 EUR elsewhere eur1 diesel 2993 container = 561234000.00 104084.20 8420071.26 569758155.46 769173509.87 401679499.60 48429443.21 250465685.14 25000.00 101976564.66 2141507857.94
32500 USD elsewhere eur1 electric 0 container = 1573000.00 104084.20 25156.26 1702240.46 0.00 0.00 0.00 238313.66 25000.00 62920.00 2028474.12
120000 EUR eu - petrol 1598 roro = 6734808.00 67348.08 102032.34 6904188.42 2761675.37 96658.64 207125.65 1395750.73 25000.00 569519.94 11959918.75
8800 USD eu - petrol 1600 roro = 425920.00 67348.08 7399.02 500667.10 200266.84 7009.34 15020.01 101214.86 25000.00 42458.91 891637.06
54321.01 EUR eu - diesel 1601 container = 3048679.77 104084.20 47291.46 3200055.43 4320074.83 1128019.54 160002.77 1233141.36 25000.00 503314.70 10569608.63
10000000 USD eu - hybrid 1998 container = 484000000.00 104084.20 7261561.26 491365645.46 663343621.37 173206390.02 24568282.27 189347751.48 25000.00 77092834.53 1618949525.13
32500 EUR eu - plug-in-hybrid 2000 roro = 1824010.50 67348.08 28370.38 1919728.96 2591634.10 676704.46 95986.45 739767.56 25000.00 302441.08 6351262.61
0.01 USD eu - petrol 2001 roro = 0.48 67348.08 1010.23 68358.79 92284.37 48192.95 5810.50 30050.53 25000.00 13484.86 283182.00
27450.5 EUR eu - diesel 2993 container = 1540615.39 104084.20 24670.49 1669370.08 2253649.61 1176905.91 141896.46 733855.09 25000.00 300033.86 6300711.01
18999.99 USD eu - electric 0 container = 919599.52 104084.20 15355.26 1039038.98 0.00 0.00 0.00 145465.46 25000.00 36783.98 1246288.42
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

test('there are 40 worked examples', () => {
  expect(new Set(worked.map(([words]) => words)).size).toBe(40);
});

describe('any car', () => {
  const { below, pick } = createRandom(47);
  const cars = Array.from({ length: 2000 }, () => ({
    ...toCar(pick(worked)[0]),
    cents: 1 + Math.floor(10 ** (below(9_000) / 1000)),
  }));

  test('costs the sum of its lines, in whole piastres', () => {
    for (const asked of cars) {
      const { lines, total } = costOf(asked);
      const added = lines.filter(({ kind }) => kind !== 'cif').reduce((sum, line) => sum + line.piastres, 0);
      expect(added).toBe(total);
      expect(lines.every(({ piastres }) => Number.isSafeInteger(piastres) && piastres >= 0)).toBe(true);
    }
  });

  test('costs no less at a higher price', () => {
    for (const asked of cars) {
      const [before, after] = [costOf(asked), costOf({ ...asked, cents: asked.cents + 1 + below(1000) })];
      expect(after.total).toBeGreaterThanOrEqual(before.total);
      const isLess = ({ piastres }: { piastres: number }, index: number) =>
        piastres < (before.lines[index]?.piastres ?? 0);
      expect(after.lines.filter(isLess)).toEqual([]);
    }
  });
});

test('a cost without a row is an outcome, not a number', () => {
  const without = (kind: string) => ratesOf({ rows: rows.filter((row) => !row.startsWith(kind)) });
  expect(landedCost(car, without('vat'), today)).toEqual({ missing: 'row', kind: 'vat' });
  expect(landedCost(car, without('roro'), today)).toEqual({ missing: 'row', kind: 'roro' });
  expect(landedCost(car, without('container'), today)).toHaveProperty('total');
});

test('a row holds to its last day; one below that also fits does not replace it', () => {
  const rates = (day: string) => ratesOf({ rows: [`vat eu any 0-1600 10% cif ${day} Published`, ...rows] });
  expect(landedCost(car, rates(today), today)).toMatchObject({ until: today });
  expect(landedCost(car, rates('2026-11-24'), today)).toEqual({ missing: 'expired', kind: 'vat' });
  expect(costOf({ ...car, origin: 'uk' }, rates('2026-11-24')).until).toBe(until);
});

test('the first row that fits applies, and the engine may be at either end', () => {
  const rates = ratesOf({
    rows: ['clearance any any 1000-1598 1 EGP', 'clearance any any 1598-1598 2 EGP']
      .map((row) => `${row} ${until} Published`)
      .concat(rows),
  });
  const clearance = (engine: number) =>
    costOf({ ...car, engine }, rates).lines.find(({ kind }) => kind === 'clearance')?.piastres;
  expect([999, 1000, 1598, 1599].map(clearance)).toEqual([2_500_000, 100, 100, 2_500_000]);
});

test('exchange rates hold for 14 days', () => {
  expect(landedCost(car, ratesOf({ day: '2026-11-11' }), today)).toHaveProperty('total');
  expect(landedCost(car, ratesOf({ day: '2026-11-10' }), today)).toEqual({ missing: 'exchange' });
  expect(isOldRate('2026-11-26', today)).toBe(false);
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
    `vat any any 0-99999 14% half ${end}`,
    `insurance any any 0-99999 1% cif ${end}`,
    `customs any any 0-99999 40% duty ${end}`,
    `vat mars any 0-99999 14% cif ${end}`,
    `vat any steam 0-99999 14% cif ${end}`,
    `radio any any 0-99999 14% cif ${end}`,
    `vat any any 2000-1600 14% cif ${end}`,
    `vat any any 0-99999 -14% cif ${end}`,
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
