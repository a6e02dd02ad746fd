import type { Locale } from '../model/locales.ts';

/** By code. */
export function countryNamesIn(locale: Locale, codes: readonly string[]): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.fromEntries(codes.map((code) => [code, names.of(code) ?? code]));
}
