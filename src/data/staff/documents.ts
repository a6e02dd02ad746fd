import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  getDoc,
  getDocs,
  runTransaction,
  setDoc,
  type Transaction,
  updateDoc,
} from 'firebase/firestore/lite';
import type { Fields } from '../../model/text/read.ts';
import { ConflictError, codeOf, NotFoundError } from './errors.ts';
import { firestore } from './firebase.ts';
import { introduceAccount, type LastSave, lastSaveOf, readAccounts, stamps } from './stamps.ts';
import { type KnownVersions, versionOf } from './versions.ts';

export type StaffCollection = 'Cars' | 'Blogs' | 'Reviews' | 'HiddenReviews';

/** Those whose documents name files. */
export type FileCollection = 'Cars' | 'Blogs';

/** Makes the app's object of a stored document. */
type Converter<T> = (id: string, fields: Fields) => T;

/** A stored document as a form opens it. */
export interface OpenedDocument<T> {
  readonly document: T;
  readonly version: string;
}

/** A document as a list of staff shows it. */
export type Listed<T> = T & { readonly lastSave: LastSave | null };

/** An id no other document has, chosen here so that a repeated creation stays one document. */
export function newDocumentId(collectionId: StaffCollection): string {
  return doc(collection(firestore, collectionId)).id;
}

/** All documents of a collection, each with who saved it last. */
export async function listDocuments<T>(
  collectionId: StaffCollection,
  convert: Converter<T>,
): Promise<readonly Listed<T>[]> {
  const [{ docs }, accounts] = await Promise.all([
    getDocs(collection(firestore, collectionId)),
    readAccounts(),
  ]);
  return docs.map((snapshot) => {
    const fields = snapshot.data();
    return { ...convert(snapshot.id, fields), lastSave: lastSaveOf(fields, accounts) };
  });
}

/** A document to edit, or null where there is none. */
export async function openDocument<T>(
  collectionId: StaffCollection,
  id: string,
  convert: Converter<T>,
): Promise<OpenedDocument<T> | null> {
  const fields = await readFields(collectionId, id);
  return fields && { document: convert(id, fields), version: versionOf(fields) };
}

/** A document's stored fields, or null where there is none. Never out of the cache. */
async function readFields(collectionId: StaffCollection, id: string): Promise<Fields | null> {
  const snapshot = await getDoc(reference(collectionId, id));
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

/**
 * Creates a document; a field that is null is left out. Where an earlier attempt created it and its answer was lost, that one is changed.
 *
 * @param stampsAtCreation fields that are set at creation and then stay
 */
export async function createDocument(
  collectionId: StaffCollection,
  id: string,
  fields: Fields,
  stampsAtCreation: Fields = {},
): Promise<void> {
  try {
    await setDoc(reference(collectionId, id), { ...withoutNulls(fields), ...stampsAtCreation, ...stamps() });
  } catch (error) {
    const stored = await readFields(collectionId, id).catch(() => null);
    if (!stored) throw error;
    await changeDocument(collectionId, id, null, () => fields);
  }
  void introduceAccount();
}

/** @throws NotFoundError where there is no document, ConflictError where it has a version that is not `known` */
export async function requireVersion(
  collectionId: StaffCollection,
  id: string,
  known: KnownVersions,
): Promise<void> {
  const fields = await readFields(collectionId, id);
  if (!fields) throw new NotFoundError();
  if (known && !known.has(versionOf(fields))) throw new ConflictError(fields);
}

/**
 * Writes the fields that `change` makes of the stored ones, and who saves them when; takes away those it makes null and
 * leaves the others as they are. Where all is stored so already nothing is written, whoever stored it.
 *
 * @param change makes the new fields of the stored ones; may be called again
 * @param known gains the version that is about to be written
 * @throws NotFoundError where there is no document, ConflictError where it has a version that is not `known`
 */
export async function changeDocument(
  collectionId: StaffCollection,
  id: string,
  known: KnownVersions,
  change: (stored: Fields) => Fields,
): Promise<void> {
  const target = reference(collectionId, id);
  const versionAfter = (stored: Fields) => versionOf(changed(stored, change(stored)));
  await inTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(target);
      if (!snapshot.exists()) throw new NotFoundError();
      const stored = snapshot.data();
      const newVersion = versionAfter(stored);
      if (newVersion === versionOf(stored)) return;
      if (known && !known.has(versionOf(stored))) throw new ConflictError(stored);
      known?.add(newVersion);
      transaction.update(target, { ...toUpdate(change(stored)), ...stamps() });
    },
    async () => {
      const stored = await readFields(collectionId, id);
      return stored !== null && versionAfter(stored) === versionOf(stored);
    },
  );
  void introduceAccount();
}

/** Writes one field and leaves all others, whatever they hold. @throws NotFoundError where there is no document */
export async function changeField(
  collectionId: StaffCollection,
  id: string,
  name: string,
  value: unknown,
): Promise<void> {
  try {
    await updateDoc(reference(collectionId, id), { [name]: value });
  } catch (error) {
    if (codeOf(error) === 'not-found') throw new NotFoundError();
    // It may be done nevertheless, and the answer lost.
    const stored = await readFields(collectionId, id).catch(() => null);
    if (stored?.[name] !== value) throw error;
  }
}

/**
 * Deletes a document.
 *
 * @param beforeDelete called with what is stored; may be called again
 * @throws NotFoundError where there is no document
 */
export async function deleteDocument(
  collectionId: StaffCollection,
  id: string,
  beforeDelete: (stored: Fields) => void,
): Promise<void> {
  const target = reference(collectionId, id);
  let found = false;
  await inTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(target);
      if (!snapshot.exists()) {
        if (found) return;
        throw new NotFoundError();
      }
      found = true;
      beforeDelete(snapshot.data());
      transaction.delete(target);
    },
    async () => found && (await readFields(collectionId, id)) === null,
  );
}

/**
 * Moves a document as it is to another collection, in one commit. One that is there already stays as it is.
 *
 * @throws NotFoundError where it is in neither
 */
export async function moveDocument(id: string, from: StaffCollection, to: StaffCollection): Promise<void> {
  const [source, target] = [reference(from, id), reference(to, id)];
  const isMoved = async () => (await readFields(from, id)) === null && (await readFields(to, id)) !== null;
  await inTransaction(async (transaction) => {
    const [before, after] = [await transaction.get(source), await transaction.get(target)];
    if (!before.exists() && after.exists()) return;
    if (!before.exists()) throw new NotFoundError();
    if (after.exists()) throw new ConflictError(after.data());
    transaction.set(target, before.data());
    transaction.delete(source);
  }, isMoved);
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

function changed(stored: Fields, changes: Fields): Fields {
  const kept = Object.entries(stored).filter(([name]) => !(name in changes));
  return { ...Object.fromEntries(kept), ...withoutNulls(changes) };
}

function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function toUpdate(fields: Fields) {
  const entries = Object.entries(fields).map(([name, value]) => [name, value ?? deleteField()]);
  return Object.fromEntries(entries);
}

function reference(collectionId: StaffCollection, id: string): DocumentReference {
  return doc(collection(firestore, collectionId), id);
}
