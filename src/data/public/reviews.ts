import { byNewestReview, type Review } from '../../model/review/review.ts';
import { cached, type KeepCached } from '../rest/cache.ts';
import { type Query, queryDocuments } from '../rest/firestore.ts';
import { readReview } from './reviewDocument.ts';

/** How many reviews a visitor reads at once: they turn every five seconds, and nobody waits for a thirteenth. */
const maxReviews = 12;

/**
 * The newest client reviews, 12 at most; those that do not say when they were added come last. Hidden ones are in a
 * collection that visitors cannot read.
 */
export function listReviews(): Promise<readonly Review[]> {
  return cached(reviewsKey, async () => {
    const some = await queryReviews();
    // Only where there are more has the database to choose; it finds by a date only what has one.
    const newest =
      some.length < maxReviews ? [] : await queryReviews({ orderBy: [['createdAt', 'DESCENDING']] });
    const known = new Set(newest.map(({ id }) => id));
    const others = some.filter(({ id }) => !known.has(id));
    return [...newest, ...others].sort(byNewestReview).slice(0, maxReviews);
  });
}

/** Has reviews wait for ever: no page's HTML shows any, so a build reads none. */
export function keepReviewsWaiting(keep: KeepCached): void {
  keep(reviewsKey, new Promise(() => {}));
}

const reviewsKey = 'reviews';

async function queryReviews(query: Partial<Query> = {}): Promise<readonly Review[]> {
  const found = await queryDocuments({ collection: 'Reviews', limit: maxReviews, ...query });
  return found.map(({ id, fields }) => readReview(id, fields));
}
