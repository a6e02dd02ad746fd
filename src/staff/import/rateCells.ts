import { parseRateRow } from '../../model/import/rates.ts';
import { withAsciiDigits } from '../../model/text/digits.ts';
import { joinCells, type RowFormat, tidyNumber } from '../documents/rows/rowCells.ts';

/** `unit` is the base of a percentage, or a currency. */
const names = ['kind', 'origin', 'fuel', 'from', 'to', 'value', 'unit', 'until', 'source'] as const;

export const rateFormat: RowFormat<(typeof names)[number]> = {
  names,
  split: (row) => row.match(/^(\S+) (\S+) (\S+) (\d+)-(\d+) (\S+?)%? (\S+) (\S+) (.*)$/s)?.slice(1) ?? null,
  join: ({ kind, origin, fuel, from, to, value, unit, until, source }) => {
    const number = tidyNumber(value);
    const rate = /^[A-Z]{3}$/.test(unit) ? `${number} ${unit}` : `${number}% ${unit}`;
    const [low, high] = [from, to].map((end) => withAsciiDigits(end).trim());
    return `${kind} ${origin} ${fuel} ${low}-${high} ${rate} ${until} ${source.trim()}`;
  },
  isValid: (row) => parseRateRow(row) !== null,
};

export const newRate = joinCells(rateFormat, {
  ...{ kind: 'vat', origin: 'any', fuel: 'any', from: '0', to: '99999' },
  ...{ value: '', unit: 'cif', until: '', source: '' },
});
