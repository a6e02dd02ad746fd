import { localeInfo } from '#locales/localeInfo.ts';
import type { Locale } from '../model/text/locales.ts';

const separators: Readonly<Partial<Record<Locale, string>>> = { de: '.', ar: '/' };

/** '2026-11-24' -> '24 Nov 2026', '24.11.2026' in German, '24/11/2026' in Arabic; '' without a day. */
export function formatCalendarDate(day: string, locale: Locale = localeInfo.code): string {
  const separator = separators[locale];
  if (separator || !day) return day.split('-').reverse().join(separator);
  return new Date(day).toLocaleDateString(localeInfo.tag, { dateStyle: 'medium', timeZone: 'UTC' });
}
