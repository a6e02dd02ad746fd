import type { Locale } from '../model/locales.ts';

/** Formatting of a locale; see localeInfo.ts in its folder. */
export interface LocaleInfo {
  readonly code: Locale;
  /** For numbers, plurals and lists (BCP 47). */
  readonly tag: string;
  /** Includes its leading space (SPEC 9). */
  readonly priceSuffix: string;
  /** List separator, including its space. */
  readonly comma: string;
}
