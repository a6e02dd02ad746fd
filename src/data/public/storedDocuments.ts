import { byNewestBlog } from '../../model/blog/blog.ts';
import { toTrustedBlogHtml } from '../../model/blog/sanitise.ts';
import { isForSale } from '../../model/car/car.ts';
import { startCaching } from '../rest/cache.ts';
import { type FirestoreDocument, fetchInBatches, type Query } from '../rest/firestore.ts';
import { parseBlog, parseBlogSummary } from './blogDocument.ts';
import { blogKey, smallListKey } from './blogs.ts';
import { parseCar } from './carDocument.ts';
import { carKey, stockKey, toStock, visibleFilter } from './cars.ts';
import { fetchReviewDocuments, reviewsKey, toReviews } from './reviews.ts';

/** All that pages are made of at the build, as it is stored. */
export interface StoredDocuments {
  /** Those for sale and the sold ones: each has a page. */
  readonly cars: readonly FirestoreDocument[];
  readonly blogs: readonly FirestoreDocument[];
  readonly reviews: readonly FirestoreDocument[];
}

/**
 * Fetches all of it, in batches: a car has some kilobytes, a blog with its content now and then hundreds.
 *
 * @throws LoadError
 */
export async function fetchStoredDocuments(): Promise<StoredDocuments> {
  const [visible, sold, blogs, reviews] = await Promise.all([
    fetchAll({ collection: 'Cars', where: [visibleFilter], limit: 300 }),
    fetchAll({ collection: 'Cars', where: [['Status', '==', 'sold']], limit: 300 }),
    fetchAll({ collection: 'Blogs', limit: 50 }),
    fetchReviewDocuments(),
  ]);
  // An older version marked cars as sold without hiding them: those are in both.
  const cars = new Map([...visible, ...sold].map((car) => [car.id, car]));
  return { cars: [...cars.values()], blogs, reviews };
}

async function fetchAll(query: Query & { readonly limit: number }): Promise<readonly FirestoreDocument[]> {
  const all: FirestoreDocument[] = [];
  for await (const batch of fetchInBatches(query)) all.push(...batch);
  return all;
}

/** From now on pages and lists find these documents as if they had just fetched them. */
export function seedCache({ cars, blogs, reviews }: StoredDocuments): void {
  const addToCache = startCaching(Number.POSITIVE_INFINITY);
  const allCars = cars.map(({ id, fields }) => parseCar(id, fields));
  for (const car of allCars) addToCache(carKey(car.id), Promise.resolve(car));
  // However many they are: here they are known.
  addToCache(stockKey, Promise.resolve(toStock(allCars.filter((car) => !car.hidden && isForSale(car)))));
  for (const { id, fields } of blogs) {
    const blog = parseBlog(id, fields);
    // Stored HTML may be hostile: none of it is published, not as data either.
    addToCache(blogKey(id), Promise.resolve({ ...blog, content: toTrustedBlogHtml(blog.content) }));
  }
  const listed = blogs.map(({ id, fields: { content: _notInLists, ...fields } }) =>
    parseBlogSummary(id, fields),
  );
  addToCache(smallListKey, Promise.resolve(listed.sort(byNewestBlog)));
  addToCache(reviewsKey, Promise.resolve(toReviews(reviews)));
}
