import { serverTimestamp } from 'firebase/firestore/lite';
import { normalizePrice, parsePrice } from '../../model/car/price.ts';
import { priceNewsMs } from '../../model/car/shownPrice.ts';
import type { Fields } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Fields of a car that follow from its changes: the price before if a lower one is news, and since when the price applies.
 * Without a date it applies at least since the last save, so a later save stores that date.
 * @param replaced what a change replaced that is taken back: a price that comes back is the news that it was
 */
export function priceHistory(changes: Fields, stored: Fields, replaced?: Fields): Fields {
  if (Object.keys(changes).length === 0) return {};
  if (replaced && 'Price' in changes && changes.Price === replaced.Price)
    return { Price_Before: replaced.Price_Before ?? null, Price_Since: replaced.Price_Since ?? null };
  if ('Price' in changes)
    return isNews(changes.Price, stored)
      ? { Price_Before: stored.Price, Price_Since: serverTimestamp() }
      : { Price_Before: null, Price_Since: null };
  // Saves of one day count as one.
  const isDue = !stored.Price_Since && isStorable(stored.Price) && ageOf(stored) >= dayMs;
  return isDue ? { Price_Since: stored.updatedAt } : {};
}

function isNews(price: unknown, stored: Fields): boolean {
  const [now, before] = [parsePrice(price).amount, parsePrice(stored.Price).amount];
  return (
    now !== null &&
    before !== null &&
    now < before &&
    isStorable(stored.Price) &&
    ageOf(stored) >= priceNewsMs
  );
}

/** How long the stored price has applied at least, in milliseconds; NaN if unknown. */
function ageOf({ Price_Since, updatedAt }: Fields): number {
  return Date.now() - Number(parseDate(Price_Since ?? updatedAt) ?? Number.NaN);
}

/** Old documents may have a price that the rules reject. */
function isStorable(price: unknown): boolean {
  const { stored, amount } = parsePrice(price);
  return amount !== null && normalizePrice(stored) === price;
}
