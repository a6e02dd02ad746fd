/** Rules of what a price includes: the usual lines, and those of a car. */

import { priceLineCodes } from '../../src/model/car/priceLines.ts';
import type { Fields, Plain } from '../support/wire.ts';
import type { AccountCase } from './account-cases.ts';
import { settingCases } from './setting-cases.ts';

const until = '2026-12-31';
const price = { until, lines: { car: 'included 5000000', customs: 'included', plates: 'excluded 2500' } };

const withDate = (date: Plain): Fields => ({ ...price, until: date });
const withLine = (value: Plain, code = 'customs'): Fields => ({
  until,
  lines: { ...price.lines, [code]: value },
});
const each = (table: Readonly<Record<string, Plain>>, make: (value: Plain) => Fields) =>
  Object.fromEntries(Object.entries(table).map(([what, value]) => [what, make(value)]));

export const goodPrices: Readonly<Record<string, Fields>> = {
  'some lines': price,
  'every line': { until, lines: Object.fromEntries(priceLineCodes.map((code) => [code, 'included'])) },
  'one line': { until, lines: { customs: 'none' } },
  'the largest amount': withLine('excluded 99999999999'),
};

export const badPrices: Readonly<Record<string, Fields>> = {
  ...each({ nothing: null, 'another format': '31.12.2026', 'a time': '2026-12-31T00:00Z' }, withDate),
  ...each(
    {
      ...{ 'no state': '', 'another state': 'half', 'an amount alone': '5000' },
      ...{ 'a fraction': 'included 0.5', 'a sign': 'included -5', 'a currency': 'included 5 EGP' },
      ...{ 'too much': 'included 100000000000', 'two lines in one': 'included\nnone' },
      ...{ 'a number': 5, 'a list': ['included'] },
    },
    (value) => withLine(value),
  ),
  'no date': { lines: price.lines },
  'no lines': { until },
  'no line': { until, lines: {} },
  'a list of lines': { until, lines: ['customs included'] },
  'another line': withLine('included', 'radio'),
  'two names in one': { until, lines: { 'customs\nplates': 'included\nnone' } },
  'another field': { ...price, sum: 5 },
};

export const priceCases: readonly AccountCase[] = settingCases('Settings/price', {
  what: 'the lines',
  stored: price,
  good: goodPrices,
  bad: badPrices,
  other: { until: '2027-01-31' },
  required: 'until',
});
