import { localeInfo } from '#locales/localeInfo.ts';
import type { Price } from '../model/car/car.ts';

/**
 * How numbers, prices, dates and lists are written, for every page, as its locale has them. The platform's formatters are costly to make, so
 * each is made at its first use.
 */

/**
 * 1250000 -> '1,250,000 EGP' (SPEC 9), '1.250.000 EGP' in German, '1,250,000 ج.م' in Arabic; piastres are shown where
 * there are some: '1,250,000.50 EGP'.
 */
export function formatPrice(amount: number): string {
  return `${(Number.isInteger(amount) ? wholeNumber : exactPrice)().format(amount)}${localeInfo.priceSuffix}`;
}

/** 18400 -> '18,400'. */
export function formatNumber(number: number): string {
  return wholeNumber().format(number);
}

/** A car's price; the stored words where they hold no number, '' where it has none. */
export function formatCarPrice({ amount, stored }: Price): string {
  return amount === null ? stored : formatPrice(amount);
}

/** dd.mm.yyyy in the Cairo time zone (SPEC 9), in every locale; '' where there is no date. */
export function formatDate(date: Date | null): string {
  return date ? cairoDate().format(date) : '';
}

/** A date with its time in the visitor's own time zone, as the locale writes it: '22 Nov 2026, 17:25'. */
export function formatDateTime(date: Date): string {
  return dateTime().format(date);
}

/** The time of day in the visitor's own time zone: '14:05'. */
export function formatTime(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** The words of a count by its plural category; '#' stands for the number. A language has more or fewer of them. */
export type CountMessages = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** A count in its words: '1 car', '1,204 cars'. */
export function formatCount(count: number, words: CountMessages): string {
  const form = words[plural().select(count)] ?? words.other;
  return form.replace('#', formatNumber(count));
}

/** 'A, B and C'. */
export function formatList(items: readonly string[]): string {
  return list().format(items);
}

/** 'A, B and C' in every locale, for what the dealer reads. */
export function formatEnglishList(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(items);
}

const wholeNumber = once(() => new Intl.NumberFormat(localeInfo.tag, { maximumFractionDigits: 0 }));

const exactPrice = once(
  () => new Intl.NumberFormat(localeInfo.tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

const cairoDate = once(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'Africa/Cairo',
    }),
);

const dateTime = once(
  () => new Intl.DateTimeFormat(localeInfo.tag, { dateStyle: 'medium', timeStyle: 'short' }),
);

const plural = once(() => new Intl.PluralRules(localeInfo.tag));

const list = once(() => new Intl.ListFormat(localeInfo.tag));

function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
