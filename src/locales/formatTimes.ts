import { localeInfo } from '#locales/localeInfo.ts';

/** Apart from formats.ts, because no page needs them at first. */

let dateTime: Intl.DateTimeFormat | null = null;

/** In the visitor's time zone: '22 Nov 2026, 17:25'. */
export function formatDateTime(date: Date): string {
  dateTime ??= new Intl.DateTimeFormat(localeInfo.tag, { dateStyle: 'medium', timeStyle: 'short' });
  return dateTime.format(date);
}

/** In the visitor's time zone: '14:05'. */
export function formatTime(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
