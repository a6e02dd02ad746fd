import { staffPaths } from '../../config/staffPaths.ts';
import {
  deleteReview,
  fetchAllReviews,
  fetchReview,
  refreshReviews,
  type StaffReview,
  setReviewHidden,
} from '../../data/staff/reviews.ts';
import { formatDate } from '../../locales/formats.ts';
import { isolate } from '../../model/text/isolate.ts';
import { CheckField } from '../../ui/components/CheckField.tsx';
import type { DeletedKind } from '../documents/history/deletedKind.ts';
import { kindsOf } from '../documents/history/kinds.ts';
import { bringBack } from '../documents/history/takeBack.ts';
import { DocumentAdmin } from '../documents/list/DocumentAdmin.tsx';
import { DocumentRow } from '../documents/list/DocumentRow.tsx';
import { useDocumentList } from '../documents/list/useDocumentList.ts';
import { useSaveOrder } from '../documents/list/useSaveOrder.tsx';
import { reviewFormMessages as messages, nameOfRating, reviewKind } from './reviewForm.ts';

const source = { list: fetchAllReviews, refresh: refreshReviews };

const deletedReviews: DeletedKind = {
  noun: 'review',
  collections: ['Reviews', 'HiddenReviews'],
  bringBack,
  fetchStored: fetchReview,
  editTo: staffPaths.editReview,
};

/** Of a long review, what fits a row. */
const shorten = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown).trimEnd()}…` : text);
const maxShown = 160;

const titleOf = ({ name }: StaffReview) => name || 'No name';

export function ReviewAdmin() {
  const list = useDocumentList('Reviews', source, messages.notFound);
  const order = useSaveOrder('reviews', list.query.data ?? []);
  const setHidden = (review: StaffReview, hidden: boolean, undo?: () => void) =>
    void list.update(
      [{ document: review, changes: { hidden }, write: () => setReviewHidden(review.id, hidden) }],
      {
        saved: () => `Saved for ${isolate(titleOf(review))}: ${hidden ? 'hidden' : 'not hidden'}.`,
        failed: messages.edit.failed,
        titleOf,
        undo,
      },
    );
  return (
    <DocumentAdmin
      title="Reviews"
      addTo={staffPaths.addReview}
      addText="Add Review"
      list={list}
      {...order}
      empty="There are no reviews yet."
      failureMessage={() => 'Failed to fetch reviews.'}
      deletion={{
        kind: deletedReviews,
        titleOf,
        onDelete: (review) => list.remove(review, () => deleteReview(review.id), messages),
      }}
      row={(review, state) => (
        <DocumentRow
          key={review.id}
          {...state}
          id={review.id}
          kinds={kindsOf(reviewKind)}
          title={titleOf(review)}
          facts={[nameOfRating(review.rating), formatDate(review.createdAt), shorten(review.message)]}
          hiddenMark={review.hidden && 'Hidden from visitors'}
          editTo={staffPaths.editReview(review.id)}
          lastSave={review.lastSave}
          menu={
            <CheckField
              label="Hidden"
              checked={review.hidden}
              onChange={({ target: { checked } }) =>
                setHidden(review, checked, () => setHidden(review, !checked))
              }
            />
          }
        />
      )}
    />
  );
}
