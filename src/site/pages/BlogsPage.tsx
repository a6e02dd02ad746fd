import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { blogsMessages } from '#locales/blogs.ts';
import { paths } from '../../config/paths.ts';
import { fetchBlogPage } from '../../data/public/blogs.ts';
import { markHandled } from '../../data/rest/markHandled.ts';
import type { BlogPage } from '../../model/blog/blog.ts';
import { parsePageNumber } from '../../model/paging.ts';
import { Container } from '../../ui/components/Container.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { PageAddress, PageMeta } from '../../ui/page/PageMeta.tsx';
import { BlogCard } from '../blogs/BlogCard.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { Pagination } from '../shared/Pagination.tsx';
import styles from './BlogsPage.module.css';

export function loader({ request }: LoaderFunctionArgs) {
  const number = parsePageNumber(new URL(request.url).searchParams);
  return { shown: markHandled(fetchBlogPage(number)) };
}

/** The query string has the number of the page. */
export const shouldRevalidate = () => true;

export function Component() {
  const { shown } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const number = parsePageNumber(params);
  return (
    <>
      <PageMeta title={blogsMessages.title} description={blogsMessages.description} addressFollows />
      <PageHeader title={blogsMessages.title}>{blogsMessages.lead}</PageHeader>
      <Container className={styles.list} data-answers-search>
        <AsyncBoundary
          key={number}
          promise={shown}
          loading={<Loading />}
          failed={() => <ErrorMessage message={blogsMessages.listFailed} />}
        >
          {(page) => <BlogList {...page} />}
        </AsyncBoundary>
      </Container>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <div className={styles.logo}>
        <LogoLoader size="section" />
      </div>
      <ul className={styles.cards} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <li key={each} className={styles.skeleton} />
        ))}
      </ul>
    </div>
  );
}

function BlogList({ blogs, page, pageCount }: BlogPage) {
  return (
    <>
      <PageAddress search={searchOf(page)} />
      {blogs.length === 0 ? <p className={styles.none}>{blogsMessages.none}</p> : <BlogCards blogs={blogs} />}
      <Pagination
        pages={pageCount}
        current={page}
        to={(number) => ({ pathname: paths.blogs, search: searchOf(number) })}
      />
    </>
  );
}

function BlogCards({ blogs }: Pick<BlogPage, 'blogs'>) {
  return (
    <ul className={styles.cards}>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard blog={blog} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function searchOf(page: number): string {
  return page > 1 ? `?page=${page}` : '';
}
