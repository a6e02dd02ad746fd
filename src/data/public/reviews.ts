import {
  byNewestReview,
  languageOf,
  maxShownReviews,
  type Review,
  toRating,
} from '../../model/review/review.ts';
import { type Fields, parseText } from '../../model/text/parse.ts';
import { cached } from '../rest/cache.ts';
import { type FirestoreDocument, fetchDocuments, type Query } from '../rest/firestore.ts';
import { contentLocale } from './contentLocale.ts';
import { parseDate } from './parseDate.ts';

export const reviewsKey = 'reviews';

/** The newest 12, undated last, those in the visitor's language before the others. @throws LoadError */
export function fetchReviews(): Promise<readonly Review[]> {
  return cached(reviewsKey, async () => toReviews(await fetchReviewDocuments()));
}

/** Hidden reviews are in a collection that visitors cannot read. */
export async function fetchReviewDocuments(): Promise<readonly FirestoreDocument[]> {
  const query: Query = { collection: 'Reviews', limit: maxShownReviews };
  const some = await fetchDocuments(query);
  if (some.length < maxShownReviews) return some;
  // Ordered queries omit reviews without a date, so merge both results.
  const newest = await fetchDocuments({ ...query, orderBy: [['createdAt', 'DESCENDING']] });
  return [...new Map([...newest, ...some].map((found) => [found.id, found])).values()];
}

export function toReviews(documents: readonly FirestoreDocument[]): readonly Review[] {
  const reviews = documents.map(({ id, fields }) => parseReview(id, fields));
  const locale = contentLocale ?? 'en';
  const isForeign = ({ message }: Review) => Number(message === '' || languageOf(message) !== locale);
  const newest = reviews.sort(byNewestReview).slice(0, maxShownReviews);
  return newest.sort((a, b) => isForeign(a) - isForeign(b));
}

export function parseReview(id: string, fields: Fields): Review {
  return {
    id,
    message: parseText(fields.Message),
    rating: toRating(fields.Rating),
    name: parseText(fields.Name),
    createdAt: parseDate(fields.createdAt),
  };
}
