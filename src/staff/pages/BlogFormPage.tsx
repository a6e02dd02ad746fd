import { fetchDocument } from '../../data/staff/documents.ts';
import { BlogEditor } from '../blogs/BlogEditor.tsx';
import { FormPage } from '../layout/FormPage.tsx';

/** /dashboard/add-blog and /dashboard/edit-blog/{blogId} */
export function Component() {
  return (
    <FormPage name="Blog" collectionId="Blogs" open={(id) => fetchDocument('Blogs', id)}>
      {(opened, deletedId) => <BlogEditor opened={opened} deletedId={deletedId} />}
    </FormPage>
  );
}
