import { type ReactNode, useEffect, useRef, useState } from 'react';
import { carPageMessages } from '#locales/carPage.ts';
import { uiMessages } from '#locales/ui.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import styles from './Carousel.module.css';
import { useArrowKeys } from './useArrowKeys.ts';
import { useSwipe } from './useSwipe.ts';

interface Props {
  readonly images: readonly { readonly src: string; readonly srcSet?: string }[];
  /** Alternative text, to which the number of the image is added. */
  readonly subject: string;
}

const words = carPageMessages.pictures;

/** SPEC 4. */
export function Carousel({ images, subject }: Props) {
  const [chosen, setCurrent] = useState(0);
  const [full, setFull] = useState(false);
  const total = images.length;
  const current = Math.min(chosen, Math.max(0, total - 1));
  const show = (index: number) => setCurrent((index + total) % total);
  useArrowKeys((direction) => total > 1 && show(current + direction));
  if (total === 0) return <ResponsiveImage src={null} alt={subject} width={1200} height={800} />;
  const stage = { images, subject, current, show };

  return (
    <div className={styles.carousel}>
      <Stage {...stage}>
        <PlainButton className={styles.expand} aria-label={words.fullScreen} onClick={() => setFull(true)}>
          <Icon name="expand" />
        </PlainButton>
      </Stage>
      {total > 1 && <Thumbnails {...stage} />}
      {full && <FullScreen {...stage} onClose={() => setFull(false)} />}
    </div>
  );
}

function FullScreen({ onClose, ...stage }: StageProps & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.full}
      aria-label={words.fullScreenOf(stage.subject)}
      data-carousel
      onClose={onClose}
    >
      <Stage {...stage} lazy>
        <button
          type="button"
          className={styles.expand}
          aria-label={uiMessages.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </Stage>
    </dialog>
  );
}

interface StageProps extends Props {
  readonly current: number;
  readonly show: (index: number) => void;
  readonly lazy?: boolean;
  readonly children?: ReactNode;
}

function Stage({ images, subject, current, show, lazy = false, children }: StageProps) {
  const swipe = useSwipe((direction) => show(current + direction));
  const many = images.length > 1;
  // Load the neighbours after hydration: they would delay the first image.
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  return (
    <section
      className={styles.stage}
      aria-roledescription={words.role}
      aria-label={words.all(subject)}
      {...(many && swipe)}
    >
      <ul className={styles.track} style={current > 0 ? { '--current': current } : undefined}>
        {images.map((image, index) => (
          <li key={image.src} inert={index !== current}>
            {(index === current || (runs && isNear(index, current, images.length))) && (
              <ResponsiveImage
                {...image}
                sizes={lazy ? '100vw' : '(width < 62rem) 100vw, 58rem'}
                alt={words.one(subject, index + 1, images.length)}
                width={1200}
                height={800}
                priority={!lazy && index === 0}
              />
            )}
          </li>
        ))}
      </ul>
      {children}
      {many && (
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
      <p className={styles.place} aria-live="polite">
        <bdi dir="ltr">
          {current + 1} / {images.length}
        </bdi>
      </p>
    </section>
  );
}

function Thumbnails({ images, current, show }: StageProps) {
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, index) => (
        <li key={image.src}>
          <PlainButton
            aria-label={words.show(index + 1)}
            aria-current={index === current || undefined}
            onClick={() => show(index)}
          >
            <ResponsiveImage {...image} sizes="8rem" alt="" width={1200} height={800} />
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}

function isNear(index: number, current: number, total: number): boolean {
  const distance = Math.abs(index - current);
  return Math.min(distance, total - distance) <= 1;
}
