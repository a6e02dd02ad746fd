import { localeInfo } from '#locales/localeInfo.ts';

/** '2026-11-24' -> '24 Nov 2026', '24.11.2026' in German, '24 نوفمبر 2026' in Arabic; '' without a day. */
export function formatCalendarDate(day: string, tag = localeInfo.tag): string {
  // A medium date is numeric in Arabic, where the day and the month would have to be guessed.
  const dateStyle = tag.startsWith('ar') ? 'long' : 'medium';
  return day && new Date(day).toLocaleDateString(tag, { dateStyle, timeZone: 'UTC' });
}
