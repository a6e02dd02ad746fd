import { fetchDocument } from '../../data/staff/documents.ts';
import { BlogEditor } from '../blogs/BlogEditor.tsx';
import { DeletedDocument } from '../documents/drafts/DeletedDocument.tsx';
import { FormPage } from '../layout/FormPage.tsx';

/** /dashboard/add-blog and /dashboard/edit-blog/{blogId} */
export function Component() {
  return (
    <FormPage
      name="Blog"
      open={(id) => fetchDocument('Blogs', id)}
      deleted={(id) => (
        <DeletedDocument name="Blog" collectionId="Blogs" id={id}>
          <BlogEditor opened={null} deletedId={id} />
        </DeletedDocument>
      )}
    >
      {(opened) => <BlogEditor opened={opened} />}
    </FormPage>
  );
}
