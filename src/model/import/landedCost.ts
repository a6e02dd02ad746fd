import type { Condition } from '../car/car.ts';
import type { Fuel } from '../car/carFacts.ts';
import { divide } from '../divide.ts';
import { isOldRate } from './isOldRate.ts';
import {
  type CostBase,
  type CostKind,
  costKinds,
  type ImportCurrency,
  type ImportRates,
  type Origin,
  type RateRow,
  type Transport,
  transports,
} from './rates.ts';

export interface ImportedCar {
  /** Hundredths of the currency. */
  readonly cents: number;
  readonly currency: ImportCurrency;
  readonly condition: Condition;
  readonly year: number;
  readonly origin: Origin;
  /** Whether it has a movement certificate EUR.1. Without one it counts as made elsewhere. */
  readonly hasEur1: boolean;
  readonly fuel: Fuel;
  /** Cubic centimetres; 0 for an electric car. */
  readonly engine: number;
  readonly transport: Transport;
}

/** Amounts are in piastres. */
export interface CostLine {
  readonly kind: CostKind | 'car' | 'cif';
  readonly piastres: number;
  /** Absent for the car and for CIF, which is a sum of the lines above it and not added again. */
  readonly row?: RateRow;
  /** What a percentage was taken of. */
  readonly basePiastres?: number;
}

export type LandedCost =
  | {
      readonly lines: readonly CostLine[];
      readonly total: number;
      /** The last day on which all rows hold, 'yyyy-mm-dd'. */
      readonly until: string;
    }
  | { readonly missing: 'row' | 'expired'; readonly kind: CostKind }
  | { readonly missing: 'exchange' | 'age' };

/**
 * What a car costs until it is in Egypt. Each line is rounded to a whole piastre, half up; the total is the sum of the
 * lines.
 *
 * @param today in Cairo, 'yyyy-mm-dd'
 */
export function landedCost(car: ImportedCar, rates: ImportRates, today: string): LandedCost {
  if (isOldRate(rates.day, today)) return { missing: 'exchange' };
  if (Number(today.slice(0, 4)) - car.year > rates.maxAge[car.condition]) return { missing: 'age' };
  const kinds = costKinds.filter((kind) => kind === car.transport || !transports.some((way) => way === kind));
  const rows = kinds.map((kind) => rates.rows.find((row) => row.kind === kind && fits(row, car)));
  for (const [index, kind] of kinds.entries()) {
    const row = rows[index];
    if (!row) return { missing: 'row', kind };
    if (row.until < today) return { missing: 'expired', kind };
  }
  return addUp(car, rows as readonly RateRow[], rates);
}

function fits(row: RateRow, { origin, hasEur1, fuel, engine }: ImportedCar): boolean {
  const made = hasEur1 ? origin : 'elsewhere';
  return (
    (row.origin === 'any' || row.origin === made) &&
    (row.fuel === 'any' || row.fuel === fuel) &&
    engine >= row.engineFrom &&
    engine <= row.engineTo
  );
}

function addUp(car: ImportedCar, rows: readonly RateRow[], { exchange }: ImportRates): LandedCost {
  const price = divide(BigInt(car.cents) * BigInt(exchange[car.currency]), 10_000n);
  const lines: CostLine[] = [{ kind: 'car', piastres: price }];
  const sums: Partial<Record<CostBase, number>> = { car: price };
  let above = price;
  for (const row of rows) {
    if (row.kind === 'customs') lines.push({ kind: 'cif', piastres: above });
    const { rate } = row;
    if ('base' in rate) {
      const basePiastres = rate.base === 'above' ? above : (sums[rate.base] ?? above);
      const piastres = divide(BigInt(basePiastres) * BigInt(rate.millionths), 1_000_000n);
      lines.push({ kind: row.kind, piastres, row, basePiastres });
      above += piastres;
    } else {
      const factor = rate.currency === 'EGP' ? 10_000 : exchange[rate.currency];
      const piastres = divide(BigInt(rate.cents) * BigInt(factor), 10_000n);
      lines.push({ kind: row.kind, piastres, row });
      above += piastres;
    }
    const known = sumAfter[row.kind];
    if (known) sums[known] = above;
  }
  const until = rows.map((row) => row.until).reduce((first, day) => (day < first ? day : first));
  return { lines, total: above, until };
}

/** Who receives a cost; CIF is a sum of others. */
const partOf = {
  car: 'car',
  roro: 'transport',
  container: 'transport',
  insurance: 'transport',
  customs: 'taxes',
  schedule: 'taxes',
  development: 'taxes',
  vat: 'taxes',
  clearance: 'service',
  service: 'service',
} as const satisfies Record<Exclude<CostLine['kind'], 'cif'>, string>;

export type CostPart = (typeof partOf)[keyof typeof partOf];

/** The cost in four parts, in piastres; they add up to the total. */
export function costParts(lines: readonly CostLine[]): Readonly<Record<CostPart, number>> {
  const parts = { car: 0, transport: 0, taxes: 0, service: 0 };
  for (const { kind, piastres } of lines) if (kind !== 'cif') parts[partOf[kind]] += piastres;
  return parts;
}

/** The base that is complete with this cost. */
const sumAfter: Readonly<Partial<Record<CostKind, CostBase>>> = {
  roro: 'shipped',
  container: 'shipped',
  insurance: 'cif',
  customs: 'duty',
};
