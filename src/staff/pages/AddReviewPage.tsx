import { ReviewEditor } from '../reviews/ReviewEditor.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';

/** /dashboard/add-review */
export function Component() {
  return (
    <StaffPage title="Add Review">
      <ReviewEditor opened={null} onReload={() => {}} />
    </StaffPage>
  );
}
