import { paths } from '../../config/paths.ts';
import { deleteReview, listAllReviews, type StaffReview, setReviewHidden } from '../../data/staff/reviews.ts';
import { formatDate } from '../../locales/formats.ts';
import { CheckField } from '../shared/forms/CheckField.tsx';
import { DocumentAdmin, type RowState } from '../shared/lists/DocumentAdmin.tsx';
import { DocumentListEmpty, DocumentRow, DocumentRows } from '../shared/lists/DocumentList.tsx';
import { SaveOrder } from '../shared/lists/SaveOrder.tsx';
import { useDocumentList } from '../shared/lists/useDocumentList.ts';
import { reviewFormMessages as messages } from './messages.ts';

/** The dashboard's client reviews: all of them, hidden ones too. */
export function ReviewAdmin() {
  const list = useDocumentList('Reviews', listAllReviews, messages.notFound);
  const setHidden = (review: StaffReview, hidden: boolean) =>
    list.update(review, { hidden }, () => setReviewHidden(review.id, hidden), messages.edit.failed);
  const onDelete = (review: StaffReview) => list.remove(review, () => deleteReview(review.id), messages);
  return (
    <DocumentAdmin
      id="reviews"
      title="Reviews"
      addTo={paths.addReview}
      addText="Add Review"
      list={list}
      failureMessage={() => messages.loadFailed}
      deleteQuestion="Are you sure you want to delete this review?"
      onDelete={onDelete}
    >
      {(reviews, rowState) => (
        <>
          {reviews.length === 0 && <DocumentListEmpty>There are no reviews yet.</DocumentListEmpty>}
          <SaveOrder noun="reviews" documents={reviews}>
            {(ordered) => (
              <DocumentRows>
                {ordered.map((review) => (
                  <ReviewRow
                    key={review.id}
                    review={review}
                    {...rowState(review)}
                    onHidden={(hidden) => void setHidden(review, hidden)}
                  />
                ))}
              </DocumentRows>
            )}
          </SaveOrder>
        </>
      )}
    </DocumentAdmin>
  );
}

interface RowProps extends RowState {
  readonly review: StaffReview;
  readonly onHidden: (hidden: boolean) => void;
}

function ReviewRow({ review, onHidden, ...state }: RowProps) {
  const { name, rating, message, createdAt, lastSave, hidden } = review;
  const stars = `${rating} ${rating === 1 ? 'star' : 'stars'}`;
  return (
    <DocumentRow
      title={name || 'No name'}
      facts={[stars, formatDate(createdAt), message].filter(Boolean).join(' · ')}
      editTo={paths.editReview(review.id)}
      lastSave={lastSave}
      dimmed={hidden}
      {...state}
    >
      {(titleId) => (
        <CheckField
          label="Hidden"
          checked={hidden}
          disabled={state.busy}
          aria-describedby={titleId}
          onChange={({ target }) => onHidden(target.checked)}
        />
      )}
    </DocumentRow>
  );
}
