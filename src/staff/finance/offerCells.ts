import { parseOffer } from '../../model/finance/offers.ts';
import { joinCells, type RowFormat, tidyNumber } from '../documents/rows/rowCells.ts';

/** `unit` is '%' or 'EGP', of the fee. */
const names = ['kind', 'by', 'rate', 'fee', 'unit', 'down', 'months', 'age', 'until', 'name'] as const;

export const offerFormat: RowFormat<(typeof names)[number]> = {
  names,
  split: (row) => {
    const [, ...cells] =
      row.match(/^(\S+) (\S+) (\S+)% (\d\S*?)(%| EGP) (\S+)% (\S+) (\S+) (\S+) (.*)$/s) ?? [];
    return cells.length > 0 ? cells.map((cell) => cell.trim()) : null;
  },
  join: ({ kind, by, rate, fee, unit, down, months, age, until, name }) => {
    const paid = unit === '%' ? `${tidyNumber(fee)}%` : `${tidyNumber(fee)} EGP`;
    const [least, longest, oldest] = [down, months, age].map(tidyNumber);
    return `${kind} ${by} ${tidyNumber(rate)}% ${paid} ${least}% ${longest} ${oldest} ${until} ${name.trim()}`;
  },
  isValid: (row) => parseOffer(row) !== null,
};

export const newOffer = joinCells(offerFormat, {
  ...{ kind: 'reducing', by: 'bank', rate: '', fee: '0', unit: '%' },
  ...{ down: '', months: '60', age: '5', until: '', name: '' },
});
