import Papa from 'papaparse';
import type { OpenedDocument } from '../../../data/staff/documents.ts';
import { type Delimiter, defuseCell, detectDelimiter, restoreCell } from '../../../model/table/sheetText.ts';
import { toCarForm } from '../carForm.ts';
import { columns, idKey } from './columns.ts';

/** With a byte order mark, by which Excel recognizes UTF-8. */
export function toCsv(cars: readonly OpenedDocument[]): string {
  const rows = cars.map(({ id, fields }) => {
    const form = toCarForm(fields);
    return [defuseCell(id), ...columns.map(({ write }) => defuseCell(write(form)))];
  });
  return `\ufeff${Papa.unparse([[idKey, ...columns.map(({ label }) => label)], ...rows])}`;
}

export interface SheetRow {
  /** Of the sheet, from 1; the heading is a row too. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly header: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Null for a sheet without rows, or with a quotation mark that is never closed. */
export function parseSheet(text: string, delimiter: Delimiter = detectDelimiter(text)): Sheet | null {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^sep=.\r?\n/, ''), { delimiter });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return null;
  const [head, ...rows] = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => restoreCell(cell.trim())) }))
    .filter(({ cells }) => cells.some(Boolean));
  return head && rows.length > 0 ? { header: head.cells, rows } : null;
}
