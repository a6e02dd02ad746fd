import { withAsciiDigits } from '../text/digits.ts';
import { parseText } from '../text/parse.ts';
import { type CarNumber, parseCarNumber } from './carFacts.ts';

/** With these, it would be another number: 150 kW are 204 hp, 41 tkm are 41,000 km. */
const otherUnits =
  /\d\s*(?:kw|k|tkm|tsd|mi|miles?|meilen?|l|lit\p{L}+|لتر|ميل|ميلا|ميلًا|أميال|اميال)\.?\s*$/iu;

/** Of an engine: '2.0' is no 2 cc. */
const litres = /^\s*\d[.,]\d\s*$/;

/** '41.5' may be thousands; '125.000,0' is not. */
const decimals = /[.,٫](?!0+(?!\d))\d{1,2}(?=\D*$)/;

/**
 * As `parseCarNumber`, of what staff type or import; null if it is in another unit or has decimals. Apart, because visitors
 * don't load it.
 */
export function parseTypedNumber(name: CarNumber, value: unknown): number | null {
  const text = parseText(value);
  const isOther =
    otherUnits.test(text) || decimals.test(withAsciiDigits(text)) || (name === 'Engine' && litres.test(text));
  return isOther ? null : parseCarNumber(name, value);
}
