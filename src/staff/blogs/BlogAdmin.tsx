import { paths } from '../../config/paths.ts';
import { imageUrl } from '../../data/public/images.ts';
import { deleteBlog, listAllBlogs } from '../../data/staff/blogs.ts';
import type { Listed } from '../../data/staff/documents.ts';
import { formatDate } from '../../locales/formats.ts';
import type { Blog } from '../../model/blog/blog.ts';
import { DocumentAdmin, type RowState } from '../shared/lists/DocumentAdmin.tsx';
import { DocumentListEmpty, DocumentRow, DocumentRows } from '../shared/lists/DocumentList.tsx';
import { SaveOrder } from '../shared/lists/SaveOrder.tsx';
import { useDocumentList } from '../shared/lists/useDocumentList.ts';
import { toBlogPage } from '../shared/publishing/currentPage.ts';
import { PublishMark } from '../shared/publishing/PublishMark.tsx';
import { blogFormMessages as messages } from './messages.ts';

/** The dashboard's blogs. */
export function BlogAdmin() {
  const list = useDocumentList('Blogs', listAllBlogs, messages.notFound);
  const onDelete = (blog: Listed<Blog>) => list.remove(blog, () => deleteBlog(blog.id), messages);
  return (
    <DocumentAdmin
      id="blogs"
      title="Blogs"
      addTo={paths.addBlog}
      addText="Add Blog"
      list={list}
      failureMessage={() => 'Failed to fetch blogs.'}
      deleteQuestion="Are you sure you want to delete this blog post?"
      onDelete={onDelete}
    >
      {(blogs, rowState) => (
        <>
          {blogs.length === 0 && <DocumentListEmpty>No blogs found!</DocumentListEmpty>}
          <SaveOrder noun="blogs" documents={blogs}>
            {(ordered) => (
              <DocumentRows>
                {ordered.map((blog) => (
                  <BlogRow key={blog.id} blog={blog} {...rowState(blog)} />
                ))}
              </DocumentRows>
            )}
          </SaveOrder>
        </>
      )}
    </DocumentAdmin>
  );
}

function BlogRow({ blog, ...state }: RowState & { readonly blog: Listed<Blog> }) {
  return (
    <DocumentRow
      title={blog.title || 'Untitled post'}
      image={blog.mainImage && imageUrl(blog.mainImage)}
      facts={
        <>
          {[blog.author && `By ${blog.author}`, formatDate(blog.createdAt)].filter(Boolean).join(' · ')}
          <PublishMark kind="blogs" page={toBlogPage(blog)} />
        </>
      }
      lastSave={blog.lastSave}
      editTo={paths.editBlog(blog.id)}
      {...state}
    />
  );
}
