import type { Fields } from '../../model/text/parse.ts';
import { cached } from '../rest/cache.ts';
import { fetchDocumentsById } from '../rest/firestore.ts';

const fieldsOf = {
  import: ['EUR', 'USD', 'day', 'ageNew', 'ageUsed', 'rows', 'texts'],
  finance: ['rows'],
} as const;

type SettingId = keyof typeof fieldsOf;

/** They change rarely, and the calculator of a car's page must not read them again. */
const ttlMs = 10 * 60_000;

export const settingKey = (id: SettingId) => `settings/${id}`;

/** A document of `Settings` as stored; null if staff set none. @throws LoadError */
export function fetchSetting(id: SettingId): Promise<Fields | null> {
  return cached(
    settingKey(id),
    async () => (await fetchDocumentsById('Settings', [id], fieldsOf[id])).get(id)?.fields ?? null,
    ttlMs,
  );
}
