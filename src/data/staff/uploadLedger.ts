/**
 * What was uploaded and is not yet known to be named by a document, kept on this device: if the tab closes
 * or the network fails before a save ends, the next visit of the staff area deletes what is left over.
 */
export interface LedgerEntry {
  /** Storage path. */
  readonly path: string;
  /** The document that may come to name it, as 'Cars/abc'. */
  readonly document: string;
  /** Who uploads; alive as long as it holds a lock of that name. */
  readonly owner: string;
}

/** One key an entry, so that tabs never overwrite each other's. */
const prefix = 'staff-upload:';

/** Entries of this page, which are all there are where the browser keeps nothing. */
const ofThisPage = new Map<string, LedgerEntry>();

export function ledgerEntries(): readonly LedgerEntry[] {
  const all = new Map(ofThisPage);
  for (const entry of keptEntries()) all.set(entry.path, entry);
  return [...all.values()];
}

export function recordUpload(entry: LedgerEntry): void {
  ofThisPage.set(entry.path, entry);
  try {
    localStorage.setItem(prefix + entry.path, JSON.stringify(entry));
  } catch {
    // Blocked or full: this page still knows it.
  }
}

export function forgetUpload(path: string): void {
  ofThisPage.delete(path);
  try {
    localStorage.removeItem(prefix + path);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** Marks `owner` as alive until the returned function is called or the tab is gone. */
export function holdOwner(owner: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(prefix + owner, () => held);
  return () => release();
}

/** The owners that some tab of this browser still holds. */
export async function livingOwners(): Promise<ReadonlySet<string>> {
  const snapshot = await navigator.locks?.query();
  const names = [...(snapshot?.held ?? []), ...(snapshot?.pending ?? [])].map(({ name = '' }) => name);
  return new Set(names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)));
}

function keptEntries(): readonly LedgerEntry[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'))
      .filter(isEntry);
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is LedgerEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['path', 'document', 'owner'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
