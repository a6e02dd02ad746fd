import { byNewestReview, type Review } from '../../model/review.ts';
import { cached } from '../rest/cache.ts';
import { queryDocuments } from '../rest/firestore.ts';
import { readReview } from './reviewDocument.ts';

/** All client reviews, newest first. Hidden ones are in a collection that visitors cannot read. */
export function listReviews(): Promise<readonly Review[]> {
  return cached('reviews', async () => {
    const found = await queryDocuments({ collection: 'Reviews' });
    return found.map(({ id, fields }) => readReview(id, fields)).sort(byNewestReview);
  });
}
