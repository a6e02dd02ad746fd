import type { Fields } from '../../model/text/parse.ts';
import { fetchDocument } from './documents.ts';

export const fetchUsualPrice = () => fetchSetting('price');

export const fetchStoredRates = () => fetchSetting('import');

export const fetchStoredOffers = () => fetchSetting('finance');

/** As stored; null if not set. */
async function fetchSetting(id: string): Promise<Fields | null> {
  return (await fetchDocument('Settings', id))?.fields ?? null;
}
