import { paths } from '../../config/paths.ts';
import { staffPaths } from '../../config/staffPaths.ts';
import { fetchAllBlogs } from '../../data/staff/blogs.ts';
import { fetchAllCars } from '../../data/staff/cars.ts';
import type { Listed } from '../../data/staff/documents.ts';
import { fetchAllReviews } from '../../data/staff/reviews.ts';
import type { Blog } from '../../model/blog/blog.ts';
import type { Car } from '../../model/car/car.ts';
import type { BuiltKey, CollectionName } from '../../model/collections.ts';
import type { CurrentPage } from '../../model/publishing.ts';
import { toBlogPage, toCarPage, toReviewPages } from './currentPage.ts';

interface PublishedKind {
  readonly collection: CollectionName;
  /** The public page of a document, and its form. */
  readonly page: (id: string) => string;
  readonly form: (id: string) => string;
  /** What the list of the staff area shows. */
  readonly fetchAll: () => Promise<readonly unknown[]>;
  /** @param built ids of the documents that the static pages show */
  readonly toPages: (stored: readonly never[], built: readonly string[]) => readonly CurrentPage[];
}

export const publishedKinds: Readonly<Record<BuiltKey, PublishedKind>> = {
  cars: {
    collection: 'Cars',
    page: paths.car,
    form: staffPaths.editCar,
    fetchAll: fetchAllCars,
    toPages: (cars: readonly Listed<Car>[]) => cars.map(toCarPage),
  },
  blogs: {
    collection: 'Blogs',
    page: paths.blog,
    form: staffPaths.editBlog,
    fetchAll: fetchAllBlogs,
    toPages: (blogs: readonly Listed<Blog>[]) => blogs.map(toBlogPage),
  },
  reviews: {
    collection: 'Reviews',
    page: () => paths.home,
    form: staffPaths.editReview,
    fetchAll: fetchAllReviews,
    toPages: toReviewPages,
  },
};
