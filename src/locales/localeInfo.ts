import type { Locale } from '../model/text/locales.ts';

/** How a locale writes what the platform formats; each locale brings its own as `locale.ts`. */
export interface LocaleInfo {
  readonly code: Locale;
  /** For numbers, plurals and lists (BCP 47). */
  readonly tag: string;
  /** After a price, with its space (SPEC 9). */
  readonly priceSuffix: string;
  /** Between things that are named one after the other, its space included. */
  readonly comma: string;
}
