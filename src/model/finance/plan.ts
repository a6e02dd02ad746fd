import type { CarSummary } from '../car/car.ts';
import { divide } from '../divide.ts';
import { type FinanceOffer, type OfferKind, shortestTerm } from './offers.ts';

/** Amounts are in piastres. */
export interface Plan {
  readonly offer: FinanceOffer;
  readonly price: number;
  readonly down: number;
  /** Paid with the down payment. */
  readonly fee: number;
  /** The price without the down payment. */
  readonly financed: number;
  readonly months: number;
  readonly monthly: number;
  /** Interest or profit: what the instalments add up to above the amount financed. */
  readonly charge: number;
  /** Down payment, fee and all instalments. */
  readonly total: number;
}

type PricedCar = Pick<CarSummary, 'status' | 'year'> & { readonly price: { readonly amount: number | null } };

/** EGP. Others are not prices of cars, and larger ones have no exact piastres. */
const prices = { min: 1000, max: 100_000_000_000 } as const;

/** The price of a car in piastres; null if nothing can be financed. */
export function pricePiastres({ status, price: { amount } }: Omit<PricedCar, 'year'>): number | null {
  if (status === 'sold' || amount === null || !(amount >= prices.min && amount <= prices.max)) return null;
  return Math.round(amount * 100);
}

/** The offers for a car that hold on a day. @param today in Cairo, 'yyyy-mm-dd' */
export function findOffers(
  offers: readonly FinanceOffer[],
  car: PricedCar,
  today: string,
): readonly FinanceOffer[] {
  if (pricePiastres(car) === null) return [];
  return offers.filter((offer) => isFor(offer, car, today));
}

function isFor({ until, maxAge }: FinanceOffer, { year }: PricedCar, today: string): boolean {
  return until >= today && year !== null && Number(today.slice(0, 4)) - year <= maxAge;
}

/** The smallest and largest down payment on a price, in piastres. */
export function downRange({ leastDown }: FinanceOffer, price: number): readonly [min: number, max: number] {
  const part = (percent: number) => Math.ceil((price * percent) / 100);
  return [Math.min(part(leastDown), part(90)), part(90)];
}

/** Within the limits of the offer. @param down piastres */
export function toPlan(offer: FinanceOffer, price: number, down: number, months: number): Plan {
  const [least, most] = downRange(offer, price);
  return planOf(
    offer,
    price,
    Math.min(Math.max(down, least), most),
    Math.min(Math.max(months, shortestTerm), offer.months),
  );
}

function planOf(offer: FinanceOffer, price: number, down: number, months: number): Plan {
  const financed = price - down;
  const monthly = instalment(offer.kind, financed, offer.rate, months);
  const { fee: asked } = offer;
  const fee =
    'piastres' in asked ? asked.piastres : divide(BigInt(financed) * BigInt(asked.millionths), 1_000_000n);
  const charge = monthly * months - financed;
  return { offer, price, down, fee, financed, months, monthly, charge, total: price + charge + fee };
}

/**
 * One of equal instalments, rounded half up to a whole piastre.
 *
 * @param financed piastres
 * @param rate of a year, in millionths
 */
export function instalment(kind: OfferKind, financed: number, rate: number, months: number): number {
  const amount = BigInt(financed);
  const yearly = BigInt(rate);
  const count = BigInt(months);
  if (kind !== 'reducing' || rate === 0)
    return divide(amount * (12_000_000n + yearly * count), 12_000_000n * count);
  // The monthly growth of a debt, to the power of the term, as a fraction.
  const above = (12_000_000n + yearly) ** count;
  const below = 12_000_000n ** count;
  return divide(amount * yearly * above, 12_000_000n * (above - below));
}

/**
 * The plan with the smallest instalment, for the longest term of its offer; null if none is for the car.
 *
 * @param down what one can pay at once, in EGP, if that is known: an offer that asks for more is none. By default the
 *   smallest down payment of each offer
 */
export function lowestPlan(
  offers: readonly FinanceOffer[],
  car: PricedCar,
  today: string,
  down: number | null = null,
): Plan | null {
  const price = pricePiastres(car);
  if (price === null) return null;
  const plans = findOffers(offers, car, today).flatMap((offer) => {
    const [least, most] = downRange(offer, price);
    const asked = down === null ? least : Math.round(down * 100);
    const paid = asked < price ? Math.min(asked, most) : price;
    return paid < least ? [] : planOf(offer, price, paid, offer.months);
  });
  return plans.reduce<Plan | null>(
    (best, plan) => (best && best.monthly <= plan.monthly ? best : plan),
    null,
  );
}

/** @param most EGP a month */
export function isWithin(plan: Plan | null, most: number): plan is Plan {
  return plan !== null && plan.monthly <= most * 100;
}

/** In whole pounds, rounded up. */
export function monthlyPounds({ monthly }: Plan): number {
  return Math.ceil(monthly / 100);
}
