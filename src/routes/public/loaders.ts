import { listFeaturedCars } from '../../data/cars.ts';
import { listReviews } from '../../data/reviews.ts';

/**
 * What each public page reads. Promises are handed on unresolved: the page's words stand at once and each
 * section waits for its own data.
 */
export function loadHome() {
  return { featured: handled(listFeaturedCars()), reviews: handled(listReviews()) };
}

/** A failure is shown by the section that uses the promise, so it is not also reported as unhandled. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
