import { withAsciiDigits } from '../text/digits.ts';
import { withoutInvisible } from '../text/invisible.ts';

/** The Egyptian pound as people write it, before or after the number. Any other currency is invalid. */
const currency = '(?:EGP|EG£|E£|£E|L\\.?E\\.?|ج\\.?\\s?م\\.?|جنيها?(?:\\s?مصر[يى])?)';
const currencies = new RegExp(`^${currency}|${currency}$`, 'giu');

/**
 * Parses a number in EGP: '1,250,000', '1.250.000,00 EGP', '1 250 000', '1’250’000.-', '١٬٢٥٠٬٠٠٠٫٥٠'.
 * Returns null if it is not one number, or ambiguous between countries.
 *
 * - Three digits after a single separator are thousands: '1.250' is 1250. No car price has three decimals or
 *   is below a thousand.
 * - Groups of three use one separator; another dot or comma followed by one or two digits starts the
 *   decimals. Without groups, a dot does too, and a comma from 1000 up: '12,50' is ambiguous.
 * - Commas before a final group of three only group, as in India: '12,50,000' (SPEC 3).
 */
export function parseAmount(text: string): number | null {
  const number = plainNumber(text);
  const [, integer, decimals = ''] =
    [
      /^(\d+)(?:[.\u066b](\d{1,2}))?$/,
      /^(\d{4,})(?:,(\d{1,2}))$/,
      /^(\d{1,3}(?:\.\d{3})+)(?:[,\u066b](\d{1,2}))?$/,
      /^(\d{1,3}(?:[ '\u066c]\d{3})+)(?:[.,\u066b](\d{1,2}))?$/,
      /^(\d{1,3}(?:,\d{2,3})*,\d{3})(?:[.\u066b](\d{1,2}))?$/,
    ]
      .map((form) => number.match(form))
      .find((match) => match !== null && isOneSign(match[1] ?? '')) ?? [];
  return integer === undefined ? null : Number(`${integer.replace(/\D/g, '')}.${decimals}`);
}

function isOneSign(integer: string): boolean {
  return new Set(integer.replace(/\d/g, '')).size <= 1;
}

/** Removes the currency, what can't be seen and a dash for no cents; unifies separators. */
function plainNumber(text: string): string {
  return withoutInvisible(withAsciiDigits(text))
    .trim()
    .replace(currencies, '')
    .trim()
    .replace(/[.,][-–—]{1,2}$/, '')
    .replace(/[\s_]/g, ' ')
    .replace(/[’ʼ‘´`]/g, "'")
    .replace(/\u060c/g, ',');
}
