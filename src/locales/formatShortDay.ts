import { localeInfo } from '#locales/localeInfo.ts';

const options = { day: 'numeric', month: 'short', timeZone: 'Africa/Cairo' } as const;
const thisYear = new Intl.DateTimeFormat(localeInfo.tag, options);
const otherYear = new Intl.DateTimeFormat(localeInfo.tag, { ...options, year: 'numeric' });

/** '12 Nov', or '12 Nov 2025' of another year; in Cairo. */
export function formatShortDay(day: Date): string {
  return (day.getUTCFullYear() === new Date().getUTCFullYear() ? thisYear : otherYear).format(day);
}
