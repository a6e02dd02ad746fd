import { type KeyboardEvent, useRef, useState } from 'react';
import { carMessages } from '#locales/car.ts';
import type { Status } from '../../model/car/car.ts';
import { Options } from '../../ui/components/Options.tsx';
import styles from './CarRow.module.css';

interface Props {
  readonly status: Status;
  readonly titleId: string;
  readonly onChoose: (status: Status) => void;
}

/**
 * A car's state. In many browsers arrow keys and letters change a closed list at each press, so that a state passed on
 * the way would be stored: a state chosen by keys is taken on Enter or on leaving, and Escape returns to the stored one.
 */
export function StateSelect({ status, titleId, onChoose }: Props) {
  const [passed, setPassed] = useState<Status | null>(null);
  const isByKeys = useRef(false);
  const take = () => {
    setPassed(null);
    if (passed && passed !== status) onChoose(passed);
  };
  const handleKey = (event: KeyboardEvent) => {
    // Space and Alt with an arrow open the list.
    isByKeys.current = event.key !== ' ' && !event.altKey;
    if (event.key === 'Escape') setPassed(null);
    if (event.key === 'Enter' && passed) {
      event.preventDefault();
      take();
    }
  };
  const shown = passed ?? status;
  return (
    <span className={styles.state} data-state={shown} data-above>
      <select
        className="select"
        aria-label="State"
        value={shown}
        aria-describedby={titleId}
        onKeyDown={handleKey}
        onPointerDown={() => {
          isByKeys.current = false;
        }}
        onBlur={take}
        onChange={({ target }) => {
          const chosen = target.value as Status;
          if (isByKeys.current) setPassed(chosen);
          else onChoose(chosen);
        }}
      >
        <Options names={carMessages.statuses} />
      </select>
    </span>
  );
}
