import type { Blog, BlogSummary } from '../../model/blog.ts';
import { type Fields, readText } from '../../model/read.ts';
import { readDate } from './readDate.ts';

/** Reads a stored post with tolerance: whatever an old document lacks, the post has its empty form. */
export function readBlog(id: string, fields: Fields): Blog {
  return { ...readBlogSummary(id, fields), content: readText(fields.content) };
}

/** The same of a post whose content was not asked for. */
export function readBlogSummary(id: string, fields: Fields): BlogSummary {
  return {
    id,
    title: readText(fields.title),
    author: readText(fields.author),
    summary: readText(fields.summary),
    mainImage: readText(fields.mainImage) || null,
    createdAt: readDate(fields.createdAt),
  };
}
