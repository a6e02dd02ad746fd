import { isDay } from '../text/isDay.ts';
import { parseText } from '../text/parse.ts';
import { isOldRate } from './isOldRate.ts';
import type { ImportCurrency } from './rates.ts';

/** The currency in which a visitor wants to see prices too. */
export interface OtherCurrency {
  readonly code: ImportCurrency;
  /** Ten-thousandths of EGP for one unit. */
  readonly rate: number;
  /** The day of the rate, 'yyyy-mm-dd'. */
  readonly day: string;
}

/** What the device stores; null if invalid. */
export function parseOtherCurrency(text: string | null): OtherCurrency | null {
  try {
    const { code, rate, day } = JSON.parse(text ?? '{}');
    const isKnown = code === 'EUR' || code === 'USD';
    return isKnown && Number.isSafeInteger(rate) && rate > 0 && isDay(parseText(day))
      ? { code, rate, day }
      : null;
  } catch {
    return null;
  }
}

/** About as much in another currency, in hundreds; null if the rate is too old. @param amount in EGP @param today 'yyyy-mm-dd' */
export function convertPrice(amount: number, { rate, day }: OtherCurrency, today: string): number | null {
  if (isOldRate(day, today)) return null;
  const converted = Math.round((amount * 10_000) / rate / 100) * 100;
  return converted > 0 ? converted : null;
}
