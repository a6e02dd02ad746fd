import * as v from 'valibot';
import { reviewLimits } from '../limits.ts';
import type { Review } from './review.ts';

const text = v.fallback(v.string(), '');

/** A review's form, all as typed and chosen. */
const reviewFormSchema = v.object({
  name: text,
  message: text,
  /** Stars, 1 to 5. */
  rating: v.fallback(v.picklist([1, 2, 3, 4, 5]), 5),
});

export type ReviewForm = v.InferOutput<typeof reviewFormSchema>;

/** A draft kept on this device. */
const reviewDraftSchema = v.object({
  form: reviewFormSchema,
  /** The version of the stored review the draft was made from, or null for a new one. */
  version: v.fallback(v.nullable(v.string()), null),
});

export type ReviewDraft = v.InferOutput<typeof reviewDraftSchema>;

export const emptyReviewForm: ReviewForm = v.parse(reviewFormSchema, {});

export function reviewFormOf(review: Review): ReviewForm {
  return v.parse(reviewFormSchema, review);
}

/** A draft out of whatever was kept, or null where it is none. */
export function readReviewDraft(kept: unknown): ReviewDraft | null {
  const result = v.safeParse(reviewDraftSchema, kept);
  return result.success ? result.output : null;
}

/** What keeps the form from being saved. */
export interface ReviewFormProblem {
  readonly code: 'noName' | 'nameTooLong' | 'messageTooLong';
  readonly field: 'name' | 'message';
}

/** The first thing that keeps the form from being saved, or null. A review may be stars alone (SPEC 3). */
export function validateReviewForm({ name, message }: ReviewForm): ReviewFormProblem | null {
  if (name.trim() === '') return { code: 'noName', field: 'name' };
  if (name.trim().length > reviewLimits.name) return { code: 'nameTooLong', field: 'name' };
  return message.trim().length > reviewLimits.message ? { code: 'messageTooLong', field: 'message' } : null;
}
