import { countryNames } from '#locales/countryNames.ts';
import { localeInfo } from '#locales/localeInfo.ts';

const names = new Intl.DisplayNames(localeInfo.tag, { type: 'region' });

/** 'DE' -> 'Germany'. Apart from other formats, because few pages need it. */
export function formatCountry(code: string): string {
  return countryNames[code] ?? names.of(code) ?? code;
}
