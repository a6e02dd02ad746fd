import { localeInfo } from '#locales/localeInfo.ts';

/** '2026-11-24' -> '24 Nov 2026', '24.11.2026' in German, '24/11/2026' in Arabic; '' without a day. */
export function formatCalendarDate(day: string, tag = localeInfo.tag): string {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  // Arabic has a direction mark before each slash.
  return day && new Date(day).toLocaleDateString(tag, options).replaceAll('\u200f', '');
}
