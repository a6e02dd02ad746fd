import { formatNumber } from '../../locales/formats.ts';
import { parseInteger } from '../../model/car/carFacts.ts';
import type { FinanceOffer } from '../../model/finance/offers.ts';

/** An offer, and what was typed. */
export interface Choice {
  /** By `toOfferKey`, as staff may add and move offers; '' where none was chosen. */
  readonly chosen: string;
  readonly down?: string;
  readonly months?: string;
}

export function parseChoice(stored: string | null): Choice {
  const [typedDown, typedMonths, ...key] = (stored ?? '').split(' ');
  const [down, months] = [toNumber(typedDown), toNumber(typedMonths)];
  return {
    chosen: key.join(' '),
    ...(typeof down === 'number' && { down: formatNumber(down) }),
    ...(typeof months === 'number' && { months: formatNumber(months) }),
  };
}

/** Numbers are kept, not how they are written: languages differ. */
export function formatChoice({ chosen, down, months }: Choice): string {
  return [toNumber(down), toNumber(months), chosen].join(' ');
}

export function toOfferKey({ kind, rate, months, name }: FinanceOffer): string {
  return [kind, rate, months, name].join(' ');
}

const toNumber = (text = '') => parseInteger(text, 0, Number.MAX_SAFE_INTEGER);
