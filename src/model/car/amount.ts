import { withAsciiDigits } from '../text/digits.ts';

/** The pound of Egypt as people write it, before or behind the number; any other currency makes it no price of ours. */
const currency = '(?:EGP|EG£|E£|£E|L\\.?E\\.?|ج\\.?\\s?م\\.?|جنيها?(?:\\s?مصر[يى])?)';
const currencies = new RegExp(`^${currency}|${currency}$`, 'giu');

/**
 * The one number a text is, in EGP: '1,250,000', '1.250.000,00 EGP', '1 250 000', '1’250’000.-', '١٬٢٥٠٬٠٠٠٫٥٠'. Null
 * where it is not one number, or where people of two countries would read two.
 *
 * - Exactly three digits behind the only separator are thousands, whatever the separator: '1.250' is 1250. No price
 *   of a car has three decimals, and none is below a thousand.
 * - Groups of three are set apart by one and the same sign; another dot or comma behind them, with one or two digits,
 *   begins the decimals. Without groups a dot does so as well, and a comma from 1000 up: '12,50' could be either.
 * - Commas before a last group of three digits are nothing but grouping, as in India too: '12,50,000' (SPEC 3).
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

/** Groups are set apart by one sign alone. */
function isOneSign(integer: string): boolean {
  return new Set(integer.replace(/\d/g, '')).size <= 1;
}

/** The number without currency, marks of direction and the dash that stands for no cents; one sign for each kind. */
function plainNumber(text: string): string {
  return withAsciiDigits(text)
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replace(currencies, '')
    .trim()
    .replace(/[.,][-–—]{1,2}$/, '')
    .replace(/[\s_]/g, ' ')
    .replace(/[’ʼ‘´`]/g, "'")
    .replace(/\u060c/g, ',');
}
