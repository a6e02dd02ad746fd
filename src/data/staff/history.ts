import {
  collection,
  type DocumentReference,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import { type CollectionName, collections } from '../../model/collections.ts';
import {
  createEntry,
  entryIdOf,
  type HistoryEntry,
  historyAgeMs,
  historyCollection,
} from '../../model/history/history.ts';
import { graceMs } from '../../model/image/orphans.ts';
import { auditNames, getCollection } from '../../model/storedDocument.ts';
import type { Fields } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';
import { auditFields, fetchAccounts, type LastSave, toLastSave } from './auditFields.ts';
import { firestore } from './firebase.ts';

const entries = collection(firestore, historyCollection);

/** Entries that a list shows at first. */
export const pageSize = 50;

/** Writes an entry into a transaction. @param restores the entry whose change is taken back */
export type WriteEntry = (changes: Fields | 'deleted' | 'moved', restores?: LoggedEntry | null) => void;

/**
 * Prepares the entry of a document, as a transaction reads before it writes.
 * @param stored the document before, null for a new one
 * @param mayBeTaken whether this version may have an entry already, as after an import by the console: then it gets another
 */
export async function prepareEntry(
  transaction: Transaction,
  { path, id }: DocumentReference,
  stored: Fields | null,
  mayBeTaken: boolean,
): Promise<WriteEntry> {
  const [collectionId = ''] = path.split('/');
  const first = doc(entries, entryIdOf(collectionId, id, stored ? versionOf(stored) : 'new'));
  const isTaken = mayBeTaken && (await transaction.get(first)).exists();
  return (changes, restores) =>
    void transaction.set(isTaken ? doc(entries) : first, {
      ...createEntry(collectionId, id, stored, changes),
      ...(restores && { restores: restores.key }),
      ...auditFields(),
    });
}

function versionOf({ updatedAt }: Fields): number | 'old' {
  return updatedAt instanceof Timestamp ? Math.floor(updatedAt.toMillis()) : 'old';
}

/** An entry as stored, with who wrote it and when. */
export interface LoggedEntry extends HistoryEntry {
  readonly key: string;
  readonly save: LastSave;
}

/** The last changes of the documents with this id, such as a car and its report, newest first. */
export function fetchHistory(id: string, count: number): Promise<readonly LoggedEntry[]> {
  return fetchEntries(historyOf(id, count));
}

const historyOf = (id: string, count: number) =>
  query(entries, where('id', '==', id), orderBy('updatedAt', 'desc'), limit(count));

/** Changes of a document that may be taken back to what only the server decides. */
const recentCount = 20;

/** The latest change that replaced this value of a field; null if none of the recent ones did. */
export async function fetchLoss(
  collectionId: string,
  id: string,
  field: string,
  value: unknown,
): Promise<LoggedEntry | null> {
  const found = await fetchHistory(id, recentCount);
  const isLoss = ({ collection, kind, before }: LoggedEntry) =>
    collection === collectionId && kind === 'changed' && before[field] === value;
  return found.find(isLoss) ?? null;
}

/**
 * When each of these cars was last added or shown to visitors; null if its last changes don't say. Cars without a history
 * are left out.
 */
export async function fetchListings(ids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const { docs } = await getDocs(historyOf(id, recentCount));
      return [id, docs.map((entry) => entry.data())] as const;
    }),
  );
  const isListing = ({ collection, kind, before }: Fields) =>
    collection === 'Cars' &&
    (kind === 'created' || (kind === 'changed' && (before as Fields).Hidden === true));
  return new Map(
    found
      .filter(([, entries]) => entries.length > 0)
      .map(([id, entries]) => [id, parseDate(entries.find(isListing)?.updatedAt)]),
  );
}

/** The last changes of all documents, newest first. */
export function fetchActivity(count: number): Promise<readonly LoggedEntry[]> {
  return fetchEntries(query(entries, orderBy('updatedAt', 'desc'), limit(count)));
}

/** Deleted documents whose pictures are still kept and that are not restored, last deleted first. */
export async function fetchDeleted(): Promise<readonly LoggedEntry[]> {
  const start = new Date(Date.now() - graceMs);
  const found = await fetchEntries(
    query(
      entries,
      where('kind', '==', 'deleted'),
      where('updatedAt', '>', start),
      orderBy('updatedAt', 'desc'),
    ),
  );
  const isLast = ({ collection, id }: LoggedEntry, index: number) =>
    found.findIndex((other) => other.collection === collection && other.id === id) === index;
  const last = found.filter(isLast);
  const isStored = async (name: string | undefined, id: string) =>
    name !== undefined && (await getDoc(doc(firestore, name, id))).exists();
  const isBack = await Promise.all(
    last.map(
      async ({ collection: name, id }) =>
        (await isStored(name, id)) || (await isStored(getCollection(name)?.movesTo, id)),
    ),
  );
  return last.filter((_, index) => !isBack[index]);
}

async function fetchEntries(entriesQuery: Query): Promise<readonly LoggedEntry[]> {
  const [{ docs }, accounts] = await Promise.all([getDocs(entriesQuery), fetchAccounts()]);
  return docs.flatMap((snapshot) => {
    const { updatedAt, updatedBy, ...entry } = snapshot.data();
    const save = toLastSave({ updatedAt, updatedBy }, accounts);
    return save ? [{ ...(entry as HistoryEntry), key: snapshot.id, save }] : [];
  });
}

/** Deletes all entries of a deleted document; the rules allow this only for documents about people. */
export async function deleteHistory(collectionId: string, id: string): Promise<void> {
  const { docs } = await getDocs(query(entries, where('id', '==', id)));
  const own = docs.filter((entry) => entry.get('collection') === collectionId);
  await Promise.all(own.map(({ ref }) => deleteDoc(ref)));
}

/** Deletes entries that are old enough, but for those that the server's clock still protects. */
export async function clearOldEntries(): Promise<void> {
  const end = new Date(Date.now() - historyAgeMs);
  const { docs } = await getDocs(query(entries, where('updatedAt', '<', end), limit(pageSize)));
  await Promise.allSettled(docs.map(({ ref }) => deleteDoc(ref)));
}

/**
 * The fields to write for a restored document: the rules require that a sold car is hidden, and decide its times.
 * Its price is new, without the previous one.
 */
export function fieldsToBringBack({ collection, before }: HistoryEntry): Fields {
  const { serverFields = [] } = collections[collection as CollectionName] ?? {};
  const own = Object.entries(before).filter(
    ([name]) => !serverFields.includes(name) && !auditNames.includes(name),
  );
  const fields = Object.fromEntries(own);
  return fields.Status === 'sold' ? { ...fields, Hidden: true, SoldAt: serverTimestamp() } : fields;
}
