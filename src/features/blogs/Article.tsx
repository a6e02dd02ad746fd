import { type Blog, formatBlogDate } from '../../model/blog.ts';
import { Photo } from '../../ui/Photo.tsx';
import { RichText } from '../../ui/RichText.tsx';
import styles from './Article.module.css';

interface Props {
  readonly blog: Blog;
  /** Address of the main image, or null. */
  readonly image: string | null;
}

/** A blog post: main image, title, author, date and its rich text. */
export function Article({ blog, image }: Props) {
  return (
    <article className={styles.article}>
      <header>
        <h1>{blog.title || 'Untitled'}</h1>
        <p className={styles.byline}>
          {blog.author && <span>By {blog.author}</span>}
          {blog.createdAt && (
            <time dateTime={blog.createdAt.toISOString()}>{formatBlogDate(blog.createdAt)}</time>
          )}
        </p>
      </header>
      {image && (
        <div className={styles.picture}>
          <Photo src={image} alt="" width={16} height={9} eager />
        </div>
      )}
      <RichText html={blog.content} />
    </article>
  );
}
