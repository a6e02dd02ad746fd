import { byNewestReview, type Review } from '../../model/review/review.ts';
import { parseReview } from '../public/reviews.ts';
import {
  deleteDocument,
  type Listed,
  listDocuments,
  moveDocument,
  type OpenedDocument,
  openDocument,
  type StaffCollection,
} from './documents.ts';
import { NotFoundError } from './errors.ts';

/** A review as staff see it. */
export interface StaffReview extends Listed<Review> {
  /** Whether it is stored where visitors cannot read. */
  readonly hidden: boolean;
}

/** Rules can keep a collection from visitors, but not single documents of a list. */
const collections = { shown: 'Reviews', hidden: 'HiddenReviews' } as const;

/** All reviews, hidden ones too, newest first. */
export async function listAllReviews(): Promise<readonly StaffReview[]> {
  const shown = listDocuments(collections.shown, (id, fields) => ({
    ...parseReview(id, fields),
    hidden: false,
  }));
  const hidden = listDocuments(collections.hidden, (id, fields) => ({
    ...parseReview(id, fields),
    hidden: true,
  }));
  return [...(await Promise.all([shown, hidden])).flat()].sort(byNewestReview);
}

/** A review to edit, or null where there is none. */
export async function openReview(id: string): Promise<OpenedDocument | null> {
  return (await openDocument(collections.shown, id)) ?? (await openDocument(collections.hidden, id));
}

/** Hides a review from visitors, or shows it again. @throws NotFoundError */
export function setReviewHidden(id: string, hidden: boolean): Promise<void> {
  return hidden
    ? moveDocument(id, collections.shown, collections.hidden)
    : moveDocument(id, collections.hidden, collections.shown);
}

/** @throws NotFoundError where it is gone already */
export async function deleteReview(id: string): Promise<void> {
  await inEitherCollection(async (collectionId) => void (await deleteDocument(collectionId, id)));
}

/** Tries the shown reviews, then the hidden ones: someone may have hidden or shown it since it was read. */
export async function inEitherCollection<T>(act: (collectionId: StaffCollection) => Promise<T>): Promise<T> {
  try {
    return await act(collections.shown);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return act(collections.hidden);
  }
}
