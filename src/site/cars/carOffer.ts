import { fetchFeaturedCars } from '../../data/public/cars.ts';
import { fetchCarsOfBody, fetchCarsOfBrand } from '../../data/public/carsAlike.ts';
import { fetchUsualPriceLines } from '../../data/public/priceLines.ts';
import { type Car, type CarSummary, isForSale } from '../../model/car/car.ts';
import { findSimilarCars } from '../../model/car/findSimilarCars.ts';
import { type CarDescription, describeCar } from './describeCar.ts';

/** Data of a car's page. */
export interface CarOffer extends CarDescription {
  readonly car: Car;
}

/**
 * Null if the car does not exist.
 * @throws LoadError
 */
export async function fetchOffer(promise: Promise<Car | null>): Promise<CarOffer | null> {
  const usual = fetchUsualPriceLines();
  const car = await promise;
  if (!car) return null;
  const lines = isForSale(car) ? (car.priceLines ?? (await usual)) : null;
  return { car, ...describeCar(car, lines) };
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
