import { blogsMessages } from '#locales/blogs.ts';
import type { ImageSources } from '../../data/public/images.ts';
import { formatDate } from '../../locales/formats.ts';
import type { Blog } from '../../model/blog/blog.ts';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { markEnglish } from '../shared/inEnglish.ts';
import { keepTogether } from '../shared/keepTogether.tsx';
import styles from './BlogArticle.module.css';
import { RichText } from './RichText.tsx';

interface Props {
  readonly blog: Blog;
  readonly image: ImageSources | null;
}

export function BlogArticle({ blog, image }: Props) {
  return (
    <article className={styles.article}>
      <header>
        <h1 {...markEnglish(blog.fallbackFields, 'title')}>
          {keepTogether(blog.title || blogsMessages.untitled)}
        </h1>
        <p className={styles.byline}>
          {blog.author && <span>{blogsMessages.byAuthor(blog.author)}</span>}
          {blog.createdAt && (
            <time dateTime={blog.createdAt.toISOString()}>{formatDate(blog.createdAt)}</time>
          )}
          {blog.fallbackFields?.includes('content') && <span>{blogsMessages.onlyEnglish}</span>}
        </p>
      </header>
      {image && (
        <ResponsiveImage
          {...image}
          sizes="(width < 44rem) 100vw, 42rem"
          alt=""
          width={16}
          height={9}
          priority
        />
      )}
      <RichText html={blog.content} {...markEnglish(blog.fallbackFields, 'content')} />
    </article>
  );
}
