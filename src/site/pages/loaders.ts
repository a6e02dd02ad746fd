import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchCar, fetchCarsOfBrand } from '../../data/public/cars.ts';
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

async function findSimilar(car: Car): Promise<readonly CarSummary[]> {
  return findSimilarCars(car, await fetchCarsOfBrand(car.brand), 3);
}
