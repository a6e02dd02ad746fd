import { localeInfo } from '#locales/localeInfo.ts';

let format: Intl.NumberFormat | null = null;

/** 4.5 -> '4.5', '4,5' in German: at most one decimal. */
export function formatDecimal(number: number): string {
  format ??= new Intl.NumberFormat(localeInfo.tag, { maximumFractionDigits: 1 });
  return format.format(number);
}
