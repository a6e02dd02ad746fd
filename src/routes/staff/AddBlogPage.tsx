import { BlogEditor } from '../../features/staff-blogs/BlogEditor.tsx';
import { StaffPage } from './StaffPage.tsx';

/** /dashboard/add-blog */
export function Component() {
  return (
    <StaffPage title="Add Blog">
      <BlogEditor opened={null} onReload={() => {}} />
    </StaffPage>
  );
}
