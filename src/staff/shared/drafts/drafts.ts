import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What a form holds, kept on this device until it is saved: its content and its files, stored in one transaction. */
export interface Draft<Form> {
  /** Unique; several tabs may each keep a draft of the same document. */
  readonly key: string;
  readonly account: string;
  readonly collectionId: string;
  readonly documentId: string;
  readonly isNew: boolean;
  readonly title: string;
  readonly savedAt: number;
  readonly form: Form;
  /** What the form was opened with, or null for a new document. */
  readonly base: Form | null;
  /** What the form tried to save last, or null. */
  readonly submitted: Form | null;
}

/** A stored draft, with its files set apart: text is stored with each pause in typing, a file once. */
type StoredDraft = Draft<unknown>;

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  /** By the draft's key and the file's own. */
  files: { key: [string, string]; value: File };
}

/** Drafts end after 30 days. */
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

/** The files that are stored of each draft this page works on. */
const storedFiles = new Map<string, ReadonlySet<string>>();

/**
 * Stores a draft and its files. Rejects where this device cannot keep them. Waits for nothing before it writes, so that
 * it can run while the page is being closed.
 */
export async function storeDraft(draft: Draft<object>): Promise<void> {
  void askToPersist();
  const files = new Map<string, File>();
  const record = detachFiles(draft, files) as StoredDraft;
  const known = storedFiles.get(draft.key) ?? new Set();
  const transaction = (await openDatabase()).transaction(['drafts', 'files'], 'readwrite');
  const store = transaction.objectStore('files');
  const requests = [
    transaction.objectStore('drafts').put(record),
    ...[...files].filter(([id]) => !known.has(id)).map(([id, file]) => store.put(file, [draft.key, id])),
    ...[...known].filter((id) => !files.has(id)).map((id) => store.delete([draft.key, id])),
  ];
  transaction.commit();
  await Promise.all([...requests, transaction.done]);
  storedFiles.set(draft.key, new Set(files.keys()));
}

export async function removeDraft(key: string): Promise<void> {
  const transaction = (await openDatabase()).transaction(['drafts', 'files'], 'readwrite');
  await Promise.all([
    transaction.objectStore('drafts').delete(key),
    transaction.objectStore('files').delete(filesOf(key)),
    transaction.done,
  ]);
}

/** The drafts of a form, newest first; those that are too old are removed. */
export async function listDrafts(
  account: string,
  collectionId: string,
  /** null: of new documents. */
  documentId: string | null,
): Promise<readonly StoredDraft[]> {
  const all = await (await openDatabase()).getAll('drafts');
  const isOld = ({ savedAt }: StoredDraft) => savedAt < Date.now() - maxAgeMs;
  await Promise.all(all.filter(isOld).map(({ key }) => removeDraft(key)));
  return all
    .filter((draft) => !isOld(draft) && draft.account === account && draft.collectionId === collectionId)
    .filter((draft) => (documentId === null ? draft.isNew : !draft.isNew && draft.documentId === documentId))
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** A draft with its files. A file that is gone or cannot be read is null in it, and named in `missing`. */
export async function loadDraft<Form>(
  draft: StoredDraft,
): Promise<{ readonly draft: Draft<Form>; readonly missing: readonly string[] }> {
  const db = await openDatabase();
  const missing: string[] = [];
  const attach = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(attach));
    if (typeof value !== 'object' || value === null) return value;
    if (isFileReference(value)) {
      const file = await db.get('files', [draft.key, value.fileId]);
      if (file && (await isReadable(file))) {
        fileIds.set(file, value.fileId);
        storedFiles.set(draft.key, new Set([...(storedFiles.get(draft.key) ?? []), value.fileId]));
        return file;
      }
      if (!missing.includes(value.fileName)) missing.push(value.fileName);
      return null;
    }
    const entries = Object.entries(value).map(async ([name, item]) => [name, await attach(item)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
  return { draft: (await attach(draft)) as Draft<Form>, missing };
}

interface FileReference {
  readonly fileId: string;
  readonly fileName: string;
}

const fileIds = new WeakMap<File, string>();

function detachFiles(value: unknown, files: Map<string, File>): unknown {
  if (value instanceof File) {
    const fileId = fileIds.get(value) ?? crypto.randomUUID();
    fileIds.set(value, fileId);
    files.set(fileId, value);
    return { fileId, fileName: value.name } satisfies FileReference;
  }
  if (Array.isArray(value)) return value.map((item) => detachFiles(item, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, detachFiles(item, files)]));
}

function isFileReference(value: object): value is FileReference {
  return 'fileId' in value && 'fileName' in value;
}

async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

function filesOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key], [key, []]);
}

let persistAsked = false;

/** Asks the browser once not to clear this site's storage when the device runs full. */
async function askToPersist(): Promise<void> {
  if (persistAsked) return;
  persistAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Drafts are kept as long as the browser likes.
  }
}

/** How long a draft that another page holds is waited for, in milliseconds: a page that reloads lets go by then. */
const lockTimeoutMs = 1_000;

/**
 * Holds a draft until `signal`, so that no other open form is offered it. Resolves to false where another form holds it.
 * Without locks every draft is free: each form stores its own copy.
 */
export async function holdDraft(key: string, signal: AbortSignal): Promise<boolean> {
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
