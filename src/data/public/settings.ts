import type { Fields } from '../../model/text/parse.ts';
import { cached } from '../rest/cache.ts';
import { fetchDocumentsById } from '../rest/firestore.ts';

type SettingId = 'price' | 'import' | 'finance';

export const settingKey = (id: SettingId) => `settings/${id}`;

/** A document of `Settings` as stored; null if staff set none. @throws LoadError */
export function fetchSetting(
  id: SettingId,
  fields: readonly string[],
  ttlMs?: number,
): Promise<Fields | null> {
  return cached(
    settingKey(id),
    async () => (await fetchDocumentsById('Settings', [id], fields)).get(id)?.fields ?? null,
    ttlMs,
  );
}
