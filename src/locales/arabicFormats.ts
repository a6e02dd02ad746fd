import { countryNames } from './ar/countryNames.ts';
import { localeInfo } from './ar/localeInfo.ts';
import { formatCalendarDate } from './formatCalendarDate.ts';
import type { CountMessages } from './formats.ts';

/** Arabic formats, for the documents that the English staff area prints. */

export function formatArabicPrice(amount: number): string {
  return number.format(amount) + localeInfo.priceSuffix;
}

/** '2026-11-24' -> '24 نوفمبر 2026'. */
export function formatArabicDate(day: string): string {
  return formatCalendarDate(day, localeInfo.tag);
}

/** '2027-01' -> 'يناير 2027'. */
export function formatArabicMonth(month: string): string {
  return monthFormat.format(new Date(month));
}

/** 'DE' -> 'ألمانيا'. */
export function formatArabicCountry(code: string): string {
  return countryNames[code] ?? countries.of(code) ?? code;
}

export function formatArabicList(items: readonly string[]): string {
  return list.format(items);
}

/** Messages by plural category; # is replaced by the number. */
export function formatArabicCount(count: number, messages: CountMessages): string {
  return (messages[plural.select(count)] ?? messages.other).replace('#', number.format(count));
}

const number = new Intl.NumberFormat(localeInfo.tag, { maximumFractionDigits: 2 });
const monthFormat = new Intl.DateTimeFormat(localeInfo.tag, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const countries = new Intl.DisplayNames(localeInfo.tag, { type: 'region' });
const list = new Intl.ListFormat(localeInfo.tag);
const plural = new Intl.PluralRules(localeInfo.tag);
