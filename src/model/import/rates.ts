import { type Fuel, fuels } from '../car/carFacts.ts';
import { isDay } from '../text/isDay.ts';
import { parseMap, parseText } from '../text/parse.ts';

/** Where a car was made, as agreements of Egypt distinguish it. */
export const origins = ['eu', 'uk', 'turkey', 'elsewhere'] as const;
export const transports = ['roro', 'container'] as const;
export const importCurrencies = ['EUR', 'USD'] as const;

/** Costs in the order in which they are added up. A car is shipped in one of the two ways of transport. */
export const costKinds = [
  ...transports,
  'insurance',
  'customs',
  'schedule',
  'development',
  'vat',
  'clearance',
  'service',
] as const;

/** What a percentage is taken of: sums of lines above its own. `duty` is CIF and customs, `above` all lines above. */
export const bases = ['car', 'shipped', 'cif', 'duty', 'above'] as const;

export type Origin = (typeof origins)[number];
export type Transport = (typeof transports)[number];
export type ImportCurrency = (typeof importCurrencies)[number];
export type CostKind = (typeof costKinds)[number];
export type CostBase = (typeof bases)[number];

/** A percentage of a base, in millionths, or an amount in hundredths of a currency. */
export type Rate =
  | { readonly millionths: number; readonly base: CostBase }
  | { readonly cents: number; readonly currency: ImportCurrency | 'EGP' };

/** The rate of a cost for some cars. */
export interface RateRow {
  readonly kind: CostKind;
  readonly origin: Origin | 'any';
  readonly fuel: Fuel | 'any';
  /** Cubic centimetres, both included; electric cars have 0. */
  readonly engineFrom: number;
  readonly engineTo: number;
  readonly rate: Rate;
  /** Who published it, in words. */
  readonly source: string;
  /** The last day on which it holds, 'yyyy-mm-dd'. */
  readonly until: string;
}

export interface ImportRates {
  /** Ten-thousandths of EGP for one unit. */
  readonly exchange: Readonly<Record<ImportCurrency, number>>;
  /** The day of the exchange rates, 'yyyy-mm-dd'. */
  readonly day: string;
  /** Years after the model year in which a car may still be imported. */
  readonly maxAge: { readonly new: number; readonly used: number };
  /** The first that fits applies. */
  readonly rows: readonly RateRow[];
}

/** The first base that includes a line is only known after it. */
const firstKindAfter: Readonly<Record<CostBase, CostKind>> = {
  car: 'roro',
  shipped: 'insurance',
  cif: 'customs',
  duty: 'schedule',
  above: 'roro',
};

const rowPattern =
  /^([a-z]+) ([a-z]+) ([a-z-]+) (\d{1,5})-(\d{1,5}) (?:(\d{1,3}(?:\.\d{1,4})?)% ([a-z]+)|(\d{1,9}(?:\.\d{1,2})?) (EUR|USD|EGP)) (20\d{2}-[01]\d-[0-3]\d) (\S.{0,299})$/u;

/** Parses 'customs eu any 0-1600 0% cif 2026-12-31 Source' or 'clearance any any 0-99999 25000 EGP 2026-12-31 Source'. */
export function parseRateRow(stored: string): RateRow | null {
  const [, kind, origin, fuel, from, to, percent, base, amount, currency, until = '', source = ''] =
    stored.match(rowPattern) ?? [];
  const row = {
    kind: costKinds.find((known) => known === kind),
    origin: origin === 'any' ? origin : origins.find((known) => known === origin),
    fuel: fuel === 'any' ? fuel : fuels.find((known) => known === fuel),
    engineFrom: Number(from),
    engineTo: Number(to),
    rate: parseRate(percent, base, amount, currency),
  };
  if (!row.kind || !row.origin || !row.fuel || !row.rate || row.engineFrom > row.engineTo) return null;
  if ('base' in row.rate && !isBaseOf(row.rate.base, row.kind)) return null;
  if (!isDay(until)) return null;
  return { ...row, until, source } as RateRow;
}

/** Whether all of a base is known before this cost is. */
export function isBaseOf(base: CostBase, kind: CostKind): boolean {
  return costKinds.indexOf(kind) >= costKinds.indexOf(firstKindAfter[base]);
}

function parseRate(percent?: string, base?: string, amount?: string, currency?: string): Rate | null {
  const known = bases.find((each) => each === base);
  if (percent) return known ? { millionths: Math.round(Number(percent) * 10_000), base: known } : null;
  return amount
    ? { cents: Math.round(Number(amount) * 100), currency: currency as ImportCurrency | 'EGP' }
    : null;
}

/**
 * Parses `Settings/import`. Null if anything in it is invalid: without one row, another could apply in its place.
 */
export function parseImportRates(stored: unknown): ImportRates | null {
  const { day, rows, ageNew, ageUsed, ...fields } = parseMap(stored);
  const exchange = { EUR: parseExchangeRate(fields.EUR), USD: parseExchangeRate(fields.USD) };
  const parsed = (Array.isArray(rows) ? rows : []).map((row) => parseRateRow(parseText(row)));
  const maxAge = { new: parseAge(ageNew), used: parseAge(ageUsed) };
  if (parsed.length === 0 || parsed.includes(null) || !isDay(parseText(day))) return null;
  if (exchange.EUR === null || exchange.USD === null || maxAge.new === null || maxAge.used === null)
    return null;
  return { exchange, day: parseText(day), maxAge, rows: parsed } as ImportRates;
}

/** '56.1234' -> 561234; null unless it is above 0 and below 10,000, with at most four decimals. */
export function parseExchangeRate(text: unknown): number | null {
  const rate = /^\d{1,4}(\.\d{1,4})?$/.test(parseText(text)) ? Math.round(Number(text) * 10_000) : 0;
  return rate > 0 ? rate : null;
}

function parseAge(text: unknown): number | null {
  return /^\d{1,2}$/.test(parseText(text)) ? Number(text) : null;
}
