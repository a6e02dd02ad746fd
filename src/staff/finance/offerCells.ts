import { parseOffer } from '../../model/finance/offers.ts';
import { joinCells, type RowFormat, tidyNumber } from '../documents/rows/rowCells.ts';

/** `unit` is '%' or 'EGP', of the fee; `arabic` is the name. The name is last, as a text that is no offer is shown there. */
const names = [
  'kind',
  'by',
  'rate',
  'fee',
  'unit',
  'down',
  'months',
  'age',
  'until',
  'arabic',
  'name',
] as const;

export const offerFormat: RowFormat<(typeof names)[number]> = {
  names,
  split: (row) => {
    const [, ...cells] =
      row.match(/^(\S+) (\S+) (\S+)% (\d\S*?)(%| EGP) (\S+)% (\S+) (\S+) (\S+) (.*?)(?: ar:(.*))?$/s) ?? [];
    const [name = '', arabic = ''] = cells.splice(-2);
    return cells.length > 0 ? [...cells, arabic, name].map((cell) => cell.trim()) : null;
  },
  join: ({ kind, by, rate, fee, unit, down, months, age, until, name, arabic }) => {
    const paid = unit === '%' ? `${tidyNumber(fee)}%` : `${tidyNumber(fee)} EGP`;
    const [least, longest, oldest] = [down, months, age].map(tidyNumber);
    const names = name.trim() && arabic.trim() ? `${name.trim()} ar:${arabic.trim()}` : name.trim();
    return `${kind} ${by} ${tidyNumber(rate)}% ${paid} ${least}% ${longest} ${oldest} ${until} ${names}`;
  },
  isValid: (row) => parseOffer(row) !== null,
};

export const newOffer = joinCells(offerFormat, {
  ...{ kind: 'reducing', by: 'bank', rate: '', fee: '0', unit: '%' },
  ...{ down: '', months: '60', age: '5', until: '', arabic: '', name: '' },
});
