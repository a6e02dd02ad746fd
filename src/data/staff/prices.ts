import type { Fields } from '../../model/text/parse.ts';
import { fetchDocument } from './documents.ts';

/** What prices usually include, as stored; null if not set. */
export async function fetchUsualPrice(): Promise<Fields | null> {
  return (await fetchDocument('Settings', 'price'))?.fields ?? null;
}

/** The rates of the import calculator, as stored; null if not set. */
export async function fetchStoredRates(): Promise<Fields | null> {
  return (await fetchDocument('Settings', 'import'))?.fields ?? null;
}

/** The offers of instalments, as stored; null if not set. */
export async function fetchStoredOffers(): Promise<Fields | null> {
  return (await fetchDocument('Settings', 'finance'))?.fields ?? null;
}
