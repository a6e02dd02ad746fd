import { useState, useTransition } from 'react';
import { imageSources } from '../../data/public/images.ts';
import type { NoteText } from '../../locales/describeNote.ts';
import type { Spot } from '../../model/inspection/inspection.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { ErrorBoundary } from '../../ui/components/ErrorBoundary.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { staffEnglish } from '../shared/inEnglish.ts';
import styles from './FlawPictures.module.css';

/** A picture of flaws, as shown. */
export interface FlawPicture {
  /** Storage path. */
  readonly image: string;
  readonly alt: string;
  /** Label of the button that opens it. */
  readonly open: string;
  readonly flaws: readonly FlawText[];
}

interface FlawText extends NoteText {
  readonly number: number;
  readonly spot: Spot | null;
  readonly name: string;
  readonly size: string;
}

const Lightbox = lazyPart(() => import('../gallery/Lightbox.tsx').then((module) => module.Lightbox));

interface Props {
  readonly pictures: readonly FlawPicture[];
  /** The car's name. */
  readonly subject: string;
}

/** The pictures of a report's flaws; each opens over the whole screen. */
export function FlawPictures({ pictures, subject }: Props) {
  const [current, setCurrent] = useState<number | null>(null);
  const [isOpening, startOpening] = useTransition();
  return (
    <>
      <Thumbnails
        pictures={pictures}
        isOpening={isOpening}
        onOpen={(index) => startOpening(() => setCurrent(index))}
      />
      {current !== null && (
        <ErrorBoundary>
          <Lightbox
            images={pictures.flatMap(({ image }) => imageSources(image) ?? [])}
            subject={subject}
            current={current}
            show={(index) => setCurrent((index + pictures.length) % pictures.length)}
            onClose={() => setCurrent(null)}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

interface ThumbnailsProps {
  readonly pictures: readonly FlawPicture[];
  readonly isOpening: boolean;
  readonly onOpen: (index: number) => void;
}

function Thumbnails({ pictures, isOpening, onOpen }: ThumbnailsProps) {
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ image, alt, open, flaws }, index) => (
        <li key={image}>
          <div className={styles.picture}>
            <ResponsiveImage
              src={null}
              {...imageSources(image)}
              sizes="(width < 40rem) 100vw, 25rem"
              alt={alt}
              width={1200}
              height={800}
            />
            <Pins flaws={flaws} />
            <PlainButton aria-label={open} aria-busy={isOpening} onClick={() => onOpen(index)} />
          </div>
          <ul className={styles.flaws}>
            {flaws.map((flaw) => (
              <FlawLine key={flaw.number} {...flaw} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The security policy blocks style attributes, but not SVG attributes. SVG coordinates ignore the text direction. */
function Pins({ flaws }: Pick<FlawPicture, 'flaws'>) {
  return (
    <svg className={styles.pins} width="100%" height="100%" aria-hidden="true" focusable="false">
      {flaws.map(
        ({ number, spot }, index) =>
          spot && <Pin key={number} number={number} spot={spot} side={index % 2 ? 1 : -1} />,
      )}
    </svg>
  );
}

interface PinProps {
  readonly number: number;
  readonly spot: Spot;
  /** Above and left of the flaw, or below and right. */
  readonly side: -1 | 1;
}

/** A number beside its flaw, which it would cover; of two close flaws each is on another side. */
function Pin({ number, spot, side }: PinProps) {
  const away = 22 * side;
  return (
    <svg x={`${spot.x / 10}%`} y={`${spot.y / 10}%`} overflow="visible" aria-hidden="true">
      <path d={`M0 0 ${away} ${away}`} />
      <circle r="3" />
      <circle cx={away} cy={away} r="12" />
      <text x={away} y={away} dy="0.36em" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

function FlawLine({ number, name, size, note, isTranslated }: FlawText) {
  return (
    <li>
      <span className={styles.number}>{number}</span>
      <div>
        <p>
          <b>{name}</b> <span className="unbroken">{size}</span>
        </p>
        {note && (
          <p className={styles.note} {...(!isTranslated && staffEnglish)}>
            {note}
          </p>
        )}
      </div>
    </li>
  );
}
