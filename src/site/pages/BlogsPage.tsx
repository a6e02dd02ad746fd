import { useLoaderData } from 'react-router-dom';
import { blogsWords } from '#words/blogs.ts';
import type { BlogSummary } from '../../model/blog.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { LogoLoader } from '../../ui/LogoLoader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { BlogCard } from '../blogs/BlogCard.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { AsyncBoundary } from '../ui/AsyncBoundary.tsx';
import styles from './BlogsPage.module.css';
import type { loadBlogs } from './loaders.ts';

/** `/blogs`, SPEC 2. */
export function Component() {
  const { blogs } = useLoaderData<typeof loadBlogs>();
  return (
    <>
      <PageMeta title={blogsWords.title} description={blogsWords.description} />
      <PageHeader title={blogsWords.title}>{blogsWords.lead}</PageHeader>
      <div className={`page ${styles.list}`}>
        <AsyncBoundary
          promise={blogs}
          loading={<LogoLoader size="section" />}
          failed={() => <ErrorMessage message={blogsWords.listFailed} />}
        >
          {(all) => <BlogList blogs={all} />}
        </AsyncBoundary>
      </div>
    </>
  );
}

function BlogList({ blogs }: { readonly blogs: readonly BlogSummary[] }) {
  if (blogs.length === 0) return <p className={styles.none}>{blogsWords.none}</p>;
  return (
    <ul className={styles.cards}>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard blog={blog} eager={index < 3} />
        </li>
      ))}
    </ul>
  );
}
