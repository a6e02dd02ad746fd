import { localeInfo } from '#locales/localeInfo.ts';
import type { Price } from '../model/car/car.ts';

/** Formatters of the locale. Intl formatters are expensive to create, so each is created on first use. */

/**
 * 1250000 -> '1,250,000 EGP' (SPEC 9), '1.250.000 EGP' in German, '1,250,000 ج.م' in Arabic; with piastres if not
 * zero: '1,250,000.50 EGP'.
 */
export function formatPrice(amount: number): string {
  return `${(Number.isInteger(amount) ? wholeNumber : exactPrice)().format(amount)}${localeInfo.priceSuffix}`;
}

/** 18400 -> '18,400'. */
export function formatNumber(number: number): string {
  return wholeNumber().format(number);
}

/** Falls back to the stored text if it is not a number, or ''. */
export function formatCarPrice({ amount, stored }: Price): string {
  return amount === null ? stored : formatPrice(amount);
}

/** dd.mm.yyyy in the Cairo time zone (SPEC 9) in every locale; '' without a date. */
export function formatDate(date: Date | null): string {
  return date ? cairoDate().format(date) : '';
}

/** Messages by plural category; # is replaced by the number. */
export type CountMessages = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** '1 car', '1,204 cars'. */
export function formatCount(count: number, messages: CountMessages): string {
  const form = messages[plural().select(count)] ?? messages.other;
  return form.replace('#', formatNumber(count));
}

/** 'A, B and C'. */
export function formatList(items: readonly string[]): string {
  return list().format(items);
}

/** In English in every locale, for the dealer. */
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

const plural = once(() => new Intl.PluralRules(localeInfo.tag));

const list = once(() => new Intl.ListFormat(localeInfo.tag));

function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
