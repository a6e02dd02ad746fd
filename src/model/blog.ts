/** What a list shows of a blog post. */
export interface BlogSummary {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  /** Storage path or URL, or null. */
  readonly mainImage: string | null;
  readonly createdAt: Date | null;
}

/** A blog post as the views know it. */
export interface Blog extends BlogSummary {
  /** Rich HTML as stored: sanitise before showing. */
  readonly content: string;
}
