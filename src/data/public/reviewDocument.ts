import { type Review, toRating } from '../../model/review/review.ts';
import { type Fields, readText } from '../../model/text/read.ts';
import { readDate } from './readDate.ts';

/** Reads a stored review with tolerance: whatever an old document lacks, the review has its empty form. */
export function readReview(id: string, fields: Fields): Review {
  return {
    id,
    message: readText(fields.Message),
    rating: toRating(fields.Rating),
    name: readText(fields.Name),
    createdAt: readDate(fields.createdAt),
  };
}
