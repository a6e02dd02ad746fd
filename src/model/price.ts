import type { Price } from './car.ts';

/** The currency's suffix as it is stored (SPEC 9). */
export const priceSuffix = ' EGP';

/** An amount as it is stored and typed, whatever the page's language: 1250000 -> '1,250,000 EGP' (SPEC 3). */
export function toStoredPrice(amount: number): string {
  return amount.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',') + priceSuffix;
}

/** Reads a stored price: text with or without commas and suffix, or a number as old documents have it. */
export function readPrice(stored: unknown): Price {
  if (typeof stored === 'number' && Number.isFinite(stored) && stored >= 0)
    return { stored: String(stored), amount: stored };
  const text = typeof stored === 'string' ? stored.trim() : '';
  return { stored: text, amount: parseAmount(text) };
}

/** The commas are removed before parsing (SPEC 3). */
function parseAmount(text: string): number | null {
  const digits = text.replace(/EGP/i, '').replace(/[,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}
