import { carLimits } from '../limits.ts';
import { parseAmount } from './amount.ts';

/** Apart, because visitors download it. */
export { parsePrice } from './shownPrice.ts';

/** As stored (SPEC 9). */
export const priceSuffix = ' EGP';

/** The stored format, in every locale: 1250000 -> '1,250,000 EGP' (SPEC 3), or '1,250,000.50 EGP'. */
export function toStoredPrice(amount: number): string {
  const [whole = '', piastres] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return (piastres ? `${grouped}.${piastres}` : grouped) + priceSuffix;
}

/** Digits of the largest price that fits the limit with its commas. */
const maxDigits = Math.floor((carLimits.price * 3 + 3) / 4);

/**
 * Returns EGP, or null if invalid or ambiguous. Stricter than `parsePrice`: '1.25' may mean millions, and 0 is not a
 * price.
 */
export function parseTypedPrice(text: string): number | null {
  // Accepts a partly deleted suffix.
  const amount = parseAmount(text.replace(/\s+EG?$/, ''));
  if (amount === null || amount <= 0 || (amount < 1000 && !Number.isInteger(amount))) return null;
  return amount < 10 ** maxDigits ? amount : null;
}

/** '1250000' -> '1,250,000 EGP'; returns other text unchanged. */
export function normalizePrice(text: string): string {
  const amount = parseTypedPrice(text);
  return amount === null ? text : toStoredPrice(amount);
}
