import {
  collection,
  documentId,
  getCount,
  getDocs,
  type Query,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite';
import type { CollectionName } from '../../model/collections.ts';
import type { Fields } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';
import { fetchAccounts, toLastSave } from './auditFields.ts';
import type { Listed } from './documents.ts';
import { firestore } from './firebase.ts';
import { loadCopies, storeCopies } from './localCopies.ts';

/**
 * Lists whole collections at the cost of what changed. The device keeps copies of the documents. A list fetches
 * those saved since the newest copy, and counts; if the number differs, it bisects the collection to find the part
 * that does. Every save sets `updatedAt`; changes in the console that don't are found in the shown rows, which are
 * refetched (`refreshDocuments`).
 */

/** The newest save that this device knows. */
interface Newest {
  /** The server's time, in milliseconds. */
  readonly savedAt: number;
  /** The device's time when it was first seen, in milliseconds. */
  readonly seenAt: number;
  /** Whether saves of that time were fetched again since: one may be stored a little after a newer one. */
  readonly isComplete: boolean;
}

/** Of one collection, in memory. */
interface Copies {
  readonly documents: Map<string, Fields>;
  /** When each was read from the server, in milliseconds. */
  readonly readAt: Map<string, number>;
  newest: Newest | null;
}

const loading = new Map<string, Promise<Copies>>();

/** A save is stored at most this long after its timestamp. */
const commitMs = 10_000;

/** The key of `Newest` among the copies: no document has it. */
const newestKey = '';

/** Parts of at most this many documents are fetched whole. */
const smallPart = 25;

/** Fields that no list shows. */
const longTexts: Readonly<Record<string, readonly string[]>> = { Blogs: ['content', 'Translations'] };

export const rowMaxAgeMs = 5 * 60 * 1000;

function getCopies(collectionId: string): Promise<Copies> {
  const known = loading.get(collectionId);
  if (known) return known;
  const copies = loadCopies(collectionId).then((documents): Copies => {
    const newest = (documents.get(newestKey) as Newest | undefined) ?? null;
    documents.delete(newestKey);
    return { documents, readAt: new Map(), newest };
  });
  loading.set(collectionId, copies);
  return copies;
}

/** All documents of a collection, without its long texts. */
export async function fetchSynced<T>(
  collectionId: CollectionName,
  parse: (id: string, fields: Fields) => T,
): Promise<readonly Listed<T>[]> {
  const [copies, accounts] = await Promise.all([getCopies(collectionId), fetchAccounts()]);
  await sync(collectionId, copies);
  return Array.from(copies.documents, ([id, fields]) => ({
    ...parse(id, fields),
    lastSave: toLastSave(fields, accounts),
  }));
}

/** A device without copies makes them for suggestions if the collection has at most this many documents. */
const smallCollection = 300;

/** The documents on this device; a device without any fetches them if they are few. */
export async function fetchKnown<T>(
  collectionId: CollectionName,
  parse: (id: string, fields: Fields) => T,
): Promise<readonly T[]> {
  const copies = await getCopies(collectionId);
  const { documents } = copies;
  if (documents.size === 0 && (await fetchCount(collectionId, [])) <= smallCollection)
    await sync(collectionId, copies);
  return Array.from(documents, ([id, fields]) => parse(id, fields));
}

/** Refetches these, unless that was done in the last five minutes. Resolves to whether one has changed. */
export async function refreshDocuments(
  collectionId: CollectionName,
  ids: readonly string[],
): Promise<boolean> {
  const copies = await getCopies(collectionId);
  const { documents, readAt } = copies;
  const due = ids.filter((id) => documents.has(id) && Date.now() - (readAt.get(id) ?? 0) >= rowMaxAgeMs);
  if (due.length === 0) return false;
  const before = new Map(due.map((id) => [id, JSON.stringify(documents.get(id))]));
  await replace(collectionId, copies, due, await fetchFields(collectionId, where(documentId(), 'in', due)));
  return due.some((id) => JSON.stringify(documents.get(id)) !== before.get(id));
}

/** Of a document that this device deleted or moved. */
export async function forgetDocument(collectionId: CollectionName, id: string): Promise<void> {
  await replace(collectionId, await getCopies(collectionId), [id], new Map());
}

async function sync(collectionId: string, copies: Copies): Promise<void> {
  const { documents, newest } = copies;
  const isFirst = documents.size === 0;
  const since = newest && (newest.isComplete ? newest.savedAt + 1 : newest.savedAt - commitMs);
  const changed = where('updatedAt', '>=', new Date(Math.max(0, since ?? 0)));
  await replace(collectionId, copies, [], await fetchFields(collectionId, ...(isFirst ? [] : [changed])));
  await noteNewest(collectionId, copies);
  if (!isFirst) await repair(collectionId, copies, null, null);
}

async function noteNewest(collectionId: string, copies: Copies): Promise<void> {
  const { documents, newest } = copies;
  const latest = Array.from(documents.values(), savedAt).reduce((a, b) => Math.max(a, b), 0);
  const isKnown = latest === newest?.savedAt;
  const now = Date.now();
  if (isKnown && newest.isComplete) return;
  copies.newest = {
    savedAt: latest,
    seenAt: isKnown ? newest.seenAt : now,
    isComplete: isKnown && now - newest.seenAt >= commitMs,
  };
  await storeCopies(collectionId, new Map([[newestKey, { ...copies.newest }]]));
}

/** Syncs the copies of a part of the collection with the stored documents. @param from, to ids; null is the end */
async function repair(
  collectionId: string,
  copies: Copies,
  from: string | null,
  to: string | null,
): Promise<void> {
  const ids = [...copies.documents.keys()]
    .filter((id) => (from === null || id >= from) && (to === null || id < to))
    .sort();
  const part = [
    ...(from === null ? [] : [where(documentId(), '>=', from)]),
    ...(to === null ? [] : [where(documentId(), '<', to)]),
  ];
  const count = await fetchCount(collectionId, part);
  if (count === ids.length) return;
  const middle = ids[Math.floor(ids.length / 2)];
  if (count <= smallPart || ids.length <= smallPart || middle === undefined) {
    await replace(collectionId, copies, ids, await fetchFields(collectionId, ...part));
    return;
  }
  await repair(collectionId, copies, from, middle);
  await repair(collectionId, copies, middle, to);
}

/** @param ids those requested; a missing one is gone */
async function replace(
  collectionId: string,
  { documents, readAt }: Copies,
  ids: readonly string[],
  found: ReadonlyMap<string, Fields>,
): Promise<void> {
  const changes = new Map<string, Fields | null>(ids.map((id) => [id, null]));
  for (const [id, fields] of found) changes.set(id, fields);
  const now = Date.now();
  for (const [id, fields] of changes) {
    if (fields) documents.set(id, fields);
    else documents.delete(id);
    readAt.set(id, now);
  }
  await storeCopies(collectionId, changes);
}

async function fetchFields(
  collectionId: string,
  ...constraints: readonly QueryConstraint[]
): Promise<ReadonlyMap<string, Fields>> {
  const { docs } = await getDocs(query(collection(firestore, collectionId), ...constraints));
  const left = new Set(longTexts[collectionId]);
  const withoutLong = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !left.has(name)));
  return new Map(docs.map((snapshot) => [snapshot.id, withDates(withoutLong(snapshot.data())) as Fields]));
}

async function fetchCount(collectionId: string, constraints: readonly QueryConstraint[]): Promise<number> {
  const counted: Query = query(collection(firestore, collectionId), ...constraints);
  return (await getCount(counted)).data().count;
}

/** In milliseconds; 0 for old documents. */
function savedAt({ updatedAt }: Fields): number {
  return parseDate(updatedAt)?.getTime() ?? 0;
}

/** The SDK's times can't be stored on the device. */
function withDates(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const date = 'toDate' in value ? parseDate(value) : null;
  if (date) return date;
  if (Array.isArray(value)) return value.map(withDates);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withDates(each)]));
}
