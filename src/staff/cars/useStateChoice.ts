import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Status } from '../../model/car/car.ts';

/**
 * Props of a select of states. In many browsers arrow keys and letters change a closed select at each press, which
 * would store every state on the way. So a state chosen by keys is stored on Enter or blur, but not if the field is
 * removed, and Escape returns to the stored one.
 * @param stored '' for the states of several cars
 */
export function useStateChoice(stored: Status | '', onChoose: (status: Status) => void) {
  const [passed, setPassed] = useState<Status | null>(null);
  const isByKeys = useRef(false);
  const take = () => {
    setPassed(null);
    if (passed && passed !== stored) onChoose(passed);
  };
  return {
    value: passed ?? stored,
    onKeyDown: (event: KeyboardEvent) => {
      // Space and Alt with an arrow open the list.
      isByKeys.current = event.key !== ' ' && !event.altKey;
      if (event.key === 'Escape') setPassed(null);
      if (event.key === 'Enter' && passed) {
        event.preventDefault();
        take();
      }
    },
    onPointerDown: () => {
      isByKeys.current = false;
    },
    // If the window loses focus, the field keeps it.
    onBlur: ({ target }: FocusEvent) => {
      if (document.activeElement !== target) take();
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      const chosen = target.value as Status;
      setPassed(isByKeys.current ? chosen : null);
      if (!isByKeys.current) onChoose(chosen);
    },
  };
}
