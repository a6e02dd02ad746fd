import { financeMessages as messages } from '#locales/finance.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import { formatCount, formatPrice } from '../../locales/formats.ts';
import { offerName } from '../../locales/offerName.ts';
import type { Car } from '../../model/car/car.ts';
import { parseOffers } from '../../model/finance/offers.ts';
import { lowestPlan, monthlyPounds, type Plan } from '../../model/finance/plan.ts';
import { fromCairoTime, toCairoDay } from '../../model/inquiry/cairoTime.ts';
import type { Fields } from '../../model/text/parse.ts';

export interface MonthlyText {
  /** 'from 58,278 EGP a month'; '' if no offer is for the car. */
  readonly from: string;
  /** Down payment, term and last day. */
  readonly terms: string;
  /** Who offers it. */
  readonly name: string;
  /** Time at which it says something else, in milliseconds since 1970. */
  readonly expires: number;
}

/** @param stored the offers */
export function describeMonthly(car: Car, stored: Fields): MonthlyText {
  const plan = findLowest(car, stored);
  if (!plan) return { from: '', terms: '', name: '', expires: Number.MAX_SAFE_INTEGER };
  const { offer, down, months } = plan;
  const day = formatCalendarDate(offer.until);
  return {
    from: describeLowest(plan),
    terms: messages.terms(formatPrice(down / 100), formatCount(months, messages.months), day),
    name: offerName(offer),
    expires: Math.min(endOf(offer.until), endOf(`${toCairoDay(new Date()).slice(0, 4)}-12-31`)),
  };
}

export function findLowest(car: Car, stored: Fields): Plan | null {
  return lowestPlan(parseOffers(stored), car, toCairoDay(new Date()));
}

/** Rounded up to whole pounds. */
export function describeLowest(plan: Plan): string {
  return messages.from(formatPrice(monthlyPounds(plan)));
}

/** Of a day in Cairo; a car's age also changes with the year. */
function endOf(day: string): number {
  return fromCairoTime(`${day} 23:59`).getTime() + 60_000;
}
