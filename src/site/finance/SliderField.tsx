import { financeMessages as messages } from '#locales/finance.ts';
import { formatNumber } from '../../locales/formats.ts';
import { TextField } from '../../ui/components/Field.tsx';
import styles from './SliderField.module.css';

interface Props {
  readonly label: string;
  /** As typed. */
  readonly text: string;
  /** Null if the text is no number. */
  readonly value: number | null;
  readonly range: readonly [min: number, max: number];
  /** Of the slider. */
  readonly step: number;
  readonly onChange: (text: string) => void;
}

/** A whole number, typed or set by a slider. */
export function SliderField({ label, text, value, range: [min, max], step, onChange }: Props) {
  const [from, to] = [formatNumber(min), formatNumber(max)];
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={20}
        value={text}
        hint={messages.range(from, to)}
        error={isInside(value, [min, max]) ? null : messages.outside(from, to)}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        type="range"
        aria-label={messages.slider(label)}
        min={min}
        max={max}
        step={step}
        value={value ?? min}
        onChange={({ target }) => onChange(formatNumber(Number(target.value)))}
      />
    </div>
  );
}

export function isInside(value: number | null, [min, max]: readonly [min: number, max: number]): boolean {
  return value !== null && value >= min && value <= max;
}
