import { fetchReview } from '../../data/staff/reviews.ts';
import { DeletedDocument } from '../documents/drafts/DeletedDocument.tsx';
import { FormPage } from '../layout/FormPage.tsx';
import { ReviewEditor } from '../reviews/ReviewEditor.tsx';

/** /dashboard/add-review and /dashboard/edit-review/{id} */
export function Component() {
  return (
    <FormPage
      name="Review"
      open={fetchReview}
      deleted={(id) => (
        <DeletedDocument name="Review" collectionId="Reviews" id={id}>
          <ReviewEditor opened={null} deletedId={id} />
        </DeletedDocument>
      )}
    >
      {(opened) => <ReviewEditor opened={opened} />}
    </FormPage>
  );
}
