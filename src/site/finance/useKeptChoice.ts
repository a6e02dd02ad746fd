import { useState } from 'react';
import { formatNumber } from '../../locales/formats.ts';
import { parseInteger } from '../../model/car/carFacts.ts';
import { getStoredText, storeText } from '../../ui/storedText.ts';

/** The index of an offer, and what was typed. */
interface Choice {
  readonly chosen: number | null;
  readonly down?: string;
  readonly months?: string;
}

/** What was chosen for a car stays in the tab, also in another language: numbers are kept, not how they are written. */
export function useKeptChoice(carId: string) {
  const key = `instalments:${carId}`;
  const [choice, setChoice] = useState(() => parseChoice(getStoredText('sessionStorage', key)));
  const keep = (next: Choice) => {
    setChoice(next);
    const { chosen, down, months } = next;
    storeText('sessionStorage', key, [chosen, toNumber(down), toNumber(months)].join(' '));
  };
  return [choice, keep] as const;
}

function parseChoice(stored: string | null): Choice {
  const [chosen = null, down, months] = (stored ?? '').split(' ').map(toNumber);
  return {
    chosen,
    ...(typeof down === 'number' && { down: formatNumber(down) }),
    ...(typeof months === 'number' && { months: formatNumber(months) }),
  };
}

const toNumber = (text = '') => parseInteger(text, 0, Number.MAX_SAFE_INTEGER);
