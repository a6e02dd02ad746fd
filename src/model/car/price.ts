import { carLimits } from '../limits.ts';
import { parseAmount } from './amount.ts';
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
export function parsePrice(stored: unknown): Price {
  if (typeof stored === 'number' && Number.isFinite(stored) && stored >= 0)
    return { stored: String(stored), amount: stored };
  const text = typeof stored === 'string' ? stored.trim() : '';
  return { stored: text, amount: parseAmount(text) };
}

/** Digits of the largest price: with a comma for every three of them it stays within the limit. */
const maxDigits = Math.floor((carLimits.price * 3 + 3) / 4);

/**
 * The price a typed text means, in EGP, or null where it means none or could mean two. Stricter than `parsePrice`, which
 * has to make do with what is stored: '1.25' may mean millions, and 0 is no price.
 */
export function parseTypedPrice(text: string): number | null {
  // A suffix of which a letter was deleted is still one.
  const amount = parseAmount(text.replace(/\s+EG?$/, ''));
  if (amount === null || amount <= 0 || (amount < 1000 && !Number.isInteger(amount))) return null;
  return amount < 10 ** maxDigits ? amount : null;
}

/** A typed price as it is stored ('1250000' -> '1,250,000 EGP'), or the text itself where it is not one price. */
export function normalizePrice(text: string): string {
  const amount = parseTypedPrice(text);
  return amount === null ? text : toStoredPrice(amount);
}
