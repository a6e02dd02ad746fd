import { fetchReview } from '../../data/staff/reviews.ts';
import { FormPage } from '../layout/FormPage.tsx';
import { ReviewEditor } from '../reviews/ReviewEditor.tsx';

/** /dashboard/add-review and /dashboard/edit-review/{id} */
export function Component() {
  return (
    <FormPage name="Review" collectionId="Reviews" open={fetchReview}>
      {(opened, deletedId) => <ReviewEditor opened={opened} deletedId={deletedId} />}
    </FormPage>
  );
}
