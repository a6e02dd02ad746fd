import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { carPageMessages } from '#locales/carPage.ts';
import { galleryMessages } from '#locales/gallery.ts';
import { uiMessages } from '#locales/ui.ts';
import { type PictureGroup, pictureGroups } from '../../model/car/pictureGroups.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { Drawing, drawings, Icon } from '../../ui/components/Icon.tsx';
import styles from './Lightbox.module.css';
import { type Pictures, Slides } from './Slides.tsx';
import { useArrowKeys } from './useArrowKeys.ts';
import { useSwipe } from './useSwipe.ts';
import { useZoom } from './useZoom.ts';

interface Props extends Pictures {
  readonly groupSizes?: readonly number[] | undefined;
  readonly current: number;
  readonly show: (index: number) => void;
  readonly onClose: () => void;
}

interface Group {
  readonly name: PictureGroup;
  /** Index of its first picture. */
  readonly start: number;
  readonly size: number;
}

const minus = 'M8 10.5h5';
const plus = `${minus}m-2.5-2.5v5`;

const words = carPageMessages.pictures;

/**
 * Pictures over the whole screen, with the controls beside them: two fingers, a double tap or a button zoom, a finger
 * moves what is zoomed. Buttons show one group of pictures. Closing gives focus back to what opened it.
 */
export function Lightbox({ images, subject, groupSizes, current, show, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const [chosen, setChosen] = useState<PictureGroup | null>(null);
  const groups = toGroups(groupSizes, images.length);
  const group = groups.find(({ name }) => name === chosen);
  const { start, size } = group ?? { start: 0, size: images.length };
  const place = Math.max(0, Math.min(size - 1, current - start));
  const turn = (direction: 1 | -1) => show(start + ((place + direction + size) % size));
  const { stage, zoomed, toggle, handlers } = useZoom(`${chosen} ${place}`, useSwipe(turn));
  const many = size > 1;
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
          <Slides
            key={group?.name}
            images={images.slice(start, start + size)}
            subject={group ? galleryMessages.subject(subject, galleryMessages.groups[group.name]) : subject}
            current={place}
            sizes="100vw"
          />
        </div>
        {groups.length > 0 && (
          <Filter
            groups={groups}
            total={images.length}
            chosen={group}
            onChoose={(next) => {
              setChosen(next?.name ?? null);
              if (next && (current < next.start || current >= next.start + next.size)) show(next.start);
            }}
          />
        )}
        <p className={styles.place} aria-live="polite">
          <bdi dir="ltr">
            {place + 1} / {size}
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

interface FilterProps {
  readonly groups: readonly Group[];
  readonly total: number;
  readonly chosen: Group | undefined;
  readonly onChoose: (group: Group | null) => void;
}

/** Not tabs, because the arrow keys turn the pictures. */
function Filter({ groups, total, chosen, onChoose }: FilterProps) {
  const button = (group: Group | null, label: string) => (
    <PlainButton aria-pressed={chosen?.name === group?.name} onClick={() => onChoose(group)}>
      {label} <small>{group?.size ?? total}</small>
    </PlainButton>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, which has no fields
    <div role="group" className={styles.filter} aria-label={galleryMessages.filter}>
      {button(null, galleryMessages.all)}
      {groups.map((group) => (
        <Fragment key={group.name}>{button(group, galleryMessages.groups[group.name])}</Fragment>
      ))}
    </div>
  );
}

/** Those that have pictures; none if there is only one, or if some pictures are not shown. */
function toGroups(sizes: readonly number[] = [], total: number): readonly Group[] {
  const groups = pictureGroups.map((name, index) => ({
    name,
    start: sum(sizes.slice(0, index)),
    size: sizes[index] ?? 0,
  }));
  const filled = groups.filter(({ size }) => size > 0);
  return filled.length > 1 && sum(sizes) === total ? filled : [];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
