import { readAmount } from './amount.ts';
import type { Price } from './car.ts';

/** The currency's suffix as it is stored and shown (SPEC 9). */
export const priceSuffix = ' EGP';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** 1250000 -> '1,250,000 EGP'; piastres are shown where there are some: '1,250,000.50 EGP'. */
export function formatPrice(amount: number): string {
  return (Number.isInteger(amount) ? grouped.format(amount) : withPiastres(amount)) + priceSuffix;
}

function withPiastres(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/**
 * Reads a stored price: text as people write numbers, with or without suffix, or a number as old documents have it.
 * Words that are not one number stay as they are.
 */
export function readPrice(stored: unknown): Price {
  if (typeof stored === 'number' && Number.isFinite(stored) && stored >= 0)
    return { amount: stored, text: formatPrice(stored) };
  if (typeof stored !== 'string') return { amount: null, text: '' };
  const amount = readAmount(stored);
  return amount === null ? { amount, text: stored.trim() } : { amount, text: formatPrice(amount) };
}
