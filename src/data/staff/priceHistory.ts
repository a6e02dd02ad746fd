import { serverTimestamp } from 'firebase/firestore/lite';
import { normalizePrice, parsePrice, priceNewsMs } from '../../model/car/price.ts';
import type { Fields } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';

/**
 * What a car's write stores besides its changes: since when its price stands, and the price before if a lower one is
 * news. Until the price changes for the first time, the last save of each car proves that it stood since then.
 */
export function priceHistory(changes: Fields, stored: Fields): Fields {
  if (Object.keys(changes).length === 0) return {};
  if ('Price' in changes)
    return {
      Price_Since: serverTimestamp(),
      Price_Before: isNews(changes.Price, stored) ? stored.Price : null,
    };
  return parseDate(stored.updatedAt) && !stored.Price_Since ? { Price_Since: stored.updatedAt } : {};
}

/** Whether a price that stood long enough is lowered. Old documents may have a price that the rules reject. */
function isNews(price: unknown, { Price, Price_Since, updatedAt }: Fields): boolean {
  const since = parseDate(Price_Since ?? updatedAt);
  const [now, before] = [parsePrice(price), parsePrice(Price)];
  return (
    since !== null &&
    Date.now() - since.getTime() >= priceNewsMs &&
    now.amount !== null &&
    before.amount !== null &&
    now.amount < before.amount &&
    normalizePrice(before.stored) === Price
  );
}
