/**
 * The files of drafts, kept on this device beside their words (draftStore.ts): a phone that sleeps may close the page.
 * Where the browser keeps none (blocked, full, private) a draft is its words alone.
 */

/** A draft's files by the keys its words name them by. */
export type DraftFiles = ReadonlyMap<string, File>;

const storeName = 'files';

export async function storeDraftFiles(draftKey: string, files: DraftFiles): Promise<void> {
  await inStore('readwrite', (store) =>
    files.size > 0 ? store.put(files, draftKey) : store.delete(draftKey),
  );
}

export async function loadDraftFiles(draftKey: string): Promise<DraftFiles> {
  const stored = await inStore('readonly', (store) => store.get(draftKey));
  return stored instanceof Map ? (stored as DraftFiles) : new Map();
}

export async function removeDraftFiles(draftKey: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(draftKey));
}

/** Removes the files of drafts that are gone; `isDraft` tells whether the one of a key is there. */
export async function removeStrayDraftFiles(isDraft: (draftKey: string) => boolean): Promise<void> {
  const keys = await inStore('readonly', (store) => store.getAllKeys());
  if (!Array.isArray(keys)) return;
  for (const key of keys) if (!isDraft(String(key))) await removeDraftFiles(String(key));
}

/** What a request brings, or undefined where it fails. */
async function inStore(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    database ??= openDatabase();
    const open = await database;
    return await answerOf(ask(open.transaction(storeName, mode).objectStore(storeName)));
  } catch {
    return undefined;
  }
}

let database: Promise<IDBDatabase> | null = null;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('staff-drafts', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
