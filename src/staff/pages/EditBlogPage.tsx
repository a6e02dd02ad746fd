import { useParams } from 'react-router-dom';
import { openDocument } from '../../data/staff/documents.ts';
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
        key={id}
        open={(blog) => openDocument('Blogs', blog)}
        failureMessage={() => 'Failed to load blog.'}
        notFound="Blog not found."
      >
        {(opened) => <BlogEditor opened={opened} />}
      </OpenDocument>
    </StaffPage>
  );
}
