import { localeInfo } from '#locales/localeInfo.ts';

const format = new Intl.DateTimeFormat(localeInfo.tag, {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** '2026-11-26' -> 'Thu, 26 Nov 2026'. */
export function formatDay(day: string): string {
  return format.format(new Date(day));
}
