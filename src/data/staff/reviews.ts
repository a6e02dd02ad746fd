import { serverTimestamp } from 'firebase/firestore/lite';
import { byNewestReview, type Review } from '../../model/review/review.ts';
import { type ReviewForm, reviewFormOf } from '../../model/review/reviewForm.ts';
import { differing, type Fields } from '../../model/text/read.ts';
import { parseReview } from '../public/reviews.ts';
import { clearCached } from '../rest/cache.ts';
import {
  changeDocument,
  createDocument,
  deleteDocument,
  type Listed,
  listDocuments,
  moveDocument,
  newDocumentId,
  openDocument,
  type StaffCollection,
} from './documents.ts';
import { NotFoundError } from './errors.ts';
import type { KnownVersions } from './versions.ts';

/** A review as staff see it. */
export interface StaffReview extends Listed<Review> {
  /** Whether it stands where visitors cannot read. */
  readonly hidden: boolean;
}

/** Where reviews are, by whether they are hidden: rules can keep a collection from visitors, but not single documents of a list. */
const places = { shown: 'Reviews', hidden: 'HiddenReviews' } as const;

/** The id of a review that is to be added: the same for every attempt to. */
export const newReviewId = () => newDocumentId(places.shown);

/** All reviews, hidden ones too, newest first. */
export async function listAllReviews(): Promise<readonly StaffReview[]> {
  const shown = listDocuments(places.shown, (id, fields) => ({ ...parseReview(id, fields), hidden: false }));
  const hidden = listDocuments(places.hidden, (id, fields) => ({ ...parseReview(id, fields), hidden: true }));
  return [...(await Promise.all([shown, hidden])).flat()].sort(byNewestReview);
}

/** A review to edit, or null where there is none. */
export async function openReview(id: string) {
  return (
    (await openDocument(places.shown, id, parseReview)) ??
    (await openDocument(places.hidden, id, parseReview))
  );
}

/** Stores a new review, with the server's time as its date. */
export async function addReview(id: string, form: ReviewForm): Promise<void> {
  await createDocument(places.shown, id, fieldsOf(form), { createdAt: serverTimestamp() });
  forgetPublicReviews();
}

/**
 * Writes what the form says otherwise than the stored review, and nothing else.
 *
 * @param known the versions it may be written over
 * @throws NotFoundError, ConflictError
 */
export async function updateReview(id: string, known: KnownVersions, form: ReviewForm): Promise<void> {
  await whereverItIs((place) =>
    changeDocument(place, id, known, (stored) =>
      differing(fieldsOf(form), fieldsOf(reviewFormOf(parseReview(id, stored)))),
    ),
  );
  forgetPublicReviews();
}

/** Hides a review from visitors, or shows it again. @throws NotFoundError */
export async function setReviewHidden(id: string, hidden: boolean): Promise<void> {
  if (hidden) await moveDocument(id, places.shown, places.hidden);
  else await moveDocument(id, places.hidden, places.shown);
  forgetPublicReviews();
}

/** @throws NotFoundError where it is gone already */
export async function deleteReview(id: string): Promise<void> {
  await whereverItIs((place) => deleteDocument(place, id, () => {}));
  forgetPublicReviews();
}

/** Somebody may have hidden or shown it since it was read. */
async function whereverItIs(act: (place: StaffCollection) => Promise<void>): Promise<void> {
  try {
    await act(places.shown);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    await act(places.hidden);
  }
}

function forgetPublicReviews(): void {
  clearCached('reviews');
}

function fieldsOf({ name, message, rating }: ReviewForm): Fields {
  return { Name: name.trim(), Message: message.trim(), Rating: rating };
}
