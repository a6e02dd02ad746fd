import type { Fields } from '../../model/text/parse.ts';
import { fetchDocument } from './documents.ts';

/** Exchange rates, taxes and costs of an import, as stored; null if not set. */
export async function fetchStoredImportRates(): Promise<Fields | null> {
  return (await fetchDocument('Settings', 'import'))?.fields ?? null;
}
