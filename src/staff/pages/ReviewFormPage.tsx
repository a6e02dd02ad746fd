import { useParams } from 'react-router-dom';
import { openReview } from '../../data/staff/reviews.ts';
import { StaffPage } from '../layout/StaffPage.tsx';
import { ReviewEditor } from '../reviews/ReviewEditor.tsx';
import { OpenDocument } from '../shared/forms/OpenDocument.tsx';

/** /dashboard/add-review and /dashboard/edit-review/{id} */
export function Component() {
  const { id = null } = useParams();
  return (
    <StaffPage title={id ? 'Edit Review' : 'Add Review'}>
      <OpenDocument
        id={id}
        open={openReview}
        failureMessage={() => 'Failed to load review.'}
        notFound="Review not found."
      >
        {(stored) => <ReviewEditor opened={stored} />}
      </OpenDocument>
    </StaffPage>
  );
}
