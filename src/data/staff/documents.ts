import {
  collection,
  type DocumentReference,
  doc,
  getDoc,
  getDocs,
  runTransaction,
  setDoc,
  Timestamp,
  type Transaction,
  updateDoc,
} from 'firebase/firestore/lite';
import type { Fields } from '../../model/read.ts';
import { ConflictError, codeOf, NotFoundError } from './errors.ts';
import { firestore } from './firebase.ts';

export type StaffCollection = 'Cars' | 'Blogs';

/**
 * The versions of a document that a form may write over: the one it was opened at, and those it tried to write
 * itself, whose answers may have been lost. Null writes over whatever is stored.
 */
export type KnownVersions = Set<string> | null;

/** An id no other document has, chosen here so that a repeated creation stays one document. */
export function newDocumentId(of: StaffCollection): string {
  return doc(collection(firestore, of)).id;
}

/** A document's stored fields, or null where there is none. Never out of the cache. */
export async function readFields(of: StaffCollection, id: string): Promise<Fields | null> {
  const snapshot = await getDoc(reference(of, id));
  return snapshot.exists() ? snapshot.data() : null;
}

/** What all documents that name files have stored. Never out of the cache. */
export async function readAllFields(): Promise<readonly Fields[]> {
  const [cars, blogs] = await Promise.all([
    getDocs(collection(firestore, 'Cars')),
    getDocs(collection(firestore, 'Blogs')),
  ]);
  return [...cars.docs, ...blogs.docs].map((document) => document.data());
}

/** Two documents with the same fields have the same version: the lite SDK tells no update time. */
export function versionOf(fields: Fields): string {
  return JSON.stringify(plain(fields));
}

/**
 * Creates a document. Where an earlier attempt created it and its answer was lost, that one is changed.
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
    await changeDocument(of, id, null, () => fields);
  }
}

/** @throws NotFoundError where there is no document, ConflictError where it has a version that is not `known` */
export async function requireVersion(of: StaffCollection, id: string, known: KnownVersions): Promise<void> {
  const fields = await readFields(of, id);
  if (!fields) throw new NotFoundError();
  if (known && !known.has(versionOf(fields))) throw new ConflictError();
}

/**
 * Writes the fields that `change` makes of the stored ones and leaves the others as they are. Where all of them are
 * stored already nothing is written, whoever stored them.
 *
 * @param change told what is stored; may be asked again
 * @param known gains the version that is about to be written
 * @throws NotFoundError where there is no document, ConflictError where it has a version that is not `known`
 */
export async function changeDocument(
  of: StaffCollection,
  id: string,
  known: KnownVersions,
  change: (stored: Fields) => Fields,
): Promise<void> {
  const target = reference(of, id);
  const apply = (stored: Fields) => versionOf({ ...stored, ...change(stored) });
  await inTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(target);
      if (!snapshot.exists()) throw new NotFoundError();
      const stored = snapshot.data();
      const wanted = apply(stored);
      if (wanted === versionOf(stored)) return;
      if (known && !known.has(versionOf(stored))) throw new ConflictError();
      known?.add(wanted);
      transaction.update(target, change(stored));
    },
    async () => {
      const stored = await readFields(of, id);
      return stored !== null && apply(stored) === versionOf(stored);
    },
  );
}

/** Writes one field and leaves all others, whatever they hold. @throws NotFoundError where there is no document */
export async function changeField(
  of: StaffCollection,
  id: string,
  name: string,
  value: unknown,
): Promise<void> {
  try {
    await updateDoc(reference(of, id), { [name]: value });
  } catch (error) {
    if (codeOf(error) === 'not-found') throw new NotFoundError();
    // It may be done nevertheless, and the answer lost.
    const stored = await readFields(of, id).catch(() => null);
    if (stored?.[name] !== value) throw error;
  }
}

/**
 * Deletes a document.
 *
 * @param giveUp told what is stored before that is deleted; may be told again
 * @throws NotFoundError where there is no document
 */
export async function deleteDocument(
  of: StaffCollection,
  id: string,
  giveUp: (stored: Fields) => void,
): Promise<void> {
  const target = reference(of, id);
  let seen = false;
  await inTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(target);
      if (!snapshot.exists()) {
        if (seen) return;
        throw new NotFoundError();
      }
      seen = true;
      giveUp(snapshot.data());
      transaction.delete(target);
    },
    async () => seen && (await readFields(of, id)) === null,
  );
}

/**
 * Runs a transaction; each of its attempts reads anew. When all of them failed it may be done nevertheless, by one
 * whose answer was lost, which `isDone` finds out by what is stored.
 */
async function inTransaction(
  attempt: (transaction: Transaction) => Promise<void>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  try {
    await runTransaction(firestore, attempt, { maxAttempts: 3 });
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof ConflictError) throw error;
    if (!(await isDone().catch(() => false))) throw error;
  }
}

export function reference(of: StaffCollection, id: string): DocumentReference {
  return doc(collection(firestore, of), id);
}

/** The value with its objects' keys in one order and its timestamps as text. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return `${value.seconds}.${value.nanoseconds}`;
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  if ('toJSON' in value && typeof value.toJSON === 'function') return value.toJSON();
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, plain(item)]));
}
