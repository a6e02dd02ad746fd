import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchCar, fetchCarsOfBody, fetchCarsOfBrand, fetchFeaturedCars } from '../../data/public/cars.ts';
import { markHandled } from '../../data/rest/markHandled.ts';
import type { Car, CarSummary } from '../../model/car/car.ts';
import { findSimilarCars } from '../../model/car/findSimilarCars.ts';

/**
 * Loaders that start together with the code of their page; others are exported by the page. Promises are not awaited:
 * each section suspends on its own.
 */
export function loadCar({ params }: LoaderFunctionArgs) {
  const car = fetchCar(params.id ?? '');
  return { car, similar: markHandled(car.then((found) => (found ? findSimilar(found) : []))) };
}

/** As many as a row has. */
const similarCount = 3;

async function findSimilar(car: Car): Promise<readonly CarSummary[]> {
  let found: readonly CarSummary[] = [];
  const sources = [() => fetchCarsOfBrand(car.brand), () => fetchCarsOfBody(car.body), fetchFeaturedCars];
  for (const fetchMore of sources)
    if (found.length < similarCount)
      found = findSimilarCars(car, [...found, ...(await fetchMore())], similarCount);
  return found;
}
