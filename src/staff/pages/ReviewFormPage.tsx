import { useParams } from 'react-router-dom';
import { openReview } from '../../data/staff/reviews.ts';
import { FormPage } from '../layout/FormPage.tsx';
import { ReviewEditor } from '../reviews/ReviewEditor.tsx';

/** /dashboard/add-review and /dashboard/edit-review/{id} */
export function Component() {
  const { id = null } = useParams();
  return (
    <FormPage
      title={id ? 'Edit Review' : 'Add Review'}
      id={id}
      open={openReview}
      failureMessage={() => 'Failed to load review.'}
      notFound="Review not found."
    >
      {(stored) => <ReviewEditor opened={stored} />}
    </FormPage>
  );
}
