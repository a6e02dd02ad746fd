/** A client review, shown as a Google Review. */
export interface Review {
  readonly id: string;
  /** '' where it has a rating but no words (SPEC 3). */
  readonly message: string;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly name: string;
}

/** Rounds and clamps a stored rating to 1 to 5 stars; what is no number counts as 5. */
export function toRating(stored: unknown): number {
  const stars = Number(stored);
  return Number.isFinite(stars) && stars > 0 ? Math.min(5, Math.max(1, Math.round(stars))) : 5;
}
