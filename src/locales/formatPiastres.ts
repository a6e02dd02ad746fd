import { localeInfo } from '#locales/localeInfo.ts';

const amount = new Intl.NumberFormat(localeInfo.tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat(localeInfo.tag, { style: 'percent', maximumFractionDigits: 4 });
const number = new Intl.NumberFormat(localeInfo.tag, { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** 182401050 -> '1,824,010.50 EGP'. */
export function formatPiastres(piastres: number): string {
  return amount.format(piastres / 100) + localeInfo.priceSuffix;
}

/** 140000 -> '14%'. */
export function formatMillionths(millionths: number): string {
  return percent.format(millionths / 1_000_000);
}

/** 120000 and 'EUR' -> '1,200.00 EUR'. */
export function formatCents(cents: number, currency: string): string {
  return `${amount.format(cents / 100)}\u00a0${currency}`;
}

/** Ten-thousandths of EGP: 561200 -> '56.12 EGP'. */
export function formatExchangeRate(rate: number): string {
  return number.format(rate / 10_000) + localeInfo.priceSuffix;
}
