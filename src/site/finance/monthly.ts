import { fetchSetting } from '../../data/public/settings.ts';
import type { Car } from '../../model/car/car.ts';
import { isDeepEqual } from '../../model/isDeepEqual.ts';
import type { Monthly } from './describeMonthly.ts';

/**
 * Null without offers.
 * @param promise of a car, whose price and age decide
 * @param promisedShown what is shown of the same car, which is kept until something has changed
 */
export async function fetchMonthly(
  promise: Promise<Car | null>,
  promisedShown?: Promise<Monthly | null | undefined>,
): Promise<Monthly | null> {
  const fetched = fetchSetting('finance').catch(() => undefined);
  const [car, shown] = await Promise.all([promise, promisedShown?.catch(() => null)]);
  const stored = await fetched;
  const rows = stored === undefined ? shown?.source.rows : stored?.rows;
  if (!car || !rows) return null;
  const { status, year, price } = car;
  const source = { status, year, amount: price.amount, rows };
  if (shown && Date.now() < shown.expires && isDeepEqual(shown.source, source)) return shown;
  return (await import('./describeMonthly.ts')).describeMonthly(source);
}
