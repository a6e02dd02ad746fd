import { carMessages } from '#locales/car.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { convertPrice, type OtherCurrency } from '../model/import/otherCurrency.ts';
import { formatShortDay } from './formatShortDay.ts';

/** 'about €130,400, rate of 20 Nov'; '' if the rate is too old. @param amount in EGP */
export function describeInCurrency(amount: number, currency: OtherCurrency): string {
  const converted = convertPrice(amount, currency, new Date().toISOString().slice(0, 10));
  if (converted === null) return '';
  const options = { style: 'currency', currency: currency.code, currencyDisplay: 'narrowSymbol' } as const;
  const format = new Intl.NumberFormat(localeInfo.tag, { ...options, maximumFractionDigits: 0 });
  return carMessages.about(format.format(converted), formatShortDay(new Date(currency.day)));
}
