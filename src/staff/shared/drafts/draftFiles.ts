import { type FitSource, keepSource, sourceOf } from '../images/fit/fitSource.ts';

/**
 * The files of drafts, kept on this device beside their words (draftStore.ts): a phone that sleeps may close the page.
 * What a picture was made of is kept as well, each by itself and once: originals are large, and where one finds no room
 * its picture is kept all the same. Where the browser keeps none (blocked, full, private) a draft is its words alone.
 */

/** A draft's files by the keys its words name them by. */
export type DraftFiles = ReadonlyMap<string, File>;

const storeName = 'files';
/** Between a draft's key and that of one of its files: neither holds one. */
const separator = '\n';

export function storeDraftFiles(draftKey: string, files: DraftFiles): Promise<void> {
  return afterOthers(async () => {
    await inStore('readwrite', (store) =>
      files.size > 0 ? store.put(files, draftKey) : store.delete(draftKey),
    );
    await storeSources(draftKey, files);
  });
}

export async function loadDraftFiles(draftKey: string): Promise<DraftFiles> {
  const stored = await inStore('readonly', (store) => store.get(draftKey));
  if (!(stored instanceof Map)) return new Map();
  const files = stored as DraftFiles;
  for (const [name, file] of files) {
    const source = await inStore('readonly', (store) => store.get(draftKey + separator + name));
    if (source) keepSource(file, source as FitSource);
  }
  return files;
}

export function removeDraftFiles(draftKey: string): Promise<void> {
  return afterOthers(async () => {
    await inStore('readwrite', (store) => store.delete(draftKey));
    await inStore('readwrite', (store) => store.delete(sourcesOf(draftKey)));
  });
}

/** Removes the files of drafts that are gone; `isDraft` tells whether the one of a key is there. */
export async function removeStrayDraftFiles(isDraft: (draftKey: string) => boolean): Promise<void> {
  const keys = await readKeys();
  const draftKeys = new Set(keys.map((key) => key.split(separator)[0] ?? key));
  for (const key of draftKeys) if (!isDraft(key)) await removeDraftFiles(key);
}

/** Stores what is not stored yet of what the pictures were made of, and removes what is of none any more. */
async function storeSources(draftKey: string, files: DraftFiles): Promise<void> {
  const sources = new Map([...files].map(([name, file]) => [draftKey + separator + name, sourceOf(file)]));
  const kept = new Set(await readKeys(draftKey));
  for (const key of kept) if (!sources.get(key)) await inStore('readwrite', (store) => store.delete(key));
  for (const [key, source] of sources)
    if (source && !kept.has(key)) await inStore('readwrite', (store) => store.put(source, key));
}

/** The keys of all that is kept, or of what the pictures of one draft were made of. */
async function readKeys(draftKey?: string): Promise<readonly string[]> {
  const keys = await inStore('readonly', (store) =>
    store.getAllKeys(draftKey === undefined ? null : sourcesOf(draftKey)),
  );
  return Array.isArray(keys) ? keys.map(String) : [];
}

function sourcesOf(draftKey: string): IDBKeyRange {
  return IDBKeyRange.bound(draftKey + separator, `${draftKey}${separator}\uffff`);
}

let last: Promise<void> = Promise.resolve();

/** Makes a change once those begun before are made: an older one must not undo a younger one. */
function afterOthers(change: () => Promise<void>): Promise<void> {
  last = last.then(change, change);
  return last;
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
