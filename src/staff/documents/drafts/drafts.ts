import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A form's content and files, kept on this device until it is saved. */
export interface Draft<Form> {
  /** Unique: several tabs may each have a draft of the same document. */
  readonly key: string;
  readonly account: string;
  readonly collectionId: string;
  readonly documentId: string;
  readonly isNew: boolean;
  readonly title: string;
  readonly savedAt: number;
  readonly form: Form;
  /** The form as opened, or null for a new document. */
  readonly base: Form | null;
  /** The form at its last attempt to save, or null. */
  readonly submitted: Form | null;
}

interface DraftDatabase extends DBSchema {
  /** With references in place of files: text is stored at each pause in typing, a file once. */
  drafts: { key: string; value: Draft<unknown> };
  /** By draft key and file id. */
  files: { key: [string, string]; value: File };
}

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

let database: Promise<IDBPDatabase<DraftDatabase>> | null = null;

function openDatabase(): Promise<IDBPDatabase<DraftDatabase>> {
  database ??= openDB<DraftDatabase>('staff-drafts', 2, {
    upgrade(db) {
      for (const name of [...db.objectStoreNames]) db.deleteObjectStore(name);
      db.createObjectStore('drafts', { keyPath: 'key' });
      db.createObjectStore('files');
    },
  });
  // The next call tries again.
  database.catch(() => {
    database = null;
  });
  return database;
}

/** The files of each draft that this page has stored or found: they are not written again. */
const storedFiles = new Map<string, ReadonlySet<string>>();
const fileIds = new WeakMap<File, string>();

/**
 * Stores a draft, then its files: a full device keeps the text without the pictures. Rejects if either is not stored.
 * Each is one transaction that reads nothing first, so that it ends while the page closes; the database runs
 * transactions in the order of the calls.
 */
export async function storeDraft(draft: Draft<object>): Promise<void> {
  askToPersist();
  const files = new Map<string, File>();
  const record = replaceIn(draft, (value) => {
    if (!(value instanceof File)) return undefined;
    const fileId = fileIds.get(value) ?? crypto.randomUUID();
    fileIds.set(value, fileId);
    files.set(fileId, value);
    return { fileId, fileName: value.name };
  }) as Draft<unknown>;
  const database = await openDatabase();
  await Promise.all([writeRecord(database, record), writeFiles(database, draft.key, files)]);
}

async function writeRecord(database: IDBPDatabase<DraftDatabase>, record: Draft<unknown>): Promise<void> {
  const transaction = database.transaction('drafts', 'readwrite');
  const request = transaction.store.put(record);
  transaction.commit();
  await Promise.all([request, transaction.done]);
}

async function writeFiles(
  database: IDBPDatabase<DraftDatabase>,
  key: string,
  files: ReadonlyMap<string, File>,
) {
  const known = storedFiles.get(key);
  storedFiles.set(key, new Set(files.keys()));
  try {
    const transaction = database.transaction('files', 'readwrite');
    const requests = [
      ...rangesBetween(key, [...files.keys()]).map((range) => transaction.store.delete(range)),
      ...[...files]
        .filter(([id]) => !known?.has(id))
        .map(([id, file]) => transaction.store.put(file, [key, id])),
    ];
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  } catch (error) {
    storedFiles.delete(key);
    throw error;
  }
}

/** All file keys of a draft but those of `ids`. */
function rangesBetween(key: string, ids: readonly string[]): readonly IDBKeyRange[] {
  const bounds = [[key], ...[...ids].sort().map((id) => [key, id]), [key, []]];
  return bounds.slice(1).map((upper, index) => IDBKeyRange.bound(bounds[index], upper, true, true));
}

export async function removeDraft(key: string): Promise<void> {
  const database = await openDatabase();
  storedFiles.delete(key);
  const transaction = database.transaction(['drafts', 'files'], 'readwrite');
  await Promise.all([
    transaction.objectStore('drafts').delete(key),
    transaction.objectStore('files').delete(filesOf(key)),
    transaction.done,
  ]);
}

/** Drafts that are not offered, because they are about to be removed. */
const discarded = new Set<string>();

