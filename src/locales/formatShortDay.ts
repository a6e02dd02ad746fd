import { localeInfo } from '#locales/localeInfo.ts';

/** '12 Nov', or '12 Nov 2025' of another year; in Cairo. */
export function formatShortDay(day: Date): string {
  const year = day.getUTCFullYear() === new Date().getUTCFullYear() ? undefined : 'numeric';
  const options = { day: 'numeric', month: 'short', year, timeZone: 'Africa/Cairo' } as const;
  return day.toLocaleDateString(localeInfo.tag, options);
}
