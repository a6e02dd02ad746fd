import { isDay } from '../text/isDay.ts';
import { parseMap, parseText } from '../text/parse.ts';
import type { OtherCurrency } from './otherCurrency.ts';
import { importCurrencies, parseExchangeRate } from './rates.ts';

/** Null if invalid. @param stored `EUR`, `USD` and `day` of `Settings/import` */
export function toOtherCurrency(code: string, stored: unknown): OtherCurrency | null {
  const known = importCurrencies.find((each) => each === code);
  const fields = parseMap(stored);
  const rate = known ? parseExchangeRate(fields[known]) : null;
  const day = parseText(fields.day);
  return known && rate !== null && isDay(day) ? { code: known, rate, day } : null;
}
