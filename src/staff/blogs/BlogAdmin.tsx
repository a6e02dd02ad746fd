import { useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { imageUrl } from '../../data/public/images.ts';
import { deleteBlog, listAllBlogs } from '../../data/staff/blogs.ts';
import { NotFoundError } from '../../data/staff/errors.ts';
import { explainFailure } from '../../data/staff/session.ts';
import type { Blog } from '../../model/blog.ts';
import { LogoLoader } from '../../ui/LogoLoader.tsx';
import { formatDate } from '../../words/formats.ts';
import { ConfirmModal } from '../kit/ConfirmModal.tsx';
import { DocumentListEmpty, DocumentListHeader, DocumentRow, DocumentRows } from '../kit/DocumentList.tsx';
import { dismissErrorToasts, showToast } from '../kit/toasts.ts';
import { useLoad } from '../kit/useLoad.ts';
import { StaffFailure } from '../shell/StaffFailure.tsx';

/** The dashboard's blog posts. */
export function BlogAdmin() {
  const { load, reload, busyId, remove } = useBlogList();
  const [deleting, setDeleting] = useState<Blog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const onDelete = async () => {
    const blog = deleting;
    setDeleting(null);
    if (!blog) return;
    await remove(blog);
    heading.current?.focus();
  };
  return (
    <>
      <DocumentListHeader
        id="blogs"
        title="Blogs"
        count={load.status === 'ready' ? load.value.length : null}
        addTo={paths.addBlog}
        addText="Add Blog"
        ref={heading}
      />
      {load.status === 'loading' && <LogoLoader size="section" />}
      {load.status === 'failed' && <StaffFailure message="Failed to fetch blogs." onRetry={reload} />}
      {load.status === 'ready' && load.value.length === 0 && (
        <DocumentListEmpty>No blogs found!</DocumentListEmpty>
      )}
      {load.status === 'ready' && (
        <DocumentRows>
          {load.value.map((blog) => (
            <BlogRow key={blog.id} blog={blog} busy={busyId === blog.id} onDelete={() => setDeleting(blog)} />
          ))}
        </DocumentRows>
      )}
      <ConfirmModal
        question={deleting && 'Are you sure you want to delete this blog post?'}
        destructive
        onYes={() => void onDelete()}
        onNo={() => setDeleting(null)}
      />
    </>
  );
}

interface RowProps {
  readonly blog: Blog;
  readonly busy: boolean;
  readonly onDelete: () => void;
}

function BlogRow({ blog, busy, onDelete }: RowProps) {
  return (
    <DocumentRow
      title={blog.title || 'Untitled post'}
      picture={blog.mainImage && imageUrl(blog.mainImage)}
      facts={[blog.author && `By ${blog.author}`, formatDate(blog.createdAt)].filter(Boolean).join(' · ')}
      editTo={paths.editBlog(blog.id)}
      busy={busy}
      onDelete={onDelete}
    />
  );
}

function useBlogList() {
  const { load, change, reload } = useLoad(listAllBlogs);
  const [busyId, setBusyId] = useState<string | null>(null);
  const drop = ({ id }: Blog) => change((blogs) => blogs.filter((blog) => blog.id !== id));

  const remove = async (blog: Blog) => {
    dismissErrorToasts();
    setBusyId(blog.id);
    try {
      await deleteBlog(blog.id);
      drop(blog);
      showToast('success', 'Blog deleted successfully.');
    } catch (error) {
      if (error instanceof NotFoundError) drop(blog);
      showToast(
        'error',
        error instanceof NotFoundError
          ? 'Blog not found.'
          : await explainFailure(error, 'Failed to delete blog.'),
      );
    }
    setBusyId(null);
  };
  return { load, reload, busyId, remove };
}
