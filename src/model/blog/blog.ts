import type { PagePosition } from '../paging.ts';

/** What staff may write of a blog post in each language; its author's name is the same in all. */
export interface BlogTexts {
  readonly title: string;
  readonly summary: string;
  /** Rich HTML. */
  readonly content: string;
}

/** What a list shows of a blog post. */
export interface BlogSummary {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  /** Those of its texts that are shown in English because the locale has none of its own. */
  readonly fallbackFields?: readonly (keyof BlogTexts)[];
  /** Storage path or URL, or null. */
  readonly mainImage: string | null;
  readonly createdAt: Date | null;
}

/** A blog post as the views know it. */
export interface Blog extends BlogSummary {
  /** Rich HTML as stored: sanitise before showing. */
  readonly content: string;
}

/** One page of the list of blogs. */
export interface BlogPage extends PagePosition {
  readonly blogs: readonly BlogSummary[];
}

/** Newest first; those without a date after them. Equal ones stand as the database puts them, the last id first. */
export function byNewestBlog(a: BlogSummary, b: BlogSummary): number {
  const byDate = (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0);
  return byDate || (a.id < b.id ? 1 : -1);
}
