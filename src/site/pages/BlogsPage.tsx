import { useLoaderData } from 'react-router-dom';
import type { BlogSummary } from '../../model/blog.ts';
import { LoadError } from '../../ui/LoadError.tsx';
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
      <PageMeta
        title="Blog"
        description="Advice for buyers of European cars in Egypt: importing, customs, choosing, inspecting and looking after a car."
      />
      <PageHeader title="Blog">
        What we have learned about European cars in Egypt, written down for you.
      </PageHeader>
      <div className={`page ${styles.list}`}>
        <AsyncBoundary
          promise={blogs}
          loading={<LogoLoader size="section" />}
          failed={() => <LoadError message="Failed to fetch blogs." />}
        >
          {(all) => <BlogList blogs={all} />}
        </AsyncBoundary>
      </div>
    </>
  );
}

function BlogList({ blogs }: { readonly blogs: readonly BlogSummary[] }) {
  if (blogs.length === 0) return <p className={styles.none}>No blogs found!</p>;
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
