/**
 * Files that may be nobody's before long, kept on this device: what was uploaded and is not yet known to be named
 * by a document, and what a save or a deletion is about to give up. If the tab closes or the network fails before
 * that is settled, the next visit of the staff area settles it.
 */
export interface LedgerEntry {
  /** Storage path. */
  readonly path: string;
  /** Who will settle it; alive as long as it holds a lock of that name. */
  readonly owner: string;
  /** When it was recorded, in milliseconds; 0 where an earlier version of this app did. */
  readonly recorded: number;
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

/** Records a file, unless someone else has to settle it already. */
export function recordFile(path: string, owner: string): void {
  if (ledgerEntries().some((entry) => entry.path === path)) return;
  const entry: LedgerEntry = { path, owner, recorded: Date.now() };
  ofThisPage.set(path, entry);
  try {
    localStorage.setItem(prefix + path, JSON.stringify(entry));
  } catch {
    // Blocked or full: this page still knows it.
  }
}

export function forgetFile(path: string): void {
  ofThisPage.delete(path);
  try {
    localStorage.removeItem(prefix + path);
  } catch {
    // Blocked: nothing was kept.
  }
}

function keptEntries(): readonly LedgerEntry[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => readEntry(localStorage.getItem(key) ?? ''));
  } catch {
    return [];
  }
}

function readEntry(text: string): readonly LedgerEntry[] {
  try {
    const { path, owner, recorded } = JSON.parse(text) as Partial<Record<keyof LedgerEntry, unknown>>;
    if (typeof path !== 'string' || typeof owner !== 'string') return [];
    return [{ path, owner, recorded: typeof recorded === 'number' ? recorded : 0 }];
  } catch {
    return [];
  }
}
