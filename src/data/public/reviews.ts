import { byNewestReview, type Review, toRating } from '../../model/review/review.ts';
import { type Fields, parseText } from '../../model/text/parse.ts';
import { cached } from '../rest/cache.ts';
import { type FirestoreDocument, fetchDocuments, type Query } from '../rest/firestore.ts';
import { parseDate } from './parseDate.ts';

/** How many reviews a visitor sees: they turn every five seconds, and nobody waits for a thirteenth. */
const maxReviews = 12;

export const reviewsKey = 'reviews';

/** The newest client reviews, at most 12; those without a date come last. @throws LoadError */
export function fetchReviews(): Promise<readonly Review[]> {
  return cached(reviewsKey, async () => toReviews(await fetchReviewDocuments()));
}

/** The documents they are made of. Hidden reviews are in a collection that visitors cannot read. */
export async function fetchReviewDocuments(): Promise<readonly FirestoreDocument[]> {
  const query: Query = { collection: 'Reviews', limit: maxReviews };
  const some = await fetchDocuments(query);
  if (some.length < maxReviews) return some;
  // There may be more; only those with a date are in the database's order.
  const newest = await fetchDocuments({ ...query, orderBy: [['createdAt', 'DESCENDING']] });
  return [...new Map([...newest, ...some].map((found) => [found.id, found])).values()];
}

export function toReviews(documents: readonly FirestoreDocument[]): readonly Review[] {
  const reviews = documents.map(({ id, fields }) => parseReview(id, fields));
  return reviews.sort(byNewestReview).slice(0, maxReviews);
}

/** Parses a stored review with tolerance: what an old document lacks gets its empty form. */
export function parseReview(id: string, fields: Fields): Review {
  return {
    id,
    message: parseText(fields.Message),
    rating: toRating(fields.Rating),
    name: parseText(fields.Name),
    createdAt: parseDate(fields.createdAt),
  };
}
