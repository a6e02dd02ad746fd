import type { Locale } from '../locales.ts';

export interface Review {
  readonly id: string;
  /** '' for a rating without text (SPEC 3). */
  readonly message: string;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly name: string;
  /** Null in old documents. */
  readonly createdAt: Date | null;
}

/** The home page shows the newest ones; it advances every five seconds, and few visitors see more. */
export const maxShownReviews = 12;

/** Newest first, undated last. */
export function byNewestReview(a: Review, b: Review): number {
  return (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0);
}

/** Of a message, by its script or common words; anything else counts as English. */
export function languageOf(message: string): Locale {
  if (/\p{Script=Arabic}/u.test(message)) return 'ar';
  return /[äöüß]|\b(und|wir|ich|sehr)\b/i.test(message) ? 'de' : 'en';
}

/** Rounds and clamps to 1 to 5; defaults to 5. */
export function toRating(stored: unknown): number {
  const stars = Number(stored);
  return Number.isFinite(stars) && stars > 0 ? Math.min(5, Math.max(1, Math.round(stars))) : 5;
}
