import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { blogsMessages } from '#locales/blogs.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { notFoundMessages } from '#locales/notFound.ts';
import { shellMessages } from '#locales/shell.ts';
import { company } from '../../config/company.ts';
import { paths } from '../../config/paths.ts';
import { fetchBlog } from '../../data/public/blogs.ts';
import { imageSources, previewUrl } from '../../data/public/images.ts';
import type { Blog } from '../../model/blog/blog.ts';
import { Container, Section } from '../../ui/components/Container.tsx';
import { ErrorMessage } from '../../ui/components/ErrorMessage.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { BlogArticle } from '../blogs/BlogArticle.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { DocumentNotFound } from '../layout/DocumentNotFound.tsx';
import { breadcrumbData } from '../seo/breadcrumbData.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { AsyncBoundary } from '../shared/AsyncBoundary.tsx';
import { markEnglish } from '../shared/inEnglish.ts';
import styles from './BlogPage.module.css';

export function loader({ params }: LoaderFunctionArgs) {
  return { blog: fetchBlog(params.id ?? '') };
}

export function Component() {
  const { blog } = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <AsyncBoundary key={id} promise={blog} loading={<LogoLoader />} failed={() => <Failed />}>
      {(found) =>
        found ? (
          <BlogDetail blog={found} />
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

function BlogDetail({ blog }: { readonly blog: Blog }) {
  const image = blog.mainImage && previewUrl(blog.mainImage, 630);
  return (
    <>
      <PageMeta
        title={blog.title || blogsMessages.untitled}
        // Previews can't mark a language, so omit an English summary in other locales.
        description={
          blog.fallbackFields?.includes('summary') ? blogsMessages.description : blog.summary || blog.title
        }
        type="article"
        {...(image && { image })}
      />
      <JsonLd data={breadcrumbData(trailTo(blog))} />
      <JsonLd
        data={{
          '@type': 'BlogPosting',
          inLanguage: blog.fallbackFields?.includes('content') ? 'en' : localeInfo.code,
          headline: blog.title,
          description: blog.summary,
          author: { '@type': 'Person', name: blog.author },
          publisher: { '@id': `${company.siteUrl}/#dealer` },
          ...(image && { image }),
          ...(blog.createdAt && { datePublished: blog.createdAt.toISOString() }),
        }}
      />
      <BlogContent blog={blog} />
    </>
  );
}

export function BlogContent({ blog }: { readonly blog: Blog }) {
  return (
    <Container className={styles.blog}>
      <Breadcrumb steps={trailTo(blog)} />
      <BlogArticle blog={blog} image={imageSources(blog.mainImage)} />
    </Container>
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
