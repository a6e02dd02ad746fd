import type { ReviewFormProblem } from '../../model/review/reviewForm.ts';
import type { SavingMessages } from '../shared/forms/useDocumentSaving.ts';

/** What to say of a form that cannot be saved. */
export const reviewFormMessages: Readonly<Record<ReviewFormProblem['code'], string>> = {
  noName: 'Please fill in the Name field.',
  nameTooLong: 'The name is too long.',
  messageTooLong: 'The message is too long.',
};

const notFound = 'Review not found.';
const shared = { notFound, uploadFailed: () => 'Upload failed.' };

export const addReviewMessages: SavingMessages = {
  ...shared,
  saved: 'Review added!',
  failed: 'Failed to save review.',
};

export const editReviewMessages: SavingMessages = {
  ...shared,
  saved: 'Review updated successfully!',
  failed: 'Failed to update review.',
};

export const reviewListMessages = {
  notFound,
  loadFailed: 'Failed to fetch reviews.',
  updateFailed: 'Failed to update review.',
  deleted: 'Review deleted successfully.',
  deleteFailed: 'Failed to delete review.',
} as const;
