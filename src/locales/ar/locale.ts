import type { Locale } from '../locale.ts';
import type { WordsOf } from '../wordsOf.ts';

/** Numbers stand in Latin digits, as Egyptian dealers write prices. */
export const locale: Locale = { edition: 'ar', tag: 'ar-EG-u-nu-latn', priceSuffix: ' ج.م', comma: '، ' };

export type Arabic<English> = WordsOf<English, 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>;

/**
 * Latin text inside Arabic: a VIN, a phone number or an address keeps its order whatever stands around it (LRI … PDI).
 */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/** A name of either script, whose own first letter gives its direction (FSI … PDI). */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
