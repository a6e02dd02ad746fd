import type { KeyboardEvent, MouseEvent } from 'react';
import { inspectionNames } from '#locales/inspectionNames.ts';
import { imageUrl } from '../../data/public/images.ts';
import { formatDecimal } from '../../locales/formatDecimal.ts';
import type { Flaw, Spot } from '../../model/inspection/inspection.ts';
import { type FlawType, flawSizes, flawThresholds } from '../../model/inspection/points.ts';
import { Button } from '../../ui/components/Button.tsx';
import { CheckField } from '../../ui/components/CheckField.tsx';
import { ChoiceField } from '../../ui/components/ChoiceField.tsx';
import { ProgressBar } from '../../ui/components/ProgressBar.tsx';
import { ResponsiveImage } from '../../ui/components/ResponsiveImage.tsx';
import layout from '../layout/layout.module.css';
import { useObjectUrl } from '../pictures/useObjectUrl.ts';
import styles from './FlawCard.module.css';
import { NoteField } from './NoteField.tsx';

interface Props {
  readonly number: number;
  readonly flaw: Flaw;
  /** Null if it is stored. */
  readonly file: File | null;
  readonly progress: number | null;
  readonly onChange: (flaw: Flaw) => void;
  readonly onRemove: () => void;
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-20, 0],
  ArrowRight: [20, 0],
  ArrowUp: [0, -20],
  ArrowDown: [0, 20],
};

const middle: Spot = { x: 500, y: 500 };

export function FlawCard({ number, flaw, file, progress, onChange, onRemove }: Props) {
  const preview = useObjectUrl(file);
  const { image, place, type, size, note } = flaw;
  const spot = typeof place === 'string' ? null : place;
  const moveTo = ({ x, y }: Spot) => onChange({ ...flaw, place: { x: within(x), y: within(y) } });
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    // A press by key has no position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    moveTo({ x: ((clientX - left) / width) * 1000, y: ((clientY - top) / height) * 1000 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const { x, y } = spot ?? middle;
    moveTo({ x: x + step[0], y: y + step[1] });
  };
  const offered = flawSizes.filter((each) => each >= flawThresholds[type]);
  const sizes = [...new Set([...offered, size])].sort((a, b) => a - b);
  return (
    <li className={layout.stack}>
      <button
        type="button"
        className={styles.picture}
        aria-label={`Place of flaw ${number}: press on the picture, or use the arrow keys`}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <ResponsiveImage
          src={file ? preview : imageUrl(image)}
          alt=""
          width={1200}
          height={800}
          loading="eager"
        />
        {spot && (
          <span className={styles.pin} style={{ left: `${spot.x / 10}%`, top: `${spot.y / 10}%` }}>
            {number}
          </span>
        )}
      </button>
      {place === 'open' && <p className={styles.open}>Not placed yet: press the spot on the picture.</p>}
      <CheckField
        label="Without a place"
        checked={place === 'none'}
        onChange={({ target }) => onChange({ ...flaw, place: target.checked ? 'none' : 'open' })}
      />
      {progress !== null && <ProgressBar label={`Uploading the picture of flaw ${number}`} part={progress} />}
      <div className={styles.fields}>
        <ChoiceField
          label="Flaw"
          value={type}
          onChange={({ target }) => {
            const next = target.value as FlawType;
            onChange({ ...flaw, type: next, size: Math.max(size, flawThresholds[next]) });
          }}
          names={inspectionNames.flaws}
        />
        <ChoiceField
          label="Size"
          value={size}
          onChange={({ target }) => onChange({ ...flaw, size: Number(target.value) })}
          names={sizes.map((each) => [each, `${formatDecimal(each)} cm`])}
        />
      </div>
      <NoteField note={note} onChange={(next) => onChange({ ...flaw, note: next })} />
      <Button small variant="quiet" onClick={onRemove}>
        Remove flaw {number}
      </Button>
    </li>
  );
}

/** Thousandths of the picture. */
function within(value: number): number {
  return Math.round(Math.min(1000, Math.max(0, value)));
}
