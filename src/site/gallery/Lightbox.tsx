import { useLayoutEffect, useRef } from 'react';
import { carPageMessages } from '#locales/carPage.ts';
import { uiMessages } from '#locales/ui.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { Drawing, drawings, Icon } from '../../ui/components/Icon.tsx';
import styles from './Lightbox.module.css';
import { type Pictures, Slides } from './Slides.tsx';
import { useArrowKeys } from './useArrowKeys.ts';
import { useSwipe } from './useSwipe.ts';
import { useZoom } from './useZoom.ts';

interface Props extends Pictures {
  readonly current: number;
  readonly show: (index: number) => void;
  readonly onClose: () => void;
}

const minus = 'M8 10.5h5';
const plus = `${minus}m-2.5-2.5v5`;

const words = carPageMessages.pictures;

/**
 * Pictures over the whole screen, with the controls beside them: two fingers, a double tap or a button zoom, a finger
 * moves what is zoomed. Closing gives focus back to what opened it.
 */
export function Lightbox({ images, subject, current, show, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const turn = (direction: 1 | -1) => show(current + direction);
  const { stage, zoomed, toggle, handlers } = useZoom(current, useSwipe(turn));
  const many = images.length > 1;
  useArrowKeys((direction) => many && turn(direction));
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={words.fullScreenOf(subject)}
      data-carousel
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: not a second landmark of the same name, and no fieldset */}
      <div
        role="group"
        className={styles.frame}
        aria-roledescription={words.role}
        aria-label={words.all(subject)}
        data-zoomed={zoomed || undefined}
        {...handlers}
      >
        <div ref={stage} className={styles.stage}>
          <Slides images={images} subject={subject} current={current} sizes="100vw" />
        </div>
        <p className={styles.place} aria-live="polite">
          <bdi dir="ltr">
            {current + 1} / {images.length}
          </bdi>
        </p>
        <PlainButton
          className={styles.close}
          aria-label={uiMessages.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </PlainButton>
        <PlainButton className={styles.zoom} aria-pressed={zoomed} aria-label={words.zoom} onClick={toggle}>
          <Drawing path={drawings.search + (zoomed ? minus : plus)} size={undefined} />
        </PlainButton>
        {many && (
          <>
            <PlainButton className={styles.previous} aria-label={words.previous} onClick={() => turn(-1)}>
              <Icon name="back" />
            </PlainButton>
            <PlainButton className={styles.next} aria-label={words.next} onClick={() => turn(1)}>
              <Icon name="arrow" />
            </PlainButton>
          </>
        )}
      </div>
    </dialog>
  );
}
