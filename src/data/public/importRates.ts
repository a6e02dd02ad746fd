import type { Fields } from '../../model/text/parse.ts';
import { cached } from '../rest/cache.ts';
import { fetchDocumentsById } from '../rest/firestore.ts';

export const importRatesKey = 'settings/import';

const fields = ['EUR', 'USD', 'day', 'ageNew', 'ageUsed', 'rows', 'texts'];

/** `Settings/import` as stored; null if staff set none. @throws LoadError */
export function fetchImportSettings(): Promise<Fields | null> {
  return cached(
    importRatesKey,
    async () => (await fetchDocumentsById('Settings', ['import'], fields)).get('import')?.fields ?? null,
  );
}
