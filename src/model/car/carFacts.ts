import { type CarNumber, carNumbers } from '../limits.ts';
import { withAsciiDigits } from '../text/digits.ts';
import { parseText } from '../text/read.ts';

/** The codes that are stored; what they are called stands in the words. */
export const fuels = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric'] as const;
export const transmissions = ['automatic', 'manual'] as const;
export const bodies = [
  'saloon',
  'estate',
  'hatchback',
  'suv',
  'coupe',
  'convertible',
  'van',
  'pick-up',
] as const;

/** The basic colours, the usual ones first. */
export const colors = [
  'black',
  'white',
  'grey',
  'silver',
  'blue',
  'dark-blue',
  'red',
  'burgundy',
  'green',
  'brown',
  'beige',
  'bronze',
  'gold',
  'yellow',
  'orange',
  'purple',
] as const;

export type Fuel = (typeof fuels)[number];
export type Transmission = (typeof transmissions)[number];
export type Body = (typeof bodies)[number];
export type Color = (typeof colors)[number];

/** The key facts that a card shows and a filter asks for; null where the document does not say. */
export interface SummaryFacts {
  /** Whole kilometres. */
  readonly mileage: number | null;
  readonly fuel: Fuel | null;
  readonly transmission: Transmission | null;
  readonly body: Body | null;
  readonly colorCode: Color | null;
}

type NumberFacts = { readonly [Name in CarNumber as Lowercase<Name>]: number | null };

/** All key facts; numbers in whole kilometres, hp and cubic centimetres. */
export interface KeyFacts extends SummaryFacts, NumberFacts {
  /** As it is stored: a code, or an old document's own words; '' where it does not say. */
  readonly color: string;
  /** What the maker calls the colour, '' where the document does not say. */
  readonly colorName: string;
}

/** The code that a stored or typed text means ('Plug-in Hybrid', 'Coupé'), or null. */
export function parseCode<Code extends string>(value: unknown, codes: readonly Code[]): Code | null {
  const text = parseText(value)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return codes.find((code) => code === text) ?? null;
}

/**
 * The whole number that a stored or typed value means, its unit or none behind it ('18,400 km', '٢٥٠', 249.6), or
 * null where it means none from `least` to `most`.
 */
export function parseInteger(value: unknown, least: number, most: number): number | null {
  const text = withAsciiDigits(parseText(value));
  const ungrouped = typeof value === 'number' ? text : text.replace(/(\d)[.,٬\s](?=\d{3}(?!\d))/g, '$1');
  const [, digits] = ungrouped.match(/^(\d+(?:[.,]\d+)?)\s*[\p{L}³.]*$/u) ?? [];
  const whole = Math.round(Number(digits?.replace(',', '.')));
  return whole >= least && whole <= most ? whole : null;
}

/** The number of a car that a stored or typed value means, within its limits, or null. */
export function parseCarNumber(name: CarNumber, value: unknown): number | null {
  const { min, max } = carNumbers[name];
  return parseInteger(value, min, max);
}

/** All numbers of a stored car. */
export function parseCarNumbers(fields: Readonly<Record<string, unknown>>): NumberFacts {
  const names = Object.keys(carNumbers) as CarNumber[];
  const entries = names.map((name) => [name.toLowerCase(), parseCarNumber(name, fields[name])]);
  return Object.fromEntries(entries) as NumberFacts;
}
