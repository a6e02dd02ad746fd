import { reviewsMessages } from '#locales/reviews.ts';
import styles from './Stars.module.css';

const five = [1, 2, 3, 4, 5] as const;

/** @param rating 1 to 5 */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={reviewsMessages.stars(rating)}>
      {five.map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          width="20"
          height="20"
          data-lit={star <= rating || undefined}
          aria-hidden="true"
        >
          <path d="m12 2.6 2.9 6.1 6.7.9-4.9 4.7 1.2 6.6L12 17.7l-5.9 3.2 1.2-6.6L2.4 9.6l6.7-.9L12 2.6Z" />
        </svg>
      ))}
    </span>
  );
}
