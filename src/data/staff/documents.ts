import {
  collection,
  type DocumentReference,
  doc,
  getDoc,
  runTransaction,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import type { Fields } from '../../model/read.ts';
import { ConflictError, NotFoundError } from './errors.ts';
import { firestore } from './firebase.ts';

export type StaffCollection = 'Cars' | 'Blogs';

/** Each attempt reads anew; a lost answer is recognised by what is stored already. */
const transaction = { maxAttempts: 3 };

/** An id no other document has, chosen here so that a repeated creation stays one document. */
export function newDocumentId(of: StaffCollection): string {
  return doc(collection(firestore, of)).id;
}

/** A document's stored fields, or null where there is none. Never out of the cache. */
export async function readFields(of: StaffCollection, id: string): Promise<Fields | null> {
  const snapshot = await getDoc(reference(of, id));
  return snapshot.exists() ? snapshot.data() : null;
}

/** Two documents with the same fields have the same version: the lite SDK tells no update time. */
export function versionOf(fields: Fields): string {
  return JSON.stringify(plain(fields));
}

/**
 * Creates a document. Where an earlier attempt created it and its answer was lost, that one is written anew.
 *
 * @param stamps fields that are set at creation and then stay
 */
export async function createDocument(
  of: StaffCollection,
  id: string,
  fields: Fields,
  stamps: Fields = {},
): Promise<void> {
  try {
    await setDoc(reference(of, id), { ...fields, ...stamps });
  } catch (error) {
    const stored = await readFields(of, id).catch(() => null);
    if (!stored) throw error;
    await changeDocument(of, id, null, (created) => ({ ...created, ...fields }));
  }
}

/** @throws NotFoundError where there is no document, ConflictError where it has another version than `expected` */
export async function requireVersion(
  of: StaffCollection,
  id: string,
  expected: string | null,
): Promise<void> {
  const fields = await readFields(of, id);
  if (!fields) throw new NotFoundError();
  if (expected !== null && versionOf(fields) !== expected) throw new ConflictError();
}

/**
 * Writes the whole document that `change` makes of the stored one, and resolves to what was stored before.
 *
 * @param expected the version the change was made from, or null to write whatever is stored now
 * @throws NotFoundError where there is no document, ConflictError where it has another version
 */
export async function changeDocument(
  of: StaffCollection,
  id: string,
  expected: string | null,
  change: (stored: Fields) => Fields,
): Promise<Fields> {
  const target = reference(of, id);
  let before: Fields | null = null;
  await runTransaction(
    firestore,
    async (transaction) => {
      const snapshot = await transaction.get(target);
      if (!snapshot.exists()) throw new NotFoundError();
      const stored = snapshot.data();
      const wanted = change(before ?? stored);
      const isWritten = versionOf(stored) === versionOf(wanted);
      if (isWritten && before) return;
      if (expected !== null && versionOf(stored) !== expected) throw new ConflictError();
      before = stored;
      transaction.set(target, change(stored));
    },
    transaction,
  );
  return before ?? {};
}

export function reference(of: StaffCollection, id: string): DocumentReference {
  return doc(collection(firestore, of), id);
}

/** The value with its objects' keys in one order and its timestamps as text. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return `${value.seconds}.${value.nanoseconds}`;
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, plain(item)]));
}
