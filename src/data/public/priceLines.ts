import type { Fields } from '../../model/text/parse.ts';
import { cached } from '../rest/cache.ts';
import { type FirestoreDocument, fetchDocumentsById } from '../rest/firestore.ts';

export const priceFields = ['until', 'lines'];

export const priceLinesKey = 'settings/price';

/** The stored lines of a car that has none of its own; null if staff set none, or they can't be loaded. */
export function fetchUsualPriceLines(): Promise<Fields | null> {
  return cached(priceLinesKey, fetchPriceSettings).then(
    (found) => found?.fields ?? null,
    () => null,
  );
}

/** @throws LoadError */
async function fetchPriceSettings(): Promise<FirestoreDocument | null> {
  return (await fetchDocumentsById('Settings', ['price'], priceFields)).get('price') ?? null;
}
