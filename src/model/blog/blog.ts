import type { PagePosition } from '../paging.ts';

export interface BlogTexts {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
}

export interface BlogSummary {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  /** Fields without a translation, shown in English. */
  readonly fallbackFields?: readonly (keyof BlogTexts)[];
  readonly mainImage: string | null;
  readonly createdAt: Date | null;
}

export interface Blog extends BlogSummary {
  /** Stored HTML: sanitise before rendering. */
  readonly content: string;
}

export interface BlogPage extends PagePosition {
  readonly blogs: readonly BlogSummary[];
}

/** Newest first, undated last. Sorts equal dates by descending id, as Firestore does. */
export function byNewestBlog(a: BlogSummary, b: BlogSummary): number {
  const byDate = (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0);
  return byDate || (a.id < b.id ? 1 : -1);
}

/** The blog posts that follow one in a list, which goes round. */
export function findNextBlogs(
  id: string,
  list: readonly BlogSummary[],
  count: number,
): readonly BlogSummary[] {
  const at = list.findIndex((blog) => blog.id === id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].slice(0, count);
}
