import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Navigate, useLoaderData, useParams } from 'react-router-dom';
import { blogsMessages } from '#locales/blogs.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { notFoundMessages } from '#locales/notFound.ts';
import { shareMessages } from '#locales/share.ts';
import { shellMessages } from '#locales/shell.ts';
import { addressIn, paths } from '../../config/paths.ts';
import { fetchBlog, fetchBlogPage } from '../../data/public/blogs.ts';
import { fetchFeaturedCars } from '../../data/public/cars.ts';
import { imageSources, previewUrl } from '../../data/public/images.ts';
import { markHandled } from '../../data/rest/markHandled.ts';
import { type Blog, type BlogPage, type BlogSummary, findNextBlogs } from '../../model/blog/blog.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { Button, ButtonLink } from '../../ui/components/Button.tsx';
import { Container, Section } from '../../ui/components/Container.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { BlogArticle } from '../blogs/BlogArticle.tsx';
import { BlogCard } from '../blogs/BlogCard.tsx';
import { CarGrid } from '../cars/CarGrid.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { blogData } from '../seo/blogData.ts';
import { breadcrumbData } from '../seo/breadcrumbData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { almostLoaded } from '../shared/almostLoaded.ts';
import { markEnglish } from '../shared/inEnglish.ts';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { ShareStatus } from '../shared/ShareStatus.tsx';
import { useShareLink } from '../shared/useShareLink.ts';
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx';
import styles from './BlogPage.module.css';
import { DocumentNotFound } from './documentNotFound.ts';

export async function loader({ params }: LoaderFunctionArgs) {
  const blog = markHandled(fetchBlog(params.id ?? ''));
  const newest = markHandled(fetchBlogPage(1));
  const featured = markHandled(fetchFeaturedCars());
  await almostLoaded(blog);
  return { blog, newest, featured };
}

export function Component() {
  const { blog, newest, featured } = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <AsyncBoundary
      key={id}
      promise={blog}
      loading={<PageSkeleton className={styles.skeleton} />}
      failed={() => <Failed />}
    >
      {(found) =>
        found && found.id !== id ? (
          <Navigate to={paths.blog(found.id)} replace />
        ) : found ? (
          <>
            <BlogDetail blog={found} newest={newest} />
            <AsyncBoundary promise={featured} loading={null} failed={() => null}>
              {(cars) => <Cars cars={cars.slice(0, 3)} />}
            </AsyncBoundary>
          </>
        ) : (
          <DocumentNotFound
            message={blogsMessages.notFound}
            reason={notFoundMessages.blogGone}
            back={paths.blogs}
            backText={blogsMessages.seeAll}
          />
        )
      }
    </AsyncBoundary>
  );
}

function Failed() {
  return (
    <Section as="div">
      <ErrorMessage message={blogsMessages.failed} />
    </Section>
  );
}

interface BlogDetailProps {
  readonly blog: Blog;
  readonly newest: Promise<BlogPage>;
}

function BlogDetail({ blog, newest }: BlogDetailProps) {
  return (
    <>
      <PageMeta
        title={blog.title || blogsMessages.untitled}
        description={toMeta(blog)}
        type="article"
        image={previewUrl(blog.mainImage, 630)}
      />
      <JsonLd data={breadcrumbData(trailTo(blog))} />
      <JsonLd data={blogData(blog)} />
      <BlogContent blog={blog}>
        <aside className={styles.more}>
          <ShareBlog blog={blog} />
          <AsyncBoundary promise={newest} loading={null} failed={() => null}>
            {({ blogs }) => <NextBlogs blogs={findNextBlogs(blog.id, blogs, 2)} />}
          </AsyncBoundary>
        </aside>
      </BlogContent>
    </>
  );
}

/** Previews can't mark a language, so omit an English text in other locales. */
function toMeta({ title, summary, fallbackFields }: Blog): string {
  const field = summary ? 'summary' : 'title';
  return fallbackFields?.includes(field) ? blogsMessages.description : summary || title;
}

export function BlogContent({ blog, children }: { readonly blog: Blog; readonly children?: ReactNode }) {
  return (
    <Container className={styles.blog}>
      <Breadcrumb steps={trailTo(blog)} />
      <BlogArticle blog={blog} image={imageSources(blog.mainImage)} />
      {children}
    </Container>
  );
}

function ShareBlog({ blog }: { readonly blog: Blog }) {
  const url = addressIn(localeInfo.code, paths.blog(blog.id));
  const { share, status } = useShareLink({ title: blog.title, url });
  return (
    <div className={styles.share}>
      <Button variant="quiet" onClick={share}>
        <Icon name="share" /> {shareMessages.action}
      </Button>
      <ShareStatus>{status}</ShareStatus>
    </div>
  );
}

function NextBlogs({ blogs }: { readonly blogs: readonly BlogSummary[] }) {
  if (blogs.length === 0) return null;
  return (
    <section aria-labelledby="next">
      <h2 id="next">{blogsMessages.next}</h2>
      <ul className={styles.next}>
        {blogs.map((blog) => (
          <li key={blog.id}>
            <BlogCard blog={blog} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cars({ cars }: { readonly cars: readonly CarSummary[] }) {
  if (cars.length === 0) return null;
  return (
    <Section className={styles.cars} aria-labelledby="cars">
      <header>
        <h2 id="cars">{blogsMessages.cars}</h2>
        <ButtonLink to={paths.inventory} variant="quiet">
          {blogsMessages.allCars}
        </ButtonLink>
      </header>
      <CarGrid cars={cars} layout="full" Action={ShortlistButton} />
    </Section>
  );
}

function trailTo(blog: Blog) {
  return [
    { name: shellMessages.crumbs.home, path: paths.home },
    { name: shellMessages.crumbs.blogs, path: paths.blogs },
    {
      name: blog.title || blogsMessages.untitled,
      path: paths.blog(blog.id),
      mark: markEnglish(blog.fallbackFields, 'title'),
    },
  ];
}
