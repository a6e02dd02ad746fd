import { useParams } from 'react-router-dom';
import { openReview } from '../../data/staff/reviews.ts';
import { StaffPage } from '../layout/StaffPage.tsx';
import { ReviewEditor } from '../reviews/ReviewEditor.tsx';
import { OpenDocument } from '../shared/forms/OpenDocument.tsx';

/** /dashboard/edit-review/{id} */
export function Component() {
  const { id = '' } = useParams();
  return (
    <StaffPage title="Edit Review">
      <OpenDocument
        id={id}
        key={id}
        open={openReview}
        failureMessage={() => 'Failed to load review.'}
        notFound="Review not found."
      >
        {(opened) => <ReviewEditor opened={opened} />}
      </OpenDocument>
    </StaffPage>
  );
}
