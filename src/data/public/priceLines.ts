import type { Fields } from '../../model/text/parse.ts';
import { fetchSetting } from './settings.ts';

export const priceFields = ['until', 'lines'];

/** The stored lines of a car that has none of its own; null if staff set none, or they can't be loaded. */
export function fetchUsualPriceLines(): Promise<Fields | null> {
  return fetchSetting('price', priceFields).catch(() => null);
}
