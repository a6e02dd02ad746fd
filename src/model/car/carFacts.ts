import { withAsciiDigits } from '../text/digits.ts';
import { parseText } from '../text/parse.ts';

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

/** Likely countries of make, by ISO 3166-1 alpha-2 code; others may be stored. */
export const countries = [
  ...[
    'AT',
    'BE',
    'CN',
    'CZ',
    'DE',
    'ES',
    'FI',
    'FR',
    'GB',
    'HU',
    'IN',
    'IT',
    'JP',
    'KR',
    'MA',
    'MX',
    'NL',
    'PL',
  ],
  ...['PT', 'RO', 'SE', 'SI', 'SK', 'TH', 'TR', 'US', 'ZA'],
] as const;

export type Fuel = (typeof fuels)[number];
export type Transmission = (typeof transmissions)[number];
export type Body = (typeof bodies)[number];
export type Color = (typeof colors)[number];

/** Shown on cards and used by filters; null if not stored. */
export interface SummaryFacts {
  /** Kilometres. */
  readonly mileage: number | null;
  readonly fuel: Fuel | null;
  readonly transmission: Transmission | null;
  readonly body: Body | null;
  readonly colorCode: Color | null;
}

/** Stored names of what every car has; a car of a backup that lacks one is hidden. */
export const requiredCarFields = ['Name', 'Model', 'Price', 'Production_Year', 'Condition'] as const;

/** Stored names of the lists of equipment. */
export const carLists = ['Engine_Specs', 'Exterior', 'Interior', 'Special_Features'] as const;

/** Optional whole numbers of a car by stored name. Types, parsing and schema derive from this list. */
export const carNumbers = {
  Mileage: { min: 0, max: 2_000_000 },
  Power: { min: 1, max: 3000 },
  Engine: { min: 1, max: 20_000 },
} as const;

export type CarNumber = keyof typeof carNumbers;

type NumberFacts = { readonly [Name in CarNumber as Lowercase<Name>]: number | null };

/** Numbers are whole kilometres, hp and cubic centimetres. */
export interface KeyFacts extends SummaryFacts, NumberFacts {
  /** A code, or the text of an old document, or ''. */
  readonly color: string;
  /** The maker's name of the colour, or ''. */
  readonly colorName: string;
  /** Country of make: an ISO 3166-1 alpha-2 code, or null. */
  readonly origin: string | null;
}

/** What German-speaking staff wrote before there were codes. */
const germanCodes: Readonly<Record<string, string>> = {
  benzin: 'petrol',
  elektro: 'electric',
  automatik: 'automatic',
  schaltgetriebe: 'manual',
  limousine: 'saloon',
  kombi: 'estate',
  schragheck: 'hatchback',
  gelandewagen: 'suv',
  cabrio: 'convertible',
};

/** Ignores case, accents and spaces: 'Plug-in Hybrid', 'Coupé'; old German values count as well. */
export function parseCode<Code extends string>(value: unknown, codes: readonly Code[]): Code | null {
  const text = parseText(value)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return codes.find((code) => code === text || code === germanCodes[text]) ?? null;
}

export function parseCountry(value: unknown): string | null {
  const text = parseText(value);
  return /^[A-Z]{2}$/.test(text) ? text : null;
}

/** Parses a number with an optional unit ('18,400 km', '٢٥٠', 249.6) and rounds it; null if outside `min` to `max`. */
export function parseInteger(value: unknown, min: number, max: number): number | null {
  const text = withAsciiDigits(parseText(value));
  const ungrouped = typeof value === 'number' ? text : text.replace(/(\d)[.,٬\s](?=\d{3}(?!\d))/g, '$1');
  const [, digits] = ungrouped.match(/^(\d+(?:[.,]\d+)?)\s*[\p{L}³.]*$/u) ?? [];
  const whole = Math.round(Number(digits?.replace(',', '.')));
  return whole >= min && whole <= max ? whole : null;
}

/** Parses a stored or typed number; null if invalid or out of range. */
export function parseCarNumber(name: CarNumber, value: unknown): number | null {
  const { min, max } = carNumbers[name];
  return parseInteger(value, min, max);
}

export function parseCarNumbers(fields: Readonly<Record<string, unknown>>): NumberFacts {
  const names = Object.keys(carNumbers) as CarNumber[];
  const entries = names.map((name) => [name.toLowerCase(), parseCarNumber(name, fields[name])]);
  return Object.fromEntries(entries) as NumberFacts;
}

/** Cars of the next year are sold already. */
export function lastModelYear(): number {
  return new Date().getFullYear() + 1;
}
