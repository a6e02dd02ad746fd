import { trustedBlogHtml } from '../../model/blog/sanitise.ts';
import { byNewestFirst } from '../../model/car/car.ts';
import { startCaching } from '../rest/cache.ts';
import { type FirestoreDocument, type Query, queryDocuments } from '../rest/firestore.ts';
import { readBlog, readBlogSummary } from './blogDocument.ts';
import { keepBlogList } from './blogList.ts';
import { blogKey } from './blogs.ts';
import { readCar } from './carDocument.ts';
import { allCarsKey, carKey, visibleFilter } from './cars.ts';
import { keepIndex } from './inventory/carIndex.ts';
import { canBeOrdered, keepPagedStock } from './inventory/pagedStock.ts';
import { keepReviewsWaiting } from './reviews.ts';

/** All that pages are made of at the build, as it is stored. */
export interface StoredDocuments {
  /** Those that visitors may see. */
  readonly cars: readonly FirestoreDocument[];
  readonly blogs: readonly FirestoreDocument[];
}

/** How many are read at once: a car has some kilobytes, a blog with its content now and then hundreds. */
const batchSizes = { Cars: 300, Blogs: 50 };

/**
 * Reads all of it, in batches.
 *
 * @throws LoadError
 */
export async function readStoredDocuments(): Promise<StoredDocuments> {
  const [cars, blogs] = await Promise.all([
    readCollection('Cars', { where: [visibleFilter] }),
    readCollection('Blogs', {}),
  ]);
  return { cars, blogs };
}

async function readCollection(
  collection: keyof typeof batchSizes,
  query: Partial<Query>,
): Promise<readonly FirestoreDocument[]> {
  const limit = batchSizes[collection];
  const all: FirestoreDocument[] = [];
  let read = limit;
  while (read === limit) {
    const afterId = all.at(-1)?.id;
    const batch = await queryDocuments({ collection, limit, ...query, ...(afterId && { afterId }) });
    all.push(...batch);
    read = batch.length;
  }
  return all;
}

/**
 * From now on pages find these documents as if they had just read them, and lists what they would read of them, however
 * long it takes to make all pages.
 */
export function keepStoredDocuments({ cars, blogs }: StoredDocuments): void {
  const keep = startCaching(Number.POSITIVE_INFINITY);
  const allCars = cars.map(({ id, fields, updatedAt }) => readCar(id, fields, updatedAt)).sort(byNewestFirst);
  keep(allCarsKey, Promise.resolve(allCars));
  const inOrder = cars.every(({ fields }) => canBeOrdered(fields));
  keepPagedStock(keep, inOrder ? allCars : null);
  if (!inOrder) keepIndex(keep, allCars);
  keepReviewsWaiting(keep);
  for (const car of allCars) keep(carKey(car.id), Promise.resolve(car));
  keepBlogList(
    keep,
    blogs.map(({ id, fields: { content: _notInLists, ...fields } }) => readBlogSummary(id, fields)),
  );
  for (const { id, fields } of blogs) {
    const blog = readBlog(id, fields);
    // Stored HTML may be hostile: none of it is published, not as data either.
    keep(blogKey(id), Promise.resolve({ ...blog, content: trustedBlogHtml(blog.content) }));
  }
}
