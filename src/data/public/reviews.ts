import { readText } from '../../model/read.ts';
import { type Review, toRating } from '../../model/review.ts';
import { cached } from '../rest/cache.ts';
import { queryDocuments } from '../rest/firestore.ts';

/** All client reviews. */
export function listReviews(): Promise<readonly Review[]> {
  return cached('reviews', async () => {
    const found = await queryDocuments({ collection: 'Reviews' });
    return found.map(({ id, fields }) => ({
      id,
      message: readText(fields.Message),
      rating: toRating(fields.Rating),
      name: readText(fields.Name),
    }));
  });
}
