import { fetchUsualPriceLines } from '../../data/public/priceLines.ts';
import type { PriceText } from '../../locales/priceText.ts';
import { type Car, isForSale } from '../../model/car/car.ts';

/** What the price of a car includes; null if nothing is stored. Its code is loaded only if there is something. */
export async function fetchPriceText(car: Car): Promise<PriceText | null> {
  const stored = isForSale(car) && (car.priceLines ?? (await fetchUsualPriceLines()));
  return stored ? (await import('./describePriceLines.ts')).describePriceLines(stored) : null;
}
