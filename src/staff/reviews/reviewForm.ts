import * as v from 'valibot';
import { inEitherCollection, setReviewHidden } from '../../data/staff/reviews.ts';
import { saveForm } from '../../data/staff/saveForm.ts';
import { reviewLimits } from '../../model/limits.ts';
import { toRating } from '../../model/review/review.ts';
import { type Fields, parseText } from '../../model/text/parse.ts';
import type { DocumentKind } from '../documents/form/documentKind.ts';
import { optionalText, requiredText } from '../documents/form/schema.ts';
import { type FormPictures, noPictures } from '../pictures/pictures.ts';

export const reviewFormMessages = {
  notFound: 'Review not found.',
  add: { saved: 'Review added!', failed: 'Failed to save review.' },
  edit: { saved: 'Review updated successfully!', failed: 'Failed to update review.' },
  deleted: 'Review deleted successfully.',
  deleteFailed: 'Failed to delete review.',
} as const;

export const nameOfRating = (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}`;

/** Fields as stored (SPEC 3). The message is optional. */
export const reviewSchema = v.object({
  Name: requiredText(reviewLimits.name, 'Please fill in the Name field.', 'Name'),
  Message: optionalText(reviewLimits.message, 'Message'),
  Rating: v.pipe(v.string(), v.transform(Number)),
});

export interface ReviewForm extends v.InferInput<typeof reviewSchema>, FormPictures {}

export function toReviewForm(fields: Fields): ReviewForm {
  return {
    Name: parseText(fields.Name),
    Message: parseText(fields.Message),
    Rating: String(toRating(fields.Rating)),
    ...noPictures,
  };
}

export const reviewKind: DocumentKind<ReviewForm> = {
  collectionId: 'Reviews',
  schema: reviewSchema,
  toForm: toReviewForm,
  tidy: (form) => ({ ...form, Name: form.Name.trim(), Message: form.Message.trim() }),
  dated: 'atCreation',
  empty: toReviewForm({}),
  noun: 'review',
  titleOf: ({ Name }) => Name,
  labelOf: (path) => path,
  moveBack: (id, from) => setReviewHidden(id, from === 'HiddenReviews'),
  messages: reviewFormMessages,
  save: (id, _opened, toSave) =>
    toSave.base
      ? inEitherCollection((collectionId) => saveForm(collectionId, id, reviewKind, toSave))
      : saveForm('Reviews', id, reviewKind, toSave),
};
