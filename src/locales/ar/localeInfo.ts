import type { LocaleInfo } from '../localeInfo.ts';
import type { MessagesOf } from '../messagesOf.ts';

/** Numbers stand in Latin digits, as Egyptian dealers write prices. */
export const localeInfo: LocaleInfo = {
  code: 'ar',
  tag: 'ar-EG-u-nu-latn',
  priceSuffix: ' ج.م',
  comma: '، ',
};

export type Arabic<English> = MessagesOf<English, 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>;

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
