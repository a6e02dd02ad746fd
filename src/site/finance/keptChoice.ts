import { formatNumber } from '../../locales/formats.ts';
import { parseInteger } from '../../model/car/carFacts.ts';

/** The index of an offer, and what was typed. */
export interface Choice {
  readonly chosen: number | null;
  readonly down?: string;
  readonly months?: string;
}

export function parseChoice(stored: string | null): Choice {
  const [chosen = null, down, months] = (stored ?? '').split(' ').map(toNumber);
  return {
    chosen,
    ...(typeof down === 'number' && { down: formatNumber(down) }),
    ...(typeof months === 'number' && { months: formatNumber(months) }),
  };
}

/** Numbers are kept, not how they are written: languages differ. */
export function formatChoice({ chosen, down, months }: Choice): string {
  return [chosen, toNumber(down), toNumber(months)].join(' ');
}

const toNumber = (text = '') => parseInteger(text, 0, Number.MAX_SAFE_INTEGER);
