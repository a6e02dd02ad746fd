import { parseRateRow } from '../../model/import/rates.ts';
import { withAsciiDigits } from '../../model/text/digits.ts';

/** A row as it is typed: what is not filled in yet is ''. */
export interface RateCells {
  readonly kind: string;
  readonly origin: string;
  readonly fuel: string;
  readonly from: string;
  readonly to: string;
  readonly value: string;
  /** The base of a percentage, or a currency. */
  readonly unit: string;
  readonly until: string;
  readonly source: string;
}

const names = ['kind', 'origin', 'fuel', 'from', 'to', 'value', 'unit', 'until', 'source'] as const;

export const newRow = joinCells({
  ...{ kind: 'vat', origin: 'any', fuel: 'any', from: '0', to: '99999' },
  ...{ value: '', unit: 'cif', until: '', source: '' },
});

/** Unfinished rows are separated by tabs; finished ones are as they are stored. */
export function splitCells(row: string): RateCells {
  const cells = row.includes('\t') ? row.split('\t') : splitStored(row);
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) as unknown as RateCells;
}

function splitStored(row: string): readonly string[] {
  const [, ...cells] = row.match(/^(\S+) (\S+) (\S+) (\d+)-(\d+) (\S+?)%? (\S+) (\S+) (.*)$/s) ?? [];
  return cells.length > 0 ? cells : ['', '', '', '', '', '', '', '', row];
}

export function joinCells(cells: RateCells): string {
  return names.map((name) => cells[name].replace(/\s+/g, ' ')).join('\t');
}

/** The row as it is stored; unfinished ones stay as typed. */
export function tidyRow(row: string): string {
  if (!row.includes('\t')) return row;
  const { kind, origin, fuel, from, to, value, unit, until, source } = splitCells(row);
  const number = withAsciiDigits(value).trim().replace(/[,٫]/, '.');
  const rate = /^[A-Z]{3}$/.test(unit) ? `${number} ${unit}` : `${number}% ${unit}`;
  const [low, high] = [from, to].map((end) => withAsciiDigits(end).trim());
  const stored = `${kind} ${origin} ${fuel} ${low}-${high} ${rate} ${until} ${source.trim()}`;
  return parseRateRow(stored) ? stored : row;
}
