import type { CollectionName } from '../../model/collections.ts';
import { byNewestReview, type Review } from '../../model/review/review.ts';
import { parseReview } from '../public/reviews.ts';
import {
  deleteDocument,
  fetchDocument,
  type Listed,
  moveDocument,
  type OpenedDocument,
} from './documents.ts';
import { NotFoundError } from './errors.ts';
import { fetchSynced, forgetDocument, refreshDocuments } from './syncedDocuments.ts';

export interface StaffReview extends Listed<Review> {
  readonly hidden: boolean;
}

/** Rules can hide a collection from visitors, but not single documents of a list. */
const collections = { shown: 'Reviews', hidden: 'HiddenReviews' } as const;

/** Including hidden reviews, newest first. */
export async function fetchAllReviews(): Promise<readonly StaffReview[]> {
  const list = (collectionId: CollectionName, hidden: boolean) =>
    fetchSynced(collectionId, (id, fields) => ({ ...parseReview(id, fields), hidden }));
  const lists = await Promise.all([list(collections.shown, false), list(collections.hidden, true)]);
  return lists.flat().sort(byNewestReview);
}

/** As `refreshDocuments`. */
export async function refreshReviews(ids: readonly string[]): Promise<boolean> {
  const changed = await Promise.all(Object.values(collections).map((name) => refreshDocuments(name, ids)));
  return changed.includes(true);
}

export async function fetchReview(id: string): Promise<OpenedDocument | null> {
  return (await fetchDocument(collections.shown, id)) ?? (await fetchDocument(collections.hidden, id));
}

/** @throws NotFoundError */
export async function setReviewHidden(id: string, hidden: boolean): Promise<void> {
  const [from, to] = hidden
    ? ([collections.shown, collections.hidden] as const)
    : ([collections.hidden, collections.shown] as const);
  await moveDocument(id, from, to);
  await forgetDocument(from, id);
}

/** @throws NotFoundError */
export async function deleteReview(id: string): Promise<void> {
  await inEitherCollection(async (collectionId) => {
    await deleteDocument(collectionId, id);
    await forgetDocument(collectionId, id);
  });
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
