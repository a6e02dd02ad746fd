import { staffPaths } from '../../config/staffPaths.ts';
import { imageSources } from '../../data/public/images.ts';
import { deleteBlog, fetchAllBlogs } from '../../data/staff/blogs.ts';
import { fetchDocument } from '../../data/staff/documents.ts';
import { refreshDocuments } from '../../data/staff/syncedDocuments.ts';
import { formatDate } from '../../locales/formats.ts';
import type { Blog } from '../../model/blog/blog.ts';
import type { DeletedKind } from '../documents/history/deletedKind.ts';
import { kindsOf } from '../documents/history/kinds.ts';
import { bringBack } from '../documents/history/takeBack.ts';
import { DocumentAdmin } from '../documents/list/DocumentAdmin.tsx';
import { DocumentRow } from '../documents/list/DocumentRow.tsx';
import { useDocumentList } from '../documents/list/useDocumentList.ts';
import { useSaveOrder } from '../documents/list/useSaveOrder.tsx';
import { CopyLink } from '../publishing/CopyLink.tsx';
import { toBlogPage } from '../publishing/currentPage.ts';
import { PublishMark } from '../publishing/PublishMark.tsx';
import { useBuildReport } from '../publishing/publishing.ts';
import { blogKind } from './blogForm.ts';
import { blogFormMessages as messages } from './messages.ts';

const source = {
  list: fetchAllBlogs,
  refresh: (ids: readonly string[]) => refreshDocuments('Blogs', ids),
};

const deletedBlogs: DeletedKind = {
  noun: 'blog post',
  collections: ['Blogs'],
  bringBack,
  fetchStored: (id) => fetchDocument('Blogs', id),
  editTo: staffPaths.editBlog,
};

const titleOf = ({ title }: Blog) => title || 'Untitled post';

export function BlogAdmin() {
  const list = useDocumentList('Blogs', source, messages.notFound);
  const order = useSaveOrder('blogs', list.query.data ?? []);
  // Together with the posts, for the marks of their rows.
  useBuildReport();
  return (
    <DocumentAdmin
      title="Blogs"
      addTo={staffPaths.addBlog}
      addText="Add Blog"
      list={list}
      {...order}
      empty="No blogs found!"
      failureMessage={() => 'Failed to fetch blogs.'}
      deletion={{
        kind: deletedBlogs,
        titleOf,
        onDelete: (blog) => list.remove(blog, () => deleteBlog(blog.id), messages),
      }}
      row={(blog, state) => (
        <DocumentRow
          key={blog.id}
          {...state}
          id={blog.id}
          kinds={kindsOf(blogKind)}
          title={titleOf(blog)}
          image={imageSources(blog.mainImage)?.src ?? null}
          facts={[blog.author && `By ${blog.author}`, formatDate(blog.createdAt)]}
          publishMark={<PublishMark kind="blogs" page={toBlogPage(blog)} />}
          lastSave={blog.lastSave}
          editTo={staffPaths.editBlog(blog.id)}
          menu={<CopyLink kind="blogs" page={toBlogPage(blog)} />}
        />
      )}
    />
  );
}
