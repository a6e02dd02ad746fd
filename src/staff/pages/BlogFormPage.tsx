import { useParams } from 'react-router-dom';
import { openDocument } from '../../data/staff/documents.ts';
import { BlogEditor } from '../blogs/BlogEditor.tsx';
import { FormPage } from '../layout/FormPage.tsx';

/** /dashboard/add-blog and /dashboard/edit-blog/{blogId} */
export function Component() {
  const { id = null } = useParams();
  return (
    <FormPage
      title={id ? 'Edit Blog' : 'Add Blog'}
      id={id}
      open={(blog) => openDocument('Blogs', blog)}
      failureMessage={() => 'Failed to load blog.'}
      notFound="Blog not found."
    >
      {(stored) => <BlogEditor opened={stored} />}
    </FormPage>
  );
}
