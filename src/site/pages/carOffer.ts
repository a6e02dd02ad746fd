import { fetchFeaturedCars } from '../../data/public/cars.ts';
import { fetchCarsOfBody, fetchCarsOfBrand } from '../../data/public/carsAlike.ts';
import { fetchUsualPriceLines } from '../../data/public/priceLines.ts';
import { type Car, type CarSummary, isForSale } from '../../model/car/car.ts';
import { findSimilarCars } from '../../model/car/findSimilarCars.ts';
import type { CarDescription } from './describeCar.ts';

/** Data of a car's page. */
export interface CarOffer extends CarDescription {
  readonly car: Car;
  /** The price lines that apply to it, as stored; null if there are none. */
  readonly lines: unknown;
}

/**
 * Null if the car does not exist.
 * @param shownOffer of the same car, whose description is kept: what crawlers read of it is as old as the page
 * @throws LoadError
 */
export async function fetchOffer(
  promise: Promise<Car | null>,
  shownOffer?: Promise<CarOffer | null>,
): Promise<CarOffer | null> {
  const usual = fetchUsualPriceLines();
  const car = await promise;
  if (!car) return null;
  const lines = isForSale(car) ? (car.priceLines ?? (await usual)) : null;
  const shown = await shownOffer?.catch(() => null);
  if (!shown) return { car, lines, ...(await describe(car, lines)) };
  const price = isSamePrice(shown, lines) ? shown.price : lines && (await describe(car, lines)).price;
  return { ...shown, car, lines, price };
}

function isSamePrice({ lines, price }: CarOffer, stored: unknown): boolean {
  return JSON.stringify(lines) === JSON.stringify(stored) && !(price && price.expires < Date.now());
}

/** Without a network, or in a tab older than the deployment, the code may be missing: the page shows the car alone. */
async function describe(car: Car, lines: unknown): Promise<CarDescription> {
  try {
    return (await import('./describeCar.ts')).describeCar(car, lines);
  } catch {
    return { price: null, amountOfText: 'usual', meta: '', structuredData: null };
  }
}

/** One row. */
const similarCount = 3;

/** @throws LoadError */
export async function fetchSimilar(promise: Promise<Car | null>): Promise<readonly CarSummary[]> {
  const car = await promise;
  if (!car) return [];
  let found: readonly CarSummary[] = [];
  const sources = [() => fetchCarsOfBrand(car.brand), () => fetchCarsOfBody(car.body), fetchFeaturedCars];
  for (const fetchMore of sources)
    if (found.length < similarCount)
      found = findSimilarCars(car, [...found, ...(await fetchMore())], similarCount);
  return found;
}
