import { fetchOffers } from '../../data/public/offers.ts';
import type { Car } from '../../model/car/car.ts';
import type { describeMonthly, MonthlyText } from './describeMonthly.ts';

/** The lowest instalment for a car, in words; serializable, and short, as it is in each car's static page. */
export interface Monthly extends MonthlyText {
  /** Equal for equal offers, price and age. */
  readonly key: number;
}

/**
 * Null without offers.
 * @param promise of a car, whose price and age decide
 * @param shownOffer what is shown of the same car, whose words are kept until something has changed
 * @param load fetches the code that writes them
 */
export async function fetchMonthly(
  promise: Promise<Car | null>,
  shownOffer: Promise<{ readonly monthly: Monthly | null } | null> | undefined,
  load: () => Promise<{ readonly describeMonthly: typeof describeMonthly }>,
): Promise<Monthly | null> {
  const fetched = fetchOffers().catch(() => undefined);
  const [car, shown, stored] = await Promise.all([promise, shownOffer?.catch(() => null), fetched]);
  const monthly = shown?.monthly;
  const current = monthly && Date.now() < monthly.expires ? monthly : null;
  if (!car || !stored) return stored === undefined ? current : null;
  const key = hashOf(JSON.stringify([car.status, car.year, car.price.amount, stored.rows]));
  return key === current?.key ? current : { key, ...(await load()).describeMonthly(car, stored) };
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0);
}
