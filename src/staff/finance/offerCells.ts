import { type OfferKind, parseOffer } from '../../model/finance/offers.ts';
import { joinCells, type RowFormat, splitCells, tidyNumber } from '../documents/rows/rowCells.ts';

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
    const paid = unit === '%' ? `${tidyPercent(fee)}%` : `${tidyNumber(fee)} EGP`;
    const [longest, oldest] = [months, age].map(tidyNumber);
    const names = name.trim() && arabic.trim() ? `${name.trim()} ar:${arabic.trim()}` : name.trim();
    return `${kind} ${by} ${tidyPercent(rate)}% ${paid} ${tidyPercent(down)}% ${longest} ${oldest} ${until} ${names}`;
  },
  isValid: (row) => parseOffer(row) !== null,
};

/** The sign is typed, too. */
export const tidyPercent = (text: string) => tidyNumber(text.replace(/[%٪]\s*$/, ''));

export const kindNames: Readonly<Record<OfferKind, string>> = {
  reducing: 'Reducing balance',
  flat: 'Flat rate',
  murabaha: 'Murabaha',
};

/** 'Sample bank, Reducing balance, 12% a year, fee 1%, from 20% down, up to 60 months, cars up to 5 years, until 2027-02-25' */
export function describeOffer(row: string): string {
  const cells = splitCells(offerFormat, row);
  const { name, arabic, kind, by, rate, fee, unit, down, months, age, until } = cells;
  return [
    name,
    arabic,
    by === 'own' && 'offered by us',
    kindNames[kind as OfferKind],
    rate && `${rate}% a year`,
    fee && `fee ${fee}${unit === '%' ? '%' : ` ${unit}`}`,
    down && `from ${down}% down`,
    months && `up to ${months} months`,
    age && `cars up to ${age} years`,
    until && `until ${until}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export const newOffer = joinCells(offerFormat, {
  ...{ kind: 'reducing', by: 'bank', rate: '', fee: '0', unit: '%' },
  ...{ down: '', months: '60', age: '5', until: '', arabic: '', name: '' },
});
