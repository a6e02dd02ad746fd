import { useState } from 'react';
import { localeInfo } from '#locales/localeInfo.ts';
import { reviewsMessages } from '#locales/reviews.ts';
import { languageOf, type Review } from '../../model/review/review.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './ReviewRotator.module.css';
import { Stars } from './Stars.tsx';
import { useRotation } from './useRotation.ts';

interface Props {
  readonly reviews: readonly Review[];
}

/** SPEC 2, 4. */
export function ReviewRotator({ reviews }: Props) {
  const { current, show, container, paused, setPaused, canRotate, rotating } = useRotation(reviews.length);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const choose = (index: number) => {
    setIsAnnounced(true);
    show(index);
  };
  return (
    <section
      ref={container}
      className={styles.rotator}
      data-turning={rotating || undefined}
      aria-roledescription={reviewsMessages.role}
      aria-label={reviewsMessages.label}
    >
      <div className={styles.window}>
        <ul className={styles.track}>
          {placeSlides(reviews, current).map(({ review, place }) => (
            <li
              key={review.id}
              className={styles.slide}
              data-place={place}
              inert={place !== 'shown'}
              aria-hidden={place !== 'shown'}
            >
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </div>
      <p className="visually-hidden" role="status">
        {isAnnounced && !rotating && <Announcement review={reviews[current]} />}
      </p>
      {reviews.length > 1 && (
        <div className={styles.controls}>
          <button type="button" aria-label={reviewsMessages.previous} onClick={() => choose(current - 1)}>
            <Icon name="back" />
          </button>
          <bdi className={styles.place} dir="ltr">
            {current + 1} / {reviews.length}
          </bdi>
          <button type="button" aria-label={reviewsMessages.next} onClick={() => choose(current + 1)}>
            <Icon name="arrow" />
          </button>
          {canRotate && (
            <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
              {paused ? reviewsMessages.resume : reviewsMessages.pause}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Announces reviews that the visitor selects, but not automatic changes. */
function Announcement({ review }: { readonly review: Review | undefined }) {
  if (!review) return null;
  return (
    <>
      {reviewsMessages.stars(review.rating)}{' '}
      <span {...markLanguage(review.message)}>{review.message || reviewsMessages.noMessage}</span>{' '}
      <bdi>{review.name}</bdi>
    </>
  );
}

interface Slide {
  readonly review: Review;
  readonly place: 'before' | 'shown' | 'after';
}

/** The current review, its neighbours, and the longest, which keeps the height constant. */
function placeSlides(reviews: readonly Review[], current: number): readonly Slide[] {
  const at = (index: number) => reviews[(index + reviews.length) % reviews.length];
  const places = new Map<Review | undefined, Slide['place']>([
    [longest(reviews), 'after'],
    [at(current - 1), 'before'],
    [at(current + 1), 'after'],
    [at(current), 'shown'],
  ]);
  return reviews.flatMap((review) => {
    const place = places.get(review);
    return place ? [{ review, place }] : [];
  });
}

function longest(reviews: readonly Review[]): Review | undefined {
  const length = Math.max(...reviews.map(({ message }) => message.length));
  return reviews.find(({ message }) => message.length === length);
}

function ReviewCard({ review }: { readonly review: Review }) {
  return (
    <figure className={styles.card}>
      <Stars rating={review.rating} />
      {review.message ? (
        <blockquote {...markLanguage(review.message)}>{review.message}</blockquote>
      ) : (
        <blockquote>{reviewsMessages.noMessage}</blockquote>
      )}
      <figcaption>
        <bdi className={styles.name}>{review.name}</bdi>
        <span className={styles.source}>{reviewsMessages.source}</span>
      </figcaption>
    </figure>
  );
}

/** Reviews are not translated. */
function markLanguage(message: string) {
  const lang = languageOf(message);
  return lang === localeInfo.code ? {} : ({ lang, dir: 'auto' } as const);
}
