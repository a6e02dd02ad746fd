import type { Fields } from '../../model/text/parse.ts';
import { fetchSetting } from './settings.ts';

/** `Settings/import` as stored; null if staff set none. @throws LoadError */
export function fetchImportSettings(): Promise<Fields | null> {
  return fetchSetting('import', ['EUR', 'USD', 'day', 'ageNew', 'ageUsed', 'rows', 'texts']);
}
