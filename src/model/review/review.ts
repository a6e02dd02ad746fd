/** A client review, shown as a Google Review. */
export interface Review {
  readonly id: string;
  /** '' where it has a rating but no words (SPEC 3). */
  readonly message: string;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly name: string;
  /** When it was added, or null where an old document does not say. */
  readonly createdAt: Date | null;
}

/** Newest first; those without a date after them, in the order they come in. */
export function byNewestReview(a: Review, b: Review): number {
  return (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0);
}

/** Rounds and clamps a stored rating to 1 to 5 stars; what is no number counts as 5. */
export function toRating(stored: unknown): number {
  const stars = Number(stored);
  return Number.isFinite(stars) && stars > 0 ? Math.min(5, Math.max(1, Math.round(stars))) : 5;
}
