import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { env } from '../../config/env.ts';
import type { Fields } from '../../model/text/parse.ts';
import { currentAccount } from './session.ts';

/** Copies of stored documents on this device, by project and account, collection and id. */
interface CopyDatabase extends DBSchema {
  documents: { key: [account: string, collection: string, id: string]; value: Fields };
}

let database: Promise<IDBPDatabase<CopyDatabase>> | null = null;

function openDatabase(): Promise<IDBPDatabase<CopyDatabase>> {
  database ??= openDB<CopyDatabase>('staff-copies', 1, {
    upgrade: (db) => void db.createObjectStore('documents'),
  });
  // The next call tries again.
  database.catch(() => {
    database = null;
  });
  return database;
}

const account = () => `${env.firebase.projectId} ${currentAccount()?.uid}`;

/** By id. A device that can't store copies has none. */
export async function loadCopies(collectionId: string): Promise<Map<string, Fields>> {
  const range = IDBKeyRange.bound([account(), collectionId], [account(), collectionId, []]);
  try {
    const { store } = (await openDatabase()).transaction('documents');
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return new Map(keys.map(([, , id], index) => [id, values[index] ?? {}]));
  } catch {
    return new Map();
  }
}

/** @param changes null for a document that is gone */
export async function storeCopies(
  collectionId: string,
  changes: ReadonlyMap<string, Fields | null>,
): Promise<void> {
  if (changes.size === 0) return;
  try {
    const transaction = (await openDatabase()).transaction('documents', 'readwrite', {
      durability: 'relaxed',
    });
    for (const [id, fields] of changes) {
      const key: [string, string, string] = [account(), collectionId, id];
      void (fields ? transaction.store.put(fields, key) : transaction.store.delete(key));
    }
    await transaction.done;
  } catch {
    // They are fetched again at the next visit.
  }
}