/** Hides a draft from all forms until one of the two is called. */
export function discardDraft(key: string) {
  const held = new AbortController();
  discarded.add(key);
  void lockDraft(key, held.signal);
  const undo = () => {
    discarded.delete(key);
    held.abort();
  };
  return { undo, remove: () => removeDraft(key).finally(undo) };
}

/** All drafts of an account, newest first. Removes drafts older than 30 days. */
export async function listAllDrafts(account: string): Promise<readonly Draft<unknown>[]> {
  const all = await (await openDatabase()).getAll('drafts');
  const isOld = ({ savedAt }: Draft<unknown>) => savedAt < Date.now() - maxAgeMs;
  await Promise.all(all.filter(isOld).map(({ key }) => removeDraft(key)));
  return all
    .filter((draft) => !isOld(draft) && !discarded.has(draft.key) && draft.account === account)
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** All drafts of an account that no open form has, newest first. */
export async function listWaitingDrafts(account: string): Promise<readonly Draft<unknown>[]> {
  const drafts = await listAllDrafts(account);
  const waiting = await Promise.all(
    drafts.map(async ({ key }) => {
      const asked = new AbortController();
      const isFree = await lockDraft(key, asked.signal);
      asked.abort();
      return isFree;
    }),
  );
  return drafts.filter((_, index) => waiting[index]);
}

/** A form's drafts, newest first; `documentId` is null for new documents. */
export async function listDrafts(
  account: string,
  collectionId: string,
  documentId: string | null,
): Promise<readonly Draft<unknown>[]> {
  return (await listAllDrafts(account)).filter(
    (draft) => draft.collectionId === collectionId && (draft.isNew ? null : draft.documentId) === documentId,
  );
}

/** Removes an account's drafts of a document that is gone for good. */
export async function removeDraftsOf(
  account: string,
  collectionId: string,
  documentId: string,
): Promise<void> {
  const drafts = await listDrafts(account, collectionId, documentId);
  await Promise.all(drafts.map(({ key }) => removeDraft(key)));
}

/** A draft with its files. Unreadable files are null, and named in `missing`. */
export async function loadDraft<Form>(draft: Draft<unknown>) {
  const db = await openDatabase();
  const files = new Map<string, File>();
  for (const [, id] of await db.getAllKeys('files', filesOf(draft.key))) {
    const file = await db.get('files', [draft.key, id]);
    const start = await file
      ?.slice(0, 1)
      .arrayBuffer()
      .catch(() => null);
    if (!file || !start) continue;
    files.set(id, file);
    fileIds.set(file, id);
  }
  storedFiles.set(draft.key, new Set(files.keys()));
  const missing = new Set<string>();
  const loaded = replaceIn(draft, (value) => {
    if (!('fileId' in value && 'fileName' in value)) return undefined;
    const file = files.get(String(value.fileId));
    if (!file) missing.add(String(value.fileName));
    return file ?? null;
  });
  return { draft: loaded as Draft<Form>, missing: [...missing] };
}

/** Replaces objects in plain data; `replace` returns undefined for those that stay. */
function replaceIn(value: unknown, replace: (value: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, replace));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceIn(item, replace)]));
}

function filesOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key], [key, []]);
}

let isPersistAsked = false;

/** Asks the browser once to keep this site's storage when the device is full. */
function askToPersist(): void {
  if (!isPersistAsked) navigator.storage?.persist?.().catch(() => {});
  isPersistAsked = true;
}

/** Milliseconds; a page that reloads releases its draft by then. */
const lockTimeoutMs = 1_000;

/**
 * Locks a draft until `signal`, so that no other open form offers it. Resolves to false if another form has it. Without
 * the Locks API every draft is free: each form stores its own copy.
 */
export async function lockDraft(key: string, signal: AbortSignal): Promise<boolean> {
  if (!navigator.locks) return true;
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(lockTimeoutMs)]);
  return new Promise((resolve) => {
    navigator.locks
      .request(`draft:${key}`, { signal: timeout }, () => {
        resolve(true);
        return new Promise<void>((release) => {
          if (signal.aborted) release();
          signal.addEventListener('abort', () => release());
        });
      })
      .catch(() => resolve(false));
  });
}
