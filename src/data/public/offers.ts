import type { Fields } from '../../model/text/parse.ts';
import { fetchSetting } from './settings.ts';

export const offerFields = ['rows'];

/** They change rarely, and the calculator of a car's page must not read them again. */
const ttlMs = 600_000;

/** `Settings/finance` as stored; null if staff set none. @throws LoadError */
export function fetchOffers(): Promise<Fields | null> {
  return fetchSetting('finance', offerFields, ttlMs);
}
