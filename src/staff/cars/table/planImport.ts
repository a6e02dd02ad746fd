import * as v from 'valibot';
import type { OpenedDocument } from '../../../data/staff/documents.ts';
import { toContent } from '../../../data/staff/saveForm.ts';
import { getChangedFields } from '../../../model/form/merge.ts';
import { normalizeVin } from '../../../model/shipment/shipment.ts';
import { parseYear } from '../../../model/text/parse.ts';
import { type CarForm, carKind, emptyCarForm, tidyCarForm, toCarForm } from '../carForm.ts';
import { type Column, idKey, importedColumns } from './columns.ts';
import type { Sheet, SheetRow } from './csv.ts';

export interface StoredCar {
  readonly id: string;
  readonly form: CarForm;
  readonly isSold: boolean;
}

export function toStoredCar({ id, fields }: OpenedDocument): StoredCar {
  return { id, form: toCarForm(fields), isSold: fields.Status === 'sold' };
}

export const rowStates = ['wrong', 'asked', 'new', 'changed', 'same'] as const;

/** `asked`: staff decide whether it is one of the stored cars that it may be. */
export type RowState = (typeof rowStates)[number];

export interface CellChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export interface CellProblem {
  readonly label: string;
  readonly cell: string;
  readonly message: string;
}

export interface PlannedRow {
  readonly number: number;
  readonly title: string;
  readonly state: RowState;
  /** The stored car that it changes, or null. */
  readonly car: StoredCar | null;
  /** Of a row to write. */
  readonly form: CarForm;
  readonly changes: readonly CellChange[];
  readonly problems: readonly CellProblem[];
  /** Stored cars of the same brand, model and year, in doubt; they stay when the question is answered. */
  readonly candidates: readonly StoredCar[];
}

export interface ImportOptions {
  /** The column of each heading, or ''. */
  readonly mapping: readonly string[];
  /** By row number: the id of a candidate, or 'new'. */
  readonly answers: ReadonlyMap<number, string>;
  readonly clearsBlank: boolean;
}

/** What an import of each row would do. New cars are hidden, as they have no pictures. */
export function planImport(
  sheet: Sheet,
  cars: readonly StoredCar[],
  options: ImportOptions,
): readonly PlannedRow[] {
  const stored = indexStock(cars);
  const read = sheet.rows.map((row) => readRow(row, options.mapping));
  const planned = read.map((row) => planRow(row, stored, options));
  return withoutDoubles(planned, read);
}

/** Cells by the key of their column. */
interface ReadRow {
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
  readonly vin: string;
}

function readRow({ number, cells }: SheetRow, mapping: readonly string[]): ReadRow {
  const given = mapping.flatMap((key, index) => (key ? [[key, cells[index] ?? ''] as const] : []));
  const byKey = new Map(given);
  return { number, cells: byKey, vin: normalizeVin(byKey.get('VIN') ?? '') };
}

type Stock = ReturnType<typeof indexStock>;

