import { useState, useTransition } from 'react';
import { carPageMessages } from '#locales/carPage.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { Drawing, Icon } from '../../ui/components/Icon.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import styles from './Carousel.module.css';
import { type Pictures, Slides } from './Slides.tsx';
import { useArrowKeys } from './useArrowKeys.ts';
import { useSwipe } from './useSwipe.ts';

const Lightbox = lazyPart(() => import('./Lightbox.tsx').then((module) => module.Lightbox));

/** As many as fit on a phone's picture. */
const maxDots = 12;

const words = carPageMessages.pictures;

interface Props extends Pictures {
  /** Of the transition from a card's picture to the first. */
  readonly name: string;
  /** How many pictures are outside, inside and flaws, in this order. */
  readonly groupSizes?: readonly number[] | undefined;
}

/** SPEC 4. */
export function Carousel({ name, images, subject, groupSizes }: Props) {
  const [chosen, setCurrent] = useState(0);
  const [full, setFull] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const total = images.length;
  const current = Math.min(chosen, Math.max(0, total - 1));
  const show = (index: number) => setCurrent((index + total) % total);
  useArrowKeys(
    (direction) => total > 1 && !document.querySelector('dialog[open]') && show(current + direction),
  );
  const swipe = useSwipe((direction) => show(current + direction));
  if (total === 0) return <ResponsiveImage src={null} alt={subject} width={1200} height={800} />;
  const stage = { images, subject, current, show };
  const firstDot = Math.max(0, Math.min(current - maxDots / 2, total - maxDots));

  return (
    <div className={styles.carousel}>
      <section
        className={styles.stage}
        aria-roledescription={words.role}
        aria-label={words.all(subject)}
        {...(total > 1 && swipe)}
      >
        <Slides {...stage} name={name} sizes="(width < 62rem) 100vw, 58rem" priority />
        <PlainButton
          className={styles.expand}
          aria-label={words.fullScreen}
          aria-busy={isOpening}
          onClick={() => startOpening(() => setFull(true))}
        >
          <Drawing path="M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5" />
        </PlainButton>
        {total > 1 && (
          <>
            <PlainButton
              className={styles.previous}
              aria-label={words.previous}
              onClick={() => show(current - 1)}
            >
              <Icon name="back" />
            </PlainButton>
            <PlainButton className={styles.next} aria-label={words.next} onClick={() => show(current + 1)}>
              <Icon name="arrow" />
            </PlainButton>
          </>
        )}
        {total > 1 && (
          <span className={styles.dots} aria-hidden="true">
            {images.slice(firstDot, firstDot + maxDots).map(({ src }, index) => (
              <i key={src} data-on={firstDot + index === current || undefined} />
            ))}
          </span>
        )}
        <p className={styles.place} aria-live="polite">
          <bdi dir="ltr">
            {current + 1} / {total}
          </bdi>
        </p>
      </section>
      {total > 1 && <Thumbnails {...stage} groupSizes={groupSizes} />}
      {full && (
        <ErrorBoundary>
          <Lightbox {...stage} groupSizes={groupSizes} onClose={() => setFull(false)} />
        </ErrorBoundary>
      )}
    </div>
  );
}

interface ThumbnailsProps extends Pictures, Pick<Props, 'groupSizes'> {
  readonly current: number;
  readonly show: (index: number) => void;
}

function Thumbnails({ images, current, show, groupSizes = [] }: ThumbnailsProps) {
  let end = 0;
  const ends = groupSizes.map((size) => (end += size));
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, index) => (
        <li key={image.src} data-begins={ends.includes(index) || undefined}>
          <ResponsiveImage
            {...image}
            // The two smallest are enough, and every address is in the page's HTML.
            srcSet={image.srcSet?.split(', ', 2).join(', ')}
            sizes="8rem"
            alt=""
            width={1200}
            height={800}
          />
          {/* Over the picture, which prints. */}
          <PlainButton
            aria-label={words.show(index + 1)}
            aria-current={index === current || undefined}
            onClick={() => show(index)}
          />
        </li>
      ))}
    </ul>
  );
}
