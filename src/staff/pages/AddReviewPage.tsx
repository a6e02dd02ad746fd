import { StaffPage } from '../layout/StaffPage.tsx';
import { ReviewEditor } from '../reviews/ReviewEditor.tsx';

/** /dashboard/add-review */
export function Component() {
  return (
    <StaffPage title="Add Review">
      <ReviewEditor opened={null} />
    </StaffPage>
  );
}
