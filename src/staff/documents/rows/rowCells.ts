import { withAsciiDigits } from '../../../model/text/digits.ts';

/** How a row of text is edited: as cells by name, which are '' while not filled in. */
export interface RowFormat<Name extends string> {
  readonly names: readonly Name[];
  /** The cells of a stored row in the order of their names; null if it is not one. */
  readonly split: (stored: string) => readonly string[] | null;
  /** The stored row, or anything `isValid` rejects. */
  readonly join: (cells: Readonly<Record<Name, string>>) => string;
  readonly isValid: (stored: string) => boolean;
}

/** Unfinished rows are tab-separated; finished ones have their stored format. */
export function splitCells<Name extends string>(
  { names, split }: RowFormat<Name>,
  row: string,
): Readonly<Record<Name, string>> {
  // Text that is not a row is shown in the last cell.
  const cells = row.includes('\t') ? row.split('\t') : (split(row) ?? [...names.slice(1).map(() => ''), row]);
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) as Record<Name, string>;
}

export function joinCells<Name extends string>(
  { names }: Pick<RowFormat<Name>, 'names'>,
  cells: Readonly<Record<Name, string>>,
): string {
  return names.map((name) => cells[name].replace(/\s+/g, ' ')).join('\t');
}

/** The row as it is stored; unfinished ones stay as typed. */
export function tidyRow<Name extends string>(format: RowFormat<Name>, row: string): string {
  if (!row.includes('\t')) return row;
  const stored = format.join(splitCells(format, row));
  return format.isValid(stored) ? stored : row;
}

export function tidyNumber(text: string): string {
  return withAsciiDigits(text).trim().replace(/[,٫]/, '.');
}

/** The words of the first problem that there is; '' for none. */
export function firstOf(problems: readonly (readonly [isThere: boolean, words: string])[]): string {
  return problems.find(([isThere]) => isThere)?.[1] ?? '';
}
