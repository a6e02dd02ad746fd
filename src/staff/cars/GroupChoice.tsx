import { useId } from 'react';
import { type PictureGroup, pictureGroups } from '../../model/car/pictureGroups.ts';
import styles from './GroupChoice.module.css';

const labels: Readonly<Record<PictureGroup, string>> = {
  outside: 'Outside',
  inside: 'Inside',
  flaws: 'Flaws',
};

interface Props {
  readonly label: string;
  readonly withLegend?: boolean;
  readonly value: PictureGroup;
  readonly onChange: (group: PictureGroup) => void;
}

export function GroupChoice({ label, withLegend = false, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-label={label} data-legend={withLegend || undefined}>
      {withLegend && <legend>{label}</legend>}
      {pictureGroups.map((group) => (
        <label key={group}>
          <input type="radio" name={name} checked={group === value} onChange={() => onChange(group)} />
          {labels[group]}
        </label>
      ))}
    </fieldset>
  );
}
