import type { Price } from './car.ts';

/** The currency's suffix as it is stored and shown (SPEC 9). */
export const priceSuffix = ' EGP';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** 1250000 -> '1,250,000 EGP'. */
export function formatPrice(amount: number): string {
  return grouped.format(amount) + priceSuffix;
}

/** Reads a stored price: text with or without commas and suffix, or a number as old documents have it. */
export function readPrice(stored: unknown): Price {
  if (typeof stored === 'number' && Number.isFinite(stored) && stored >= 0)
    return { amount: stored, text: formatPrice(stored) };
  if (typeof stored !== 'string') return { amount: null, text: '' };
  const amount = parseAmount(stored);
  return amount === null ? { amount, text: stored.trim() } : { amount, text: formatPrice(amount) };
}

/** The commas are removed before parsing (SPEC 3). */
function parseAmount(text: string): number | null {
  const digits = text.replace(/EGP/i, '').replace(/[,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}
