import type { LoaderFunctionArgs } from 'react-router-dom';
import { getBlog, listBlogs } from '../../data/blogs.ts';
import { getCar, listCarsOfBrand, listFeaturedCars } from '../../data/cars.ts';
import { listReviews } from '../../data/reviews.ts';
import { handled } from './handled.ts';

/**
 * What each public page reads. Promises are handed on unresolved: the page's words stand at once and each
 * section waits for its own data.
 */
export function loadHome() {
  return { featured: handled(listFeaturedCars()), reviews: handled(listReviews()) };
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
