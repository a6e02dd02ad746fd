import type { LoaderFunctionArgs } from 'react-router-dom';
import { getBlog, listBlogs } from '../../data/blogs.ts';
import { getCar, listCarsOfBrand, listFeaturedCars } from '../../data/cars.ts';
import { awaitAnswer, openInventory } from '../../data/inventory.ts';
import { listReviews } from '../../data/reviews.ts';
import { readQuery } from '../../model/inventory.ts';

/**
 * What each public page reads. Promises are handed on unresolved: the page's words stand at once and each
 * section waits for its own data.
 */
export function loadHome() {
  return { featured: handled(listFeaturedCars()), reviews: handled(listReviews()) };
}

export function loadInventory({ request }: LoaderFunctionArgs) {
  const inventory = openInventory();
  const query = readQuery(new URL(request.url).searchParams);
  const read = Promise.all([listFeaturedCars(), awaitAnswer(inventory, query)]);
  return { opened: handled(read.then(([featured]) => ({ featured, inventory }))) };
}

export function loadCar({ params }: LoaderFunctionArgs) {
  const car = handled(getCar(params.id ?? ''));
  const sameBrand = handled(car.then((found) => (found ? listCarsOfBrand(found.brand) : [])));
  return { car, sameBrand };
}

export function loadBlogs() {
  return { blogs: handled(listBlogs()) };
}

export function loadBlog({ params }: LoaderFunctionArgs) {
  return { blog: handled(getBlog(params.id ?? '')) };
}

/** A failure is shown by the section that uses the promise, so it is not also reported as unhandled. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
