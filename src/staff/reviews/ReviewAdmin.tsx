import { paths } from '../../config/paths.ts';
import { deleteReview, listAllReviews, type StaffReview, setReviewHidden } from '../../data/staff/reviews.ts';
import { formatDate } from '../../locales/formats.ts';
import { CheckField } from '../shared/forms/CheckField.tsx';
import { DocumentAdmin, type RowState } from '../shared/lists/DocumentAdmin.tsx';
import { DocumentRow } from '../shared/lists/DocumentRow.tsx';
import { useDocumentList } from '../shared/lists/useDocumentList.ts';
import { useSaveOrder } from '../shared/lists/useSaveOrder.tsx';
import { reviewFormMessages as messages } from './messages.ts';

const titleOf = ({ name }: StaffReview) => name || 'No name';

export function ReviewAdmin() {
  const list = useDocumentList('Reviews', listAllReviews, messages.notFound);
  const order = useSaveOrder('reviews', list.query.data ?? []);
  const setHidden = (review: StaffReview, hidden: boolean, undo?: () => void) =>
    void list.update(
      [{ document: review, changes: { hidden }, write: () => setReviewHidden(review.id, hidden) }],
      {
        saved: () => `Saved for ${titleOf(review)}: ${hidden ? 'hidden' : 'not hidden'}.`,
        failed: messages.edit.failed,
        undo,
      },
    );
  return (
    <DocumentAdmin
      id="reviews"
      title="Reviews"
      addTo={paths.addReview}
      addText="Add Review"
      list={list}
      {...order}
      empty="There are no reviews yet."
      failureMessage={() => messages.loadFailed}
      deleteQuestion="Are you sure you want to delete this review?"
      titleOf={titleOf}
      onDelete={(review) => list.remove(review, () => deleteReview(review.id), messages)}
      row={(review, state) => (
        <ReviewRow
          key={review.id}
          review={review}
          {...state}
          onHidden={(hidden) => setHidden(review, hidden, () => setHidden(review, !hidden))}
        />
      )}
    />
  );
}

interface RowProps extends RowState {
  readonly review: StaffReview;
  readonly onHidden: (hidden: boolean) => void;
}

function ReviewRow({ review, onHidden, ...state }: RowProps) {
  const { rating, message, createdAt, lastSave, hidden } = review;
  const stars = `${rating} ${rating === 1 ? 'star' : 'stars'}`;
  return (
    <DocumentRow
      {...state}
      title={titleOf(review)}
      facts={[stars, formatDate(createdAt), message].filter(Boolean).join(' · ')}
      hiddenMark={hidden && 'Hidden from visitors'}
      editTo={paths.editReview(review.id)}
      lastSave={lastSave}
      menu={
        <CheckField label="Hidden" checked={hidden} onChange={({ target }) => onHidden(target.checked)} />
      }
    />
  );
}
