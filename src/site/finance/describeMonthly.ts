import { financeMessages as messages } from '#locales/finance.ts';
import { formatCalendarDate } from '../../locales/formatCalendarDate.ts';
import { formatCount, formatPrice } from '../../locales/formats.ts';
import type { Car } from '../../model/car/car.ts';
import { parseOffers } from '../../model/finance/offers.ts';
import { lowestPlan, type Plan } from '../../model/finance/plan.ts';
import { fromCairoTime, toCairoTime } from '../../model/inquiry/cairoTime.ts';

/** What the instalments of a car depend on. */
export interface MonthlySource extends Pick<Car, 'status' | 'year'> {
  /** EGP. */
  readonly amount: number | null;
  /** The offers as stored. */
  readonly rows: unknown;
}

export interface MonthlyText {
  /** 'from 58,278 EGP a month'. */
  readonly from: string;
  /** Down payment, term, who offers it and until when. */
  readonly terms: string;
  readonly indicative: string;
  /** The instalment in piastres. */
  readonly monthly: number;
}

/** The lowest instalment for a car, in words; serializable. */
export interface Monthly {
  readonly source: MonthlySource;
  /** Null if no offer is for the car. */
  readonly text: MonthlyText | null;
  /** Time at which it says something else, in milliseconds since 1970. */
  readonly expires: number;
}

export function describeMonthly(source: MonthlySource): Monthly {
  const today = getToday();
  const plan = lowestPlan(parseOffers(source), toPricedCar(source), today);
  if (!plan) return { source, text: null, expires: Number.MAX_SAFE_INTEGER };
  const { offer, down, months } = plan;
  const terms = messages.terms(formatPounds(down), formatCount(months, messages.months), offer.name);
  return {
    source,
    text: {
      from: messages.from(formatLowest(plan)),
      terms: `${terms}. ${messages.until(formatCalendarDate(offer.until))}`,
      indicative: messages.indicative,
      monthly: plan.monthly,
    },
    expires: Math.min(endOf(offer.until), endOf(`${today.slice(0, 4)}-12-31`)),
  };
}

/** In Cairo, 'yyyy-mm-dd'. */
export function getToday(): string {
  return toCairoTime(new Date()).slice(0, 10);
}

export function toPricedCar({ status, year, amount }: Omit<MonthlySource, 'rows'>) {
  return { status, year, price: { amount } };
}

/** Whole pounds, rounded up. */
export function formatLowest({ monthly }: Plan): string {
  return formatPounds(Math.ceil(monthly / 100) * 100);
}

/** Piastres as a price, without those that are zero. */
export function formatPounds(piastres: number): string {
  return formatPrice(piastres / 100);
}

/** Of a day in Cairo; a car's age also changes with the year. */
function endOf(day: string): number {
  return fromCairoTime(`${day} 23:59`).getTime() + 60_000;
}
