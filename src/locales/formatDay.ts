import { localeInfo } from '#locales/localeInfo.ts';

const format = new Intl.DateTimeFormat(localeInfo.tag, {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** '2026-11-26' -> 'Thu, 26 Nov 2026'. */
export function formatDay(day: string): string {
  return format.format(new Date(day));
}

const weekday = new Intl.DateTimeFormat(localeInfo.tag, { weekday: 'long', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat(localeInfo.tag, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** '2026-11-27' -> 'Friday, 27 Nov'. */
export function formatWeekday(day: string): string {
  const date = new Date(day);
  return `${weekday.format(date)}${localeInfo.comma}${dayAndMonth.format(date)}`;
}

/** '2026-11-27' -> 'Friday'. */
export function formatLongWeekday(day: string): string {
  return weekday.format(new Date(day));
}

const shortParts = (['weekday', 'day', 'month'] as const).map(
  (part) =>
    new Intl.DateTimeFormat(localeInfo.tag, {
      [part]: part === 'day' ? 'numeric' : 'short',
      timeZone: 'UTC',
    }),
);

/** '2026-11-27' -> ['Fri', '27', 'Nov']. */
export function formatDayParts(day: string): readonly string[] {
  return shortParts.map((part) => part.format(new Date(day)));
}
