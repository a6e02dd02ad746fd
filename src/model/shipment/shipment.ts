import type { SheetErrorCode } from '../errors.ts';
import { withAsciiDigits } from '../text/digits.ts';

/** What the shipment sheet's columns are called (SPEC 3). Buyer is a column too, but none that is read. */
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

export type ShipmentColumn = (typeof shipmentColumns)[number];

/** A row of the sheet, its values trimmed. */
export type ShipmentRow = Readonly<Record<ShipmentColumn, string>>;

/** A car on its way, without whose it is. */
export interface Shipment {
  readonly carModel: string;
  /** As the sheet writes it. */
  readonly vin: string;
  /** The steps done so far, in order. */
  readonly steps: readonly Step[];
}

export interface Step {
  readonly name: StepName;
  /** As the sheet writes it, '' where it has none. */
  readonly date: string;
}

/** The steps of SPEC 4 that can be done; `delivered`, the fifth, never is. */
export type StepName = 'order_received' | 'booked' | 'port' | 'shipped';

/** Thrown when the shipment sheet cannot be had, or what came is none. */
export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet';
  readonly code: SheetErrorCode;
  /** What the code leaves open (SheetErrorCode), else ''. */
  readonly detail: string;

  constructor(code: SheetErrorCode, detail = '') {
    super([code, detail].filter(Boolean).join(': '));
    this.code = code;
    this.detail = detail;
  }
}

/** The sheet's shipments by VIN. */
export type Shipments = ReadonlyMap<string, Shipment>;

/** A row of VIN, car model and invoice number all blank is no shipment, only formatting (SPEC 7). */
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
  };
}

/** The shipment of a VIN, exact but for case, the spaces around it and the script of its digits; null for a blank one. */
export function findShipment(shipments: Shipments, vin: string): Shipment | null {
  return shipments.get(vinKey(vin)) ?? null;
}

/** Takes rows in, a later one in the place of an earlier one with its VIN. A blank VIN can be no answer. */
export function addShipments(shipments: Map<string, Shipment>, rows: readonly ShipmentRow[]): void {
  for (const row of rows) if (row.VIN !== '') shipments.set(vinKey(row.VIN), toShipment(row));
}

/** A VIN as it was typed or stands in an address, its digits of any script as ASCII. */
export function parseVin(text: string): string {
  return withAsciiDigits(text).trim();
}

function vinKey(vin: string): string {
  return parseVin(vin).toLowerCase();
}

/**
 * Where each column stands, by the sheet's first row; columns may be in any order and there may be others.
 *
 * @throws UnreadableSheet naming the columns that are missing
 */
export function parseHeader(cells: readonly string[]): (row: readonly string[]) => ShipmentRow {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const indexes = shipmentColumns.map((column) => [column, names.indexOf(column.toLowerCase())] as const);
  const missing = indexes.filter(([, index]) => index < 0).map(([column]) => column);
  if (missing.length > 0) throw new UnreadableSheet('shipments/missingColumns', missing.join(', '));
  return (row) =>
    Object.fromEntries(indexes.map(([column, index]) => [column, row[index]?.trim() ?? ''])) as ShipmentRow;
}
