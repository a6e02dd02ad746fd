import { parseText } from '../text/parse.ts';
import { type CarNumber, parseCarNumber } from './carFacts.ts';

/** With these, it would be another number: 150 kW are 204 hp, 41 tkm are 41,000 km. */
const otherUnits = /\d\s*(?:kw|k|tkm|tsd|mi|miles?|l|lit\p{L}+|لتر|ميل)\.?\s*$/iu;

/** Of an engine: '2.0' is no 2 cc. */
const litres = /^\s*\d[.,]\d\s*$/;

/** As `parseCarNumber`, of what staff type or import; null if it is in another unit. Apart, because visitors don't load it. */
export function parseTypedNumber(name: CarNumber, value: unknown): number | null {
  const text = parseText(value);
  const isOther = otherUnits.test(text) || (name === 'Engine' && litres.test(text));
  return isOther ? null : parseCarNumber(name, value);
}
