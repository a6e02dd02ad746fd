import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';
import { Photo } from './Photo.tsx';
import { useSwipe } from './useSwipe.ts';

interface Props {
  /** Addresses of the pictures, 3:2. */
  readonly pictures: readonly string[];
  /** What all pictures show; each gets its number added. */
  readonly subject: string;
}

/**
 * Pictures one at a time, wrapping at both ends, with 'n / total' (SPEC 4): by buttons, swipe, arrow keys and
 * thumbnails, and as large as the screen allows in a dialog of its own.
 */
export function Carousel({ pictures, subject }: Props) {
  const [current, setCurrent] = useState(0);
  const full = useRef<HTMLDialogElement>(null);
  if (pictures.length === 0) return <Photo src={null} alt={subject} width={1200} height={800} />;
  const show = (index: number) => setCurrent((index + pictures.length) % pictures.length);
  const stage = { pictures, subject, current, show };

  return (
    <div className={styles.carousel}>
      <Stage {...stage}>
        <button
          type="button"
          className={styles.expand}
          aria-label="Full screen"
          onClick={() => full.current?.showModal()}
        >
          <Icon name="expand" />
        </button>
      </Stage>
      {pictures.length > 1 && <Thumbnails {...stage} />}
      <dialog ref={full} className={styles.full} aria-label={`${subject}, full screen`}>
        <Stage {...stage} lazy>
          <button
            type="button"
            className={styles.expand}
            aria-label="Close"
            onClick={() => full.current?.close()}
          >
            <Icon name="close" />
          </button>
        </Stage>
      </dialog>
    </div>
  );
}

interface StageProps extends Props {
  readonly current: number;
  readonly show: (index: number) => void;
  readonly lazy?: boolean;
  readonly children?: React.ReactNode;
}

/** The current picture with its controls. */
function Stage({ pictures, subject, current, show, lazy = false, children }: StageProps) {
  const swipe = useSwipe((direction) => show(current + direction));
  const many = pictures.length > 1;
  return (
    <section
      className={styles.stage}
      aria-roledescription="carousel"
      aria-label={`Pictures of ${subject}`}
      onKeyDown={(event) => step(event, current, show)}
      {...(many && swipe)}
    >
      <ul className={styles.track} style={{ '--current': current }}>
        {pictures.map((picture, index) => (
          <li key={picture} inert={index !== current}>
            {isNear(index, current, pictures.length) && (
              <Photo
                src={picture}
                alt={`${subject}, picture ${index + 1} of ${pictures.length}`}
                width={1200}
                height={800}
                eager={!lazy && index === 0}
              />
            )}
          </li>
        ))}
      </ul>
      {children}
      {many && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label="Previous image"
            onClick={() => show(current - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label="Next image"
            onClick={() => show(current + 1)}
          >
            <Icon name="arrow" />
          </button>
        </>
      )}
      <p className={styles.place} aria-live="polite">
        {current + 1} / {pictures.length}
      </p>
    </section>
  );
}

function Thumbnails({ pictures, current, show }: StageProps) {
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture}>
          <button
            type="button"
            aria-label={`Show image ${index + 1}`}
            aria-current={index === current || undefined}
            onClick={() => show(index)}
          >
            <Photo src={picture} alt="" width={1200} height={800} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function step({ key, currentTarget }: KeyboardEvent<HTMLElement>, current: number, show: StageProps['show']) {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') show(current + (key === forward ? 1 : -1));
}

/** Only the current picture and its neighbours are loaded, around both ends. */
function isNear(index: number, current: number, total: number): boolean {
  const distance = Math.abs(index - current);
  return Math.min(distance, total - distance) <= 1;
}
