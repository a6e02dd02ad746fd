import { fetchOffers } from '../../data/public/offers.ts';
import type { Car } from '../../model/car/car.ts';
import type { Fields } from '../../model/text/parse.ts';
import type { Instalment, MonthlyText } from './describeMonthly.ts';

/** The lowest instalment for a car, in words; serializable, and short, as it is in each car's static page. */
export interface Monthly {
  /** Equal for equal offers, price and age. */
  readonly key: number;
  /** Null if no offer is for the car. */
  readonly text: MonthlyText | null;
  /** Time at which it says something else, in milliseconds since 1970. */
  readonly expires: number;
}

/**
 * Null without offers.
 * @param promise of a car, whose price and age decide
 * @param promisedShown what is shown of the same car, which is kept until something has changed
 */
export async function fetchMonthly(
  promise: Promise<Car | null>,
  promisedShown?: Promise<{ readonly monthly: Monthly | null } | null>,
): Promise<Monthly | null> {
  const fetched = fetchOffers().catch(() => undefined);
  const [car, before] = await Promise.all([promise, promisedShown?.catch(() => null)]);
  const stored = await fetched;
  const shown = before?.monthly;
  const current = shown && Date.now() < shown.expires ? shown : null;
  if (!car || !stored) return stored === undefined ? current : null;
  const key = hashOf(JSON.stringify([car.status, car.year, car.price.amount, stored.rows]));
  if (key === current?.key) return current;
  const { text, expires } = await describe(car, stored);
  return { key, text, expires };
}

/** @throws LoadError */
export async function fetchInstalment(car: Car): Promise<Instalment | null> {
  const stored = await fetchOffers();
  return stored && describe(car, stored);
}

async function describe(car: Car, stored: Fields): Promise<Instalment> {
  return (await import('./describeMonthly.ts')).describeMonthly(car, stored);
}

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
}
