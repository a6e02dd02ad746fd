import type { LoaderFunctionArgs } from 'react-router-dom';
import { getBlog } from '../../data/public/blogs.ts';
import { getCar, listCarsOfBrand } from '../../data/public/cars.ts';
import { listFeaturedCars } from '../../data/public/featuredCars.ts';
import { listReviews } from '../../data/public/reviews.ts';
import { withoutUnhandledRejection } from '../../data/rest/handled.ts';
import type { Car, CarSummary } from '../../model/car.ts';
import { similarCars } from '../../model/similarCars.ts';

/**
 * What each public page reads. Promises are handed on unresolved: the page's words stand at once and each
 * section waits for its own data.
 */
export function loadHome() {
  return {
    featured: withoutUnhandledRejection(listFeaturedCars()),
    reviews: withoutUnhandledRejection(listReviews()),
  };
}

export function loadCar({ params }: LoaderFunctionArgs) {
  const car = withoutUnhandledRejection(getCar(params.id ?? ''));
  return { car, similar: withoutUnhandledRejection(car.then((found) => (found ? findSimilar(found) : []))) };
}

async function findSimilar(car: Car): Promise<readonly CarSummary[]> {
  return similarCars(car, await listCarsOfBrand(car.brand), 3);
}

export function loadBlog({ params }: LoaderFunctionArgs) {
  return { blog: withoutUnhandledRejection(getBlog(params.id ?? '')) };
}
