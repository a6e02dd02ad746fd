import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import {
  expiryOf,
  type PriceLines,
  parsePriceLines,
  sumOfIncluded,
  toStoredPriceLines,
} from '../../src/model/car/priceLines.ts';
import type { Locale } from '../../src/model/locales.ts';
import {
  type PriceLinesForm,
  priceLinesSchema,
  sumProblem,
  tidyPriceLines,
  toPriceLinesForm,
} from '../../src/staff/prices/priceForm.ts';

const until = '2099-12-31';
const stored = {
  until,
  lines: { car: 'included 900000', customs: 'included 100000', plates: 'excluded 2500' },
};
const price: PriceLines = {
  until,
  lines: [
    { code: 'car', state: 'included', amount: 900_000 },
    { code: 'customs', state: 'included', amount: 100_000 },
    { code: 'plates', state: 'excluded', amount: 2500 },
  ],
};

test('stored lines are parsed in one order, and round-trip', () => {
  const { plates, ...others } = stored.lines;
  expect(parsePriceLines({ until, lines: { plates, ...others } })).toEqual(price);
  expect(toStoredPriceLines(price)).toEqual(stored);
});

test.each<[what: string, stored: unknown]>([
  ['nothing', undefined],
  ['a wrong date', { ...stored, until: 'soon' }],
  ['no line', { until, lines: {} }],
  ['a list', { until, lines: ['customs included'] }],
  ['unknown lines and states', { until, lines: { radio: 'included', customs: 'half' } }],
])('%s is no price', (_what, value) => {
  expect(parsePriceLines(value)).toBeNull();
});

test('lines are valid until the end of their last day in Cairo', () => {
  const winter = { ...price, until: '2026-12-31' };
  expect(new Date(expiryOf(winter)).toISOString()).toBe('2026-12-31T22:00:00.000Z');
});

test('included lines add up only if all state an amount', () => {
  expect(sumOfIncluded(price)).toBe(1_000_000);
  const [, ...others] = price.lines;
  expect(
    sumOfIncluded({ until, lines: [{ code: 'car', state: 'included', amount: null }, ...others] }),
  ).toBeNull();
  expect(sumOfIncluded({ until, lines: [{ code: 'plates', state: 'excluded', amount: 5 }] })).toBeNull();
});

describe('in words', () => {
  test.each([
    {
      locale: 'en',
      summary: 'Includes the car and customs and taxes, but not number plates.',
      values: [
        'Included · 900,000\u00a0EGP',
        'Included · 100,000\u00a0EGP',
        'Not included · about 2,500\u00a0EGP',
      ],
      until: '31 Dec 2099',
      expired: "Ask us for today's price",
    },
    {
      locale: 'ar',
      summary: 'يشمل السعر السيارة والجمارك والضرائب، ولا يشمل اللوحات.',
      values: [
        'ضمن السعر · 900,000\u00a0ج.م',
        'ضمن السعر · 100,000\u00a0ج.م',
        'خارج السعر · نحو 2,500\u00a0ج.م',
      ],
      until: '31 ديسمبر 2099',
      expired: 'اسألنا عن سعر اليوم',
    },
  ] as const)('$locale', async ({ locale, summary, values, until, expired }) => {
    const toPriceText = await textsIn(locale);
    const text = toPriceText(price);
    expect(text).toMatchObject({ summary, includesTaxes: true, until: expect.stringContaining(until) });
    expect(text?.rows.map(([, value]) => value)).toEqual(values);
    expect(text?.rows.map(([, , state]) => state)).toEqual(['included', 'included', 'excluded']);
    expect(toPriceText({ ...price, until: '2020-01-01' })).toMatchObject({
      ...{ summary: expired, until: '', rows: [], includesTaxes: false },
    });
  });

  test('lines that are all included, all not, or not applicable', async () => {
    const toPriceText = await textsIn('en');
    const say = (state: 'included' | 'excluded' | 'none') =>
      toPriceText({ until, lines: [{ code: 'customs', state, amount: null }] });
    expect(say('included')).toMatchObject({ summary: 'Includes customs and taxes.' });
    expect(say('excluded')).toMatchObject({
      summary: 'Does not include customs and taxes.',
      includesTaxes: false,
      rows: [['customs and taxes', 'Not included', 'excluded']],
    });
    expect(say('none')).toBeNull();
  });
});

describe('the form', () => {
  const form = toPriceLinesForm(stored);
  const problem = (change: Partial<PriceLinesForm>) =>
    v.safeParse(priceLinesSchema, { ...form, ...change }).issues?.[0].message ?? null;

  test('stores what it was opened with, and nothing if no line is set', () => {
    expect(v.parse(priceLinesSchema, form)).toEqual(stored);
    expect(v.parse(priceLinesSchema, toPriceLinesForm(undefined))).toBeNull();
  });

  test('names a wrong amount and a missing day', () => {
    expect(problem({})).toBeNull();
    expect(problem({ until: '' })).toBe('Please choose the last day on which the price lines hold.');
    expect(problem({ lines: { ...form.lines, customs: 'included much' } })).toBe(
      'The amount of “Customs and taxes” must be a whole number of EGP.',
    );
    expect(tidyPriceLines({ ...form, lines: { ...form.lines, car: 'included  900,000 EGP' } })).toEqual(form);
  });

  test.each([
    [1_000_000, null],
    [null, null],
    [1_050_000, 'The included lines add up to 1,000,000 EGP, 50,000 EGP less than the price.'],
    [999_999, 'The included lines add up to 1,000,000 EGP, 1 EGP more than the price.'],
  ])('compares its sum with the price %s', (amount, message) => {
    expect(sumProblem(form, amount)).toBe(message);
  });
});

/** As in the build of a locale. */
async function textsIn(locale: Locale) {
  vi.resetModules();
  const path = `../../src/locales/${locale}`;
  vi.doMock('#locales/localeInfo.ts', () => import(`${path}/localeInfo.ts`));
  vi.doMock('#locales/price.ts', () => import(`${path}/price.ts`));
  return (await import('../../src/locales/priceText.ts')).toPriceText;
}
