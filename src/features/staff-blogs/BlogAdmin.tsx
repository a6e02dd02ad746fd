import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Gone } from '../../data/errors.ts';
import { imageUrl } from '../../data/imageUrl.ts';
import { explainFailure } from '../../data/session.ts';
import { deleteBlog, listAllBlogs } from '../../data/staffBlogs.ts';
import { type Blog, formatBlogDate } from '../../model/blog.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { LogoLoader } from '../../ui/LogoLoader.tsx';
import { announce, dismissErrors } from '../../ui/notices.ts';
import { Photo } from '../../ui/Photo.tsx';
import { StaffFailure } from '../../ui/StaffFailure.tsx';
import { useLoad } from '../../ui/useLoad.ts';
import styles from './BlogAdmin.module.css';

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
      <header className={styles.header}>
        <h2 id="blogs" ref={heading} tabIndex={-1}>
          Blogs {load.status === 'ready' && <span className={styles.count}>{load.value.length}</span>}
        </h2>
        <Link to={paths.addBlog} className="button small">
          Add Blog
        </Link>
      </header>
      {load.status === 'loading' && <LogoLoader size="section" />}
      {load.status === 'failed' && <StaffFailure message="Failed to fetch blogs." onRetry={reload} />}
      {load.status === 'ready' && load.value.length === 0 && <p className={styles.empty}>No blogs found!</p>}
      {load.status === 'ready' && (
        <ul className={styles.list}>
          {load.value.map((blog) => (
            <BlogRow key={blog.id} blog={blog} busy={busyId === blog.id} onDelete={() => setDeleting(blog)} />
          ))}
        </ul>
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
  const titleId = useId();
  return (
    <li className={styles.row} aria-busy={busy || undefined}>
      <div className={styles.picture}>
        <Photo src={blog.mainImage && imageUrl(blog.mainImage)} alt="" width={3} height={2} />
      </div>
      <div className={styles.facts}>
        <h3 id={titleId}>{blog.title || 'Untitled post'}</h3>
        <p>
          {[blog.author && `By ${blog.author}`, formatBlogDate(blog.createdAt)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>
        <Link to={paths.editBlog(blog.id)} className="button quiet small" aria-describedby={titleId}>
          Edit
        </Link>
        <button
          type="button"
          className="button quiet small"
          aria-describedby={titleId}
          disabled={busy}
          onClick={onDelete}
        >
          Delete
        </button>
      </div>
    </li>
  );
}

function useBlogList() {
  const { load, change, reload } = useLoad(listAllBlogs);
  const [busyId, setBusyId] = useState<string | null>(null);
  const drop = ({ id }: Blog) => change((blogs) => blogs.filter((blog) => blog.id !== id));

  const remove = async (blog: Blog) => {
    dismissErrors();
    setBusyId(blog.id);
    try {
      await deleteBlog(blog.id);
      drop(blog);
      announce('success', 'Blog deleted successfully.');
    } catch (error) {
      if (error instanceof Gone) drop(blog);
      announce(
        'error',
        error instanceof Gone ? 'Blog not found.' : await explainFailure(error, 'Failed to delete blog.'),
      );
    }
    setBusyId(null);
  };
  return { load, reload, busyId, remove };
}
