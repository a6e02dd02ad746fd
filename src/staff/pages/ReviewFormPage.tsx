import { fetchReview } from '../../data/staff/reviews.ts';
import { FormPage } from '../layout/FormPage.tsx';
import { ReviewEditor } from '../reviews/ReviewEditor.tsx';

/** /dashboard/add-review and /dashboard/edit-review/{id} */
export function Component() {
  return (
    <FormPage name="Review" open={fetchReview}>
      {(opened) => <ReviewEditor opened={opened} />}
    </FormPage>
  );
}
