import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchCar, fetchCarsOfBrand } from '../../data/public/cars.ts';
import { markHandled } from '../../data/rest/markHandled.ts';
import type { Car, CarSummary } from '../../model/car/car.ts';
import { findSimilarCars } from '../../model/car/findSimilarCars.ts';

/**
 * What a page reads whose data is asked for together with its code, because visitors go there from many others; what a
 * page reads that no other needs comes with it (`loader` in its own file). Promises are handed on unresolved: the page's
 * words stand at once and each section waits for its own data.
 */
export function loadCar({ params }: LoaderFunctionArgs) {
  const car = fetchCar(params.id ?? '');
  return { car, similar: markHandled(car.then((found) => (found ? findSimilar(found) : []))) };
}

async function findSimilar(car: Car): Promise<readonly CarSummary[]> {
  return findSimilarCars(car, await fetchCarsOfBrand(car.brand), 3);
}
