import { parseMap, parseText } from '../text/parse.ts';

/** What a price may include; `customs` stands for customs and taxes. */
export const priceLineCodes = [
  'car',
  'transport',
  'insurance',
  'customs',
  'clearance',
  'registration',
  'plates',
  'warranty',
] as const;

/** `none`: not applicable. */
export const priceLineStates = ['included', 'excluded', 'none'] as const;

export type PriceLineCode = (typeof priceLineCodes)[number];
export type PriceLineState = (typeof priceLineStates)[number];

export interface PriceLine {
  readonly code: PriceLineCode;
  readonly state: PriceLineState;
  /** Whole EGP, an estimate if the line is not included; null if not stated. */
  readonly amount: number | null;
}

export interface PriceLines {
  /** The last day on which they hold, 'yyyy-mm-dd'. */
  readonly until: string;
  readonly lines: readonly PriceLine[];
}

/** Parses `{ until: '2026-12-31', lines: { car: 'included', plates: 'excluded 2500' } }`; null without a date or a line. */
export function parsePriceLines(stored: unknown): PriceLines | null {
  const { until, lines } = parseMap(stored);
  const date = parseText(until);
  const given = priceLineCodes.flatMap((code) => parseLine(code, parseMap(lines)[code]));
  return Number.isNaN(Date.parse(date)) || given.length === 0 ? null : { until: date, lines: given };
}

function parseLine(code: PriceLineCode, stored: unknown): readonly PriceLine[] {
  const [word, amount] = parseText(stored).split(' ');
  const state = priceLineStates.find((known) => known === word);
  return state ? [{ code, state, amount: Number(amount) || null }] : [];
}

/** The inverse of `parsePriceLines`. */
export function toStoredPriceLines({ until, lines }: PriceLines) {
  const entries = lines.map(({ code, state, amount }) => [
    code,
    amount === null ? state : `${state} ${amount}`,
  ]);
  return { until, lines: Object.fromEntries(entries) as Readonly<Record<string, string>> };
}

/** The end of the last day in Cairo (in summer an hour later), in milliseconds since 1970. */
export function expiryOf({ until }: PriceLines): number {
  return Date.parse(`${until}T22:00Z`);
}

export function findLine({ lines }: PriceLines, code: PriceLineCode): PriceLine | undefined {
  return lines.find((line) => line.code === code);
}

/** What the included lines add up to; null unless all of them state an amount. */
export function sumOfIncluded({ lines }: PriceLines): number | null {
  const amounts = lines.filter(({ state }) => state === 'included').map(({ amount }) => amount);
  if (amounts.length === 0) return null;
  return amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount));
}
