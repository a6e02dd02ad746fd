import { readText } from '../../model/read.ts';
import { noMessage, type Review, toRating } from '../../model/review.ts';
import { cached } from '../rest/cache.ts';
import { queryDocuments } from '../rest/firestore.ts';

/** All client reviews. */
export function listReviews(): Promise<readonly Review[]> {
  return cached('reviews', async () => {
    const found = await queryDocuments({ collection: 'Reviews' });
    return found.map(({ id, fields }) => ({
      id,
      message: readText(fields.Message) || noMessage,
      rating: toRating(fields.Rating),
      name: readText(fields.Name),
    }));
  });
}
