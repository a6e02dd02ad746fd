import { parseAmount } from './amount.ts';
import type { Price } from './car.ts';

/** How long a lower price is news, and how long the previous one must have applied. */
export const priceNewsMs = 30 * 24 * 60 * 60 * 1000;

/** Accepts text with or without the suffix, or a number as in old documents. Other text stays as it is. */
export function parsePrice(stored: unknown): Price {
  if (typeof stored === 'number' && Number.isFinite(stored) && stored >= 0)
    return { stored: String(stored), amount: stored };
  const text = typeof stored === 'string' ? stored.trim() : '';
  return { stored: text, amount: parseAmount(text) };
}
