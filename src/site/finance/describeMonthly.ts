import { financeMessages as messages } from '#locales/finance.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import { formatCount, formatPrice } from '../../locales/formats.ts';
import type { Car } from '../../model/car/car.ts';
import { parseOffers } from '../../model/finance/offers.ts';
import { lowestPlan } from '../../model/finance/plan.ts';
import { fromCairoTime, toCairoTime } from '../../model/inquiry/cairoTime.ts';
import type { Fields } from '../../model/text/parse.ts';

export interface MonthlyText {
  /** 'from 58,278 EGP a month', rounded up to whole pounds. */
  readonly from: string;
  /** Down payment, term and last day. */
  readonly terms: string;
  /** Who offers it. */
  readonly name: string;
}

export interface Instalment {
  /** Null if no offer is for the car. */
  readonly text: MonthlyText | null;
  /** Piastres. */
  readonly lowest: number | null;
  /** Time at which it says something else, in milliseconds since 1970. */
  readonly expires: number;
}

/** @param stored the offers */
export function describeMonthly(car: Car, stored: Fields): Instalment {
  const today = getToday();
  const plan = lowestPlan(parseOffers(stored), car, today);
  if (!plan) return { text: null, lowest: null, expires: Number.MAX_SAFE_INTEGER };
  const { offer, down, months, monthly } = plan;
  return {
    text: {
      from: messages.from(formatPrice(Math.ceil(monthly / 100))),
      terms: messages.terms(
        formatPrice(down / 100),
        formatCount(months, messages.months),
        formatCalendarDate(offer.until),
      ),
      name: offer.name,
    },
    lowest: monthly,
    expires: Math.min(endOf(offer.until), endOf(`${today.slice(0, 4)}-12-31`)),
  };
}

/** In Cairo, 'yyyy-mm-dd'. */
export function getToday(): string {
  return toCairoTime(new Date()).slice(0, 10);
}

/** Of a day in Cairo; a car's age also changes with the year. */
function endOf(day: string): number {
  return fromCairoTime(`${day} 23:59`).getTime() + 60_000;
}
