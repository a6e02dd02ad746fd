import { isDeepEqual } from '../isDeepEqual.ts';
import { auditNames } from '../storedDocument.ts';
import type { Fields } from '../text/parse.ts';

/** The collection of entries. The rules require one in each commit that creates, changes, moves or deletes a document. */
export const historyCollection = 'History';

/** Milliseconds until an entry may be deleted. */
export const historyAgeMs = 365 * 24 * 60 * 60 * 1000;

/** What a commit replaced in one document. */
export interface HistoryEntry {
  readonly collection: string;
  readonly id: string;
  /** A moved document is in another collection since. */
  readonly kind: 'created' | 'changed' | 'deleted' | 'moved';
  /** Names of the changed fields, without audit fields; none unless changed. */
  readonly fields: readonly string[];
  /** Values of the changed fields that were set; all fields of a document that was deleted or moved. */
  readonly before: Fields;
  /** Id of the entry whose change is taken back, if that restores values that only the server sets. */
  readonly restores?: string;
}

/**
 * The id of an entry: each version of a document has one.
 * @param version milliseconds of `updatedAt` of the version that is replaced, 'old' if it has none, 'new' for a new document
 */
export function entryIdOf(collection: string, id: string, version: number | 'old' | 'new'): string {
  return `${collection}-${id}-${version}`;
}

/**
 * Values may be plain or in Firestore's JSON.
 * @param stored the document before, null for a new one
 * @param changes the values to write, null for a removed field; or how the document ends
 */
export function createEntry(
  collection: string,
  id: string,
  stored: Fields | null,
  changes: Fields | 'deleted' | 'moved',
): HistoryEntry {
  const place = { collection, id };
  if (!stored) return { ...place, kind: 'created', fields: [], before: {} };
  if (typeof changes === 'string') return { ...place, kind: changes, fields: [], before: stored };
  const isChanged = (name: string) =>
    changes[name] === null ? name in stored : !isDeepEqual(changes[name], stored[name]);
  const fields = Object.keys(changes).filter((name) => !auditNames.includes(name) && isChanged(name));
  const set = fields.filter((name) => name in stored);
  return {
    ...place,
    kind: 'changed',
    fields,
    before: Object.fromEntries(set.map((name) => [name, stored[name]])),
  };
}

/** The document's fields before an entry's change, null if it did not exist. @param after its fields after it */
export function fieldsBefore({ kind, fields, before }: HistoryEntry, after: Fields | null): Fields | null {
  if (kind === 'created') return null;
  if (kind !== 'changed') return before;
  const kept = Object.entries(after ?? {}).filter(([name]) => !fields.includes(name));
  return { ...Object.fromEntries(kept), ...before };
}
