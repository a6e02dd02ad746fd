import type { CollectionName } from '../../model/collections.ts';
import { byNewestReview, type Review } from '../../model/review/review.ts';
import { parseReview } from '../public/reviews.ts';
import {
  deleteDocument,
  fetchAllDocuments,
  fetchDocument,
  type Listed,
  moveDocument,
  type OpenedDocument,
} from './documents.ts';
import { NotFoundError } from './errors.ts';

export interface StaffReview extends Listed<Review> {
  readonly hidden: boolean;
}

/** Rules can hide a collection from visitors, but not single documents of a list. */
const collections = { shown: 'Reviews', hidden: 'HiddenReviews' } as const;

/** Including hidden reviews, newest first. */
export async function fetchAllReviews(): Promise<readonly StaffReview[]> {
  const list = (collectionId: CollectionName, hidden: boolean) =>
    fetchAllDocuments(collectionId, (id, fields) => ({ ...parseReview(id, fields), hidden }));
  const lists = await Promise.all([list(collections.shown, false), list(collections.hidden, true)]);
  return lists.flat().sort(byNewestReview);
}

export async function fetchReview(id: string): Promise<OpenedDocument | null> {
  return (await fetchDocument(collections.shown, id)) ?? (await fetchDocument(collections.hidden, id));
}

/** @throws NotFoundError */
export function setReviewHidden(id: string, hidden: boolean): Promise<void> {
  return hidden
    ? moveDocument(id, collections.shown, collections.hidden)
    : moveDocument(id, collections.hidden, collections.shown);
}

/** @throws NotFoundError */
export async function deleteReview(id: string): Promise<void> {
  await inEitherCollection(async (collectionId) => void (await deleteDocument(collectionId, id)));
}

/** Tries shown reviews, then hidden ones: someone may have hidden or shown it meanwhile. */
export async function inEitherCollection<T>(act: (collectionId: CollectionName) => Promise<T>): Promise<T> {
  try {
    return await act(collections.shown);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return act(collections.hidden);
  }
}
