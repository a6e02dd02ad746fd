import { inspectionNames } from '#locales/inspectionNames.ts';
import { inspectionReportMessages as words } from '#locales/inspectionReport.ts';
import { imageSources } from '../../data/public/images.ts';
import { formatDecimal } from '../../locales/formatDecimal.ts';
import { formatList } from '../../locales/formats.ts';
import { PlainButton } from '../../ui/components/Button.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import { staffEnglish } from '../shared/inEnglish.ts';
import styles from './FlawPictures.module.css';
import type { FlawPicture, NumberedFlaw } from './groupByPicture.ts';

interface Props {
  readonly pictures: readonly FlawPicture[];
  readonly isOpening: boolean;
  /** With the index of a picture. */
  readonly onOpen: (index: number) => void;
}

export function FlawPictures({ pictures, isOpening, onOpen }: Props) {
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ image, flaws }, index) => {
        const numbers = formatList(flaws.map(({ number }) => String(number)));
        return (
          <li key={image}>
            <div className={styles.picture}>
              <ResponsiveImage
                src={null}
                {...imageSources(image)}
                sizes="(width < 40rem) 100vw, 25rem"
                alt={words.pictureOf(numbers)}
                width={1200}
                height={800}
              />
              <Pins flaws={flaws} />
              <PlainButton
                aria-label={words.openPicture(numbers)}
                aria-busy={isOpening}
                onClick={() => onOpen(index)}
              />
            </div>
            <ul className={styles.flaws}>
              {flaws.map((flaw) => (
                <FlawLine key={flaw.number} {...flaw} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** The security policy blocks style attributes, but not those of an SVG. Its places are physical in every direction. */
function Pins({ flaws }: { readonly flaws: readonly NumberedFlaw[] }) {
  return (
    <svg className={styles.pins} width="100%" height="100%" aria-hidden="true" focusable="false">
      {flaws.map(({ number, x, y }) => (
        <g key={number}>
          <circle cx={`${x / 10}%`} cy={`${y / 10}%`} r="12" />
          <text x={`${x / 10}%`} y={`${y / 10}%`} dy="0.36em" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

function FlawLine({ number, type, size, note }: NumberedFlaw) {
  return (
    <li>
      <span className={styles.number}>{number}</span>
      <div>
        <b>{inspectionNames.flaws[type]}</b>{' '}
        <span className="unbroken">{words.centimetres(formatDecimal(size))}</span>
        {note && <p {...staffEnglish}>{note}</p>}
      </div>
    </li>
  );
}
