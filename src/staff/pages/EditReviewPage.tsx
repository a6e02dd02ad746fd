import { useParams } from 'react-router-dom';
import { openReview } from '../../data/staff/reviews.ts';
import { OpenDocument } from '../kit/OpenDocument.tsx';
import { ReviewEditor } from '../reviews/ReviewEditor.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';

/** /dashboard/edit-review/{id} */
export function Component() {
  const { id = '' } = useParams();
  return (
    <StaffPage title="Edit Review">
      <OpenDocument
        id={id}
        open={openReview}
        failureMessage={() => 'Failed to load review.'}
        notFound="Review not found."
      >
        {(opened, onReload) => <ReviewEditor opened={opened} onReload={onReload} />}
      </OpenDocument>
    </StaffPage>
  );
}
