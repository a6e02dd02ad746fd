import { cairoMs } from '../cairoMs.ts';
import type { SheetErrorCode } from '../errors.ts';
import { withAsciiDigits } from '../text/digits.ts';
import { withoutInvisible } from '../text/invisible.ts';

/** Column headings of the sheet (SPEC 3). The Buyer column is never read. */
export const shipmentColumns = [
  'Car Model',
  'VIN',
  'Invoice No.',
  'Booked',
  'Booked Date',
  'Port',
  'Port Date',
  'Shipped',
  'Shipped Date',
] as const;

/** Columns a sheet may lack. 'Expected Week' is an ISO week such as 2026-W50. */
const optionalColumns = ['Port Name', 'Expected Week'] as const;

export type ShipmentColumn = (typeof shipmentColumns)[number] | (typeof optionalColumns)[number];

export type ShipmentRow = Readonly<Record<ShipmentColumn, string>>;

/** Does not include the buyer. */
export interface Shipment {
  readonly carModel: string;
  /** As in the sheet. */
  readonly vin: string;
  readonly steps: readonly Step[];
  /** '' if unknown. */
  readonly portName: string;
  /** The Monday of the week it is expected in, yyyy-mm-dd; '' if unknown or past. */
  readonly expected: string;
}

export interface Step {
  readonly name: StepName;
  /** As in the sheet; '' if unknown. */
  readonly date: string;
}

/** Steps that can be completed (SPEC 4); `delivered`, the fifth, never is. */
export type StepName = (typeof stepNames)[number];

export const stepNames = ['order_received', 'booked', 'port', 'shipped'] as const;

export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet';
  readonly code: SheetErrorCode;
  /** See SheetErrorCode; otherwise ''. */
  readonly detail: string;

  constructor(code: SheetErrorCode, detail = '') {
    super([code, detail].filter(Boolean).join(': '));
    this.code = code;
    this.detail = detail;
  }
}

export type Shipments = ReadonlyMap<string, Shipment>;

/** Rows with blank VIN, model and invoice number are only formatting (SPEC 7). */
export function isShipment(row: ShipmentRow): boolean {
  return Boolean(row['Car Model'] || row.VIN || row['Invoice No.']);
}

export function toShipment(row: ShipmentRow): Shipment {
  const done = (name: StepName, column: ShipmentColumn, dateColumn: ShipmentColumn) =>
    row[column] === 'TRUE' ? [{ name, date: row[dateColumn] }] : [];
  return {
    carModel: row['Car Model'],
    vin: row.VIN,
    steps: [
      { name: 'order_received', date: '' },
      ...done('booked', 'Booked', 'Booked Date'),
      ...done('port', 'Port', 'Port Date'),
      ...done('shipped', 'Shipped', 'Shipped Date'),
    ],
    portName: row['Port Name'],
    expected: parseExpectedWeek(row['Expected Week']),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Its Monday, yyyy-mm-dd; '' if past or invalid, as most years have 52 weeks. */
function parseExpectedWeek(text: string): string {
  const [, year, week] = text.match(/^(20\d\d)-W(0[1-9]|[1-4]\d|5[0-3])$/i) ?? [];
  if (!year) return '';
  // ISO 8601: 4 January is in week 1.
  const first = new Date(`${year}-01-04`);
  const days = (Number(week) - 1) * 7 - ((first.getUTCDay() + 6) % 7);
  const monday = new Date(first.getTime() + days * dayMs);
  const thursday = new Date(monday.getTime() + 3 * dayMs);
  if (thursday.getUTCFullYear() !== Number(year)) return '';
  return monday.getTime() + 7 * dayMs > Date.now() + cairoMs ? monday.toISOString().slice(0, 10) : '';
}

/** Ignores case, spaces, hyphens and the script of digits. */
export function findShipment(shipments: Shipments, vin: string): Shipment | null {
  return shipments.get(vinKey(vin)) ?? null;
}

/** Later rows replace earlier ones with the same VIN. Skips blank VINs. */
export function addShipments(shipments: Map<string, Shipment>, rows: readonly ShipmentRow[]): void {
  for (const row of rows) if (row.VIN !== '') shipments.set(vinKey(row.VIN), toShipment(row));
}

/** Removes invisible characters, such as marks around a text copied from Arabic; digits become ASCII. */
export function parseVin(text: string): string {
  return withoutInvisible(withAsciiDigits(text)).trim();
}

/** 'wba 21eu-0309…' -> 'WBA21EU0309…'; of a longer text, such as 'VIN: WBA21EU0309…', the only VIN in it. */
export function normalizeVin(vin: string): string {
  const text = parseVin(vin).toUpperCase();
  const [found, other] = text.match(/(?<![A-Z\d])[A-HJ-NPR-Z\d]{17}(?![A-Z\d])/g) ?? [];
  if (found && !other) return found;
  return text.replace(/^(?:VIN|FIN|رقم الشاسيه)(?![A-Z\d])[:.\s]*/, '').replace(/[\s\p{Dash}]|[.,،]$/gu, '');
}

function vinKey(vin: string): string {
  return normalizeVin(vin).toLowerCase();
}

/** ISO 3779. */
const vinLength = 17;

/** Hints for a mistyped VIN: how many characters are missing (negative: too many), and a letter no VIN contains. */
export function checkVin(vin: string): { readonly missing: number; readonly hasForbidden: boolean } {
  const key = vinKey(vin);
  return { missing: vinLength - key.length, hasForbidden: /[ioq]/.test(key) };
}

/** Returns a row parser; columns may be in any order, among others. @throws UnreadableSheet naming missing columns */
export function parseHeader(cells: readonly string[]): (row: readonly string[]) => ShipmentRow {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const indexOf = (column: string) => names.indexOf(column.toLowerCase());
  const indexes = [...shipmentColumns, ...optionalColumns].map(
    (column) => [column, indexOf(column)] as const,
  );
  const missing = shipmentColumns.filter((column) => indexOf(column) < 0);
  if (missing.length > 0) throw new UnreadableSheet('shipments/missingColumns', missing.join(', '));
  return (row) =>
    Object.fromEntries(indexes.map(([column, index]) => [column, row[index]?.trim() ?? ''])) as ShipmentRow;
}
