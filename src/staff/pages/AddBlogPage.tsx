import { BlogEditor } from '../blogs/BlogEditor.tsx';
import { StaffPage } from '../layout/StaffPage.tsx';

/** /dashboard/add-blog */
export function Component() {
  return (
    <StaffPage title="Add Blog">
      <BlogEditor opened={null} />
    </StaffPage>
  );
}
