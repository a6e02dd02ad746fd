import { serverTimestamp } from 'firebase/firestore/lite';
import { normalizePrice, parsePrice } from '../../model/car/price.ts';
import { priceNewsMs } from '../../model/car/shownPrice.ts';
import { entryIdOf } from '../../model/history/history.ts';
import type { Fields } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';
import type { LoggedEntry } from './history.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Fields of a car that follow from its changes: the price before if a lower one is news, and since when the price applies.
 * Without a date it applies at least since the last save, so a later save stores that date.
 * @param restores the change that is taken back: a price that comes back is the news that it was
 */
export function priceHistory(changes: Fields, stored: Fields, restores: LoggedEntry | null = null): Fields {
  if (Object.keys(changes).length === 0) return {};
  if (restores && 'Price' in changes && changes.Price === restores.before.Price) {
    const { Price_Before = null, Price_Since = savedBefore(restores) } = restores.before;
    return { Price_Before, Price_Since };
  }
  if ('Price' in changes)
    return isNews(changes.Price, stored)
      ? { Price_Before: stored.Price, Price_Since: serverTimestamp() }
      : { Price_Before: null, Price_Since: null };
  // Saves of one day count as one.
  const isDue = !stored.Price_Since && isStorable(stored.Price) && ageOf(stored) >= dayMs;
  return isDue ? { Price_Since: stored.updatedAt } : {};
}

/** When the version before a change was saved, by which its entry is named; null in the name of a second change of it. */
function savedBefore({ key, collection, id }: LoggedEntry): Date | null {
  const [, time] = key.match(/-(\d+)$/) ?? [];
  return time && key === entryIdOf(collection, id, Number(time)) ? new Date(Number(time)) : null;
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
