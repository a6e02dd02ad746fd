import { useParams } from 'react-router-dom';
import { openBlog } from '../../data/staff/blogs.ts';
import { BlogEditor } from '../blogs/BlogEditor.tsx';
import { StaffPage } from '../layout/StaffPage.tsx';
import { OpenDocument } from '../shared/forms/OpenDocument.tsx';

/** /dashboard/edit-blog/{blogId} */
export function Component() {
  const { id = '' } = useParams();
  return (
    <StaffPage title="Edit Blog">
      <OpenDocument
        id={id}
        open={openBlog}
        failureMessage={() => 'Failed to load blog.'}
        notFound="Blog not found."
      >
        {(opened, onReload) => <BlogEditor opened={opened} onReload={onReload} />}
      </OpenDocument>
    </StaffPage>
  );
}