function indexStock(cars: readonly StoredCar[]) {
  return {
    byId: new Map(cars.map((car) => [car.id, car])),
    byVin: groupBy(cars, ({ form }) => tidyCarForm(form).VIN),
    byName: groupBy(cars, ({ form }) => nameKey(form)),
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups as ReadonlyMap<string, readonly Item[]>;
}

function nameKey({ Name, Model, Production_Year }: CarForm): string {
  return [Name, Model]
    .map((text) => text.trim().toLowerCase())
    .concat(String(parseYear(Production_Year)))
    .join('\n');
}

function planRow(row: ReadRow, stored: Stock, { answers, clearsBlank }: ImportOptions): PlannedRow {
  const { number, cells, vin } = row;
  const id = cells.get(idKey) ?? '';
  const sameVin = (vin && stored.byVin.get(vin)) || [];
  const known = (id ? stored.byId.get(id) : sameVin[0]) ?? null;
  const namesake = () => stored.byName.get(nameKey(fill(emptyCarForm, row, false).form)) ?? [];
  // Cars with another VIN are other cars.
  const candidates = id || known ? [] : namesake().filter((car) => !vin || !car.form.VIN);
  const answer = answers.get(number);
  const car = known ?? candidates.find((each) => each.id === answer) ?? null;
  const base = car?.form ?? { ...emptyCarForm, Hidden: true };
  const filled = fill(base, row, clearsBlank);
  const form = car ? filled.form : { ...filled.form, Hidden: true };
  const [before, content] = [base, form].map((each) => toContent(carKind, each));
  const changed = before && content ? getChangedFields(before, content) : [];
  // A stored car may have the fields that the row lacks.
  const isAsked = candidates.length > 0 && !car && answer !== 'new';
  const problems = [
    ...identityProblems(row, id, known, sameVin),
    ...filled.problems,
    ...schemaProblems(row, form, changed, car).filter(({ cell }) => !isAsked || cell !== ''),
  ];
  return {
    number,
    title: carKind.titleOf(tidyCarForm(form)) || `Row ${number}`,
    state: problems.length > 0 ? 'wrong' : isAsked ? 'asked' : stateOf(car, changed),
    car,
    form,
    changes: car ? changesOf(base, form) : [],
    problems: firstOfEach(problems),
    candidates,
  };
}

function stateOf(car: StoredCar | null, changed: readonly string[]): RowState {
  if (!car) return 'new';
  return changed.length > 0 ? 'changed' : 'same';
}

function fill(base: CarForm, { cells }: ReadRow, clearsBlank: boolean) {
  let form = base;
  const problems: CellProblem[] = [];
  for (const { key, label, write, read } of importedColumns) {
    const cell = cells.get(key);
    if (cell === undefined || !read || (cell === '' && !clearsBlank)) continue;
    const given = withLineFeeds(cell);
    // A text that staff did not touch stays exactly as it is stored.
    if (given === withLineFeeds(write(base)).trim()) continue;
    const part = read(given, form);
    if (typeof part === 'string') problems.push({ label, cell, message: part });
    else form = { ...form, ...part };
  }
  return { form, problems };
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function identityProblems(
  { vin }: ReadRow,
  id: string,
  known: StoredCar | null,
  sameVin: readonly StoredCar[],
): readonly CellProblem[] {
  const problem = (label: string, cell: string, message: string) => [{ label, cell, message }];
  if (id && !known) return problem(idKey, id, 'No stored car has this id. Clear the cell to add a new car.');
  if (sameVin.length > 1) return problem('VIN', vin, 'Several stored cars have this VIN.');
  return sameVin.some((car) => car !== known) ? problem('VIN', vin, 'Another stored car has this VIN.') : [];
}

/** What the form would say. Unchanged fields of a stored car may stay invalid. */
function schemaProblems(
  { cells }: ReadRow,
  form: CarForm,
  changed: readonly string[],
  car: StoredCar | null,
): readonly CellProblem[] {
  const content = toContent(carKind, form);
  const { issues = [] } = v.safeParse(carKind.schema, content);
  const broken = issues.map(({ path, message }) => ({
    path: path?.map(({ key }) => key).join('.') ?? '',
    field: String(path?.[0]?.key),
    message,
  }));
  const relevant = broken.filter(({ field }) => field !== 'Images' && (!car || changed.includes(field)));
  const whole = changed.some((field) => field.startsWith('Price')) && carKind.wholeProblem?.(content);
  const refused = car?.isSold && !form.Hidden && [{ path: 'Hidden', message: 'A sold car stays hidden.' }];
  return [...relevant, ...(whole ? [whole] : []), ...(refused || [])].map(({ path, message }) => ({
    label: carKind.labelOf(path),
    cell: cells.get(path) ?? '',
    message,
  }));
}

function firstOfEach(problems: readonly CellProblem[]): readonly CellProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ label }) => !seen.has(label) && seen.add(label));
}

function changesOf(before: CarForm, after: CarForm): readonly CellChange[] {
  const [was, is] = [tidyCarForm(before), tidyCarForm(after)];
  const toChange = ({ label, write }: Column) => ({ label, before: write(was), after: write(is) });
  return importedColumns.map(toChange).filter((change) => change.before !== change.after);
}

/** If several rows have the same id or VIN, all are wrong: nobody can tell which one is right. */
function withoutDoubles(planned: readonly PlannedRow[], read: readonly ReadRow[]): readonly PlannedRow[] {
  const byId = groupBy(planned, ({ car }) => car?.id ?? '');
  const byVin = groupBy(read, ({ vin }) => vin);
  return planned.map((row, index) => {
    const [id, vin] = [row.car?.id ?? '', read[index]?.vin ?? ''];
    const others = (key: string, rows: ReadonlyMap<string, readonly { readonly number: number }[]>) =>
      ((key && rows.get(key)) || []).map(({ number }) => number).filter((number) => number !== row.number);
    const ofVin = others(vin, byVin);
    const [label, cell, numbers] = ofVin.length > 0 ? ['VIN', vin, ofVin] : [idKey, id, others(id, byId)];
    if (numbers.length === 0) return row;
    const message = `The same car is in row ${numbers.join(', ')} as well.`;
    return { ...row, state: 'wrong', problems: [{ label, cell, message }, ...row.problems] };
  });
}
