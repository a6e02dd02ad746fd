import type { Blog, BlogSummary } from '../../model/blog.ts';
import { type Fields, readText } from '../../model/read.ts';

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

/**
 * A stored timestamp, by REST or by SDK; a number of milliseconds or an ISO text as old documents have it. Null where
 * it is no date that can be shown.
 */
function readDate(value: unknown): Date | null {
  const date = toDate(value);
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

function toDate(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (hasToDate(value)) return value.toDate();
  return typeof value === 'number' || typeof value === 'string' ? new Date(value) : null;
}

/** A map of the database may have a field of that name. */
function hasToDate(value: unknown): value is { toDate(): Date } {
  return typeof (value as { toDate?: unknown } | null)?.toDate === 'function';
}
