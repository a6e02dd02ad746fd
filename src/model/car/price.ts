import { readAmount } from './amount.ts';
import type { Price } from './car.ts';

/** The currency's suffix as it is stored (SPEC 9). */
export const priceSuffix = ' EGP';

/**
 * An amount as it is stored and typed, whatever the page's language: 1250000 -> '1,250,000 EGP' (SPEC 3); with piastres
 * where there are some: '1,250,000.50 EGP'.
 */
export function toStoredPrice(amount: number): string {
  const [whole = '', piastres] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return (piastres ? `${grouped}.${piastres}` : grouped) + priceSuffix;
}

/**
 * Reads a stored price: text as people write numbers, with or without suffix, or a number as old documents have it.
 * Words that are not one number stay as they are.
 */
export function readPrice(stored: unknown): Price {
  if (typeof stored === 'number' && Number.isFinite(stored) && stored >= 0)
    return { stored: String(stored), amount: stored };
  const text = typeof stored === 'string' ? stored.trim() : '';
  return { stored: text, amount: readAmount(text) };
}
