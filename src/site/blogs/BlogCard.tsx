import { Link } from 'react-router-dom';
import { blogsMessages } from '#locales/blogs.ts';
import { paths } from '../../config/paths.ts';
import { imageSources } from '../../data/public/images.ts';
import { formatDate } from '../../locales/formats.ts';
import type { BlogSummary } from '../../model/blog/blog.ts';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { markEnglish } from '../shared/inEnglish.ts';
import { keepTogether } from '../shared/keepTogether.tsx';
import styles from './BlogCard.module.css';

interface Props {
  readonly blog: BlogSummary;
  readonly priority?: boolean;
  /** Of its title. */
  readonly level?: 'h2' | 'h3';
}

export function BlogCard({ blog, priority = false, level: Heading = 'h2' }: Props) {
  return (
    <Link to={paths.blog(blog.id)} className={styles.card}>
      <ResponsiveImage
        src={null}
        {...imageSources(blog.mainImage)}
        sizes="(width < 45rem) 92vw, (width < 70rem) 46vw, 28rem"
        alt=""
        width={16}
        height={9}
        priority={priority}
      />
      <span className={styles.body}>
        <span className={styles.date}>{formatDate(blog.createdAt)}</span>
        <Heading {...markEnglish(blog.fallbackFields, 'title')}>
          {keepTogether(blog.title || blogsMessages.untitled)}
        </Heading>
        <span className={styles.summary} {...markEnglish(blog.fallbackFields, 'summary')}>
          {blog.summary}
        </span>
      </span>
    </Link>
  );
}
