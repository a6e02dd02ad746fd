import { isDay } from '../text/isDay.ts';
import { parseMap, parseText } from '../text/parse.ts';

/**
 * `reducing`: interest on what is still owed, in equal instalments. `flat`: interest on the whole amount for the whole
 * term. `murabaha`: the bank buys the car and sells it at its price and a profit that is fixed for the whole term.
 */
export const offerKinds = ['reducing', 'flat', 'murabaha'] as const;

/** Who lends. */
export const lenders = ['bank', 'own'] as const;

export type OfferKind = (typeof offerKinds)[number];
export type Lender = (typeof lenders)[number];

/** A percentage of the amount financed, in millionths, or an amount in piastres; paid with the down payment. */
export type Fee = { readonly millionths: number } | { readonly piastres: number };

export interface FinanceOffer {
  readonly kind: OfferKind;
  readonly by: Lender;
  /** Of a year, in millionths. */
  readonly rate: number;
  readonly fee: Fee;
  /** Percent of the price. */
  readonly leastDown: number;
  /** Longest term. */
  readonly months: number;
  /** Years after the model year in which a car is still financed. */
  readonly maxAge: number;
  /** The last day on which it holds, 'yyyy-mm-dd'. */
  readonly until: string;
  readonly name: string;
  /** '' if it is the same. */
  readonly arabicName: string;
}

/** Months. */
export const shortestTerm = 6;

const rowPattern =
  /^([a-z]+) ([a-z]+) (\d{1,2}(?:\.\d{1,4})?)% (?:(\d{1,2}(?:\.\d{1,4})?)%|(\d{1,7}(?:\.\d{1,2})?) EGP) ([0-8]?\d|90)% ([6-9]|[1-9]\d|1[01]\d|120) (\d{1,2}) (20\d{2}-[01]\d-[0-3]\d) (\S.{0,99}?)(?: ar:(\S.{0,99}))?$/u;

/** Parses 'murabaha bank 14.5% 1.5% 30% 60 5 2026-12-31 Bank ar:بنك' or 'flat own 12% 2500 EGP 40% 36 8 2026-12-31 Us'. */
export function parseOffer(stored: string): FinanceOffer | null {
  const [
    ,
    kindText,
    byText,
    rate,
    percent,
    amount,
    down,
    months,
    age,
    until = '',
    name = '',
    arabicName = '',
  ] = stored.match(rowPattern) ?? [];
  const kind = offerKinds.find((known) => known === kindText);
  const by = lenders.find((known) => known === byText);
  if (!kind || !by || !isDay(until)) return null;
  return {
    ...{ kind, by, until, name, arabicName },
    rate: toMillionths(rate),
    fee: percent ? { millionths: toMillionths(percent) } : { piastres: Math.round(Number(amount) * 100) },
    leastDown: Number(down),
    months: Number(months),
    maxAge: Number(age),
  };
}

function toMillionths(percent?: string): number {
  return Math.round(Number(percent) * 10_000);
}

/**
 * Parses `Settings/finance`. Empty if anything in it is invalid, as for the rates of an import: visitors never see half
 * of what staff set.
 */
export function parseOffers(stored: unknown): readonly FinanceOffer[] {
  const { rows } = parseMap(stored);
  const offers = (Array.isArray(rows) ? rows : []).map((row) => parseOffer(parseText(row)));
  return offers.includes(null) ? [] : (offers as readonly FinanceOffer[]);
}
