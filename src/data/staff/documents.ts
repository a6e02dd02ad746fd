import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  getDoc,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import { type CollectionName, type Setting, settings } from '../../model/collections.ts';
import { getCollection } from '../../model/storedDocument.ts';
import type { Fields } from '../../model/text/parse.ts';
import { clearCached } from '../rest/cache.ts';
import { auditFields, type LastSave } from './auditFields.ts';
import { ConflictError, isPermissionError, NotFoundError, RefusedFieldError, StaleError } from './errors.ts';
import { firestore } from './firebase.ts';
import { deleteHistory, type LoggedEntry, prepareEntry } from './history.ts';
import { noteRemovals } from './removals.ts';

/**
 * The fields of the document that a save also changes (`alsoChanges` of its collection), written in the same commit. Called
 * after the changes are known.
 * @param stored its fields
 */
export type AlsoChanged = (stored: Fields) => Fields;

interface WriteOptions {
  readonly alsoChanged?: AlsoChanged | undefined;
  /** The entry whose change is taken back, if that restores values that only the server sets. */
  readonly restores?: LoggedEntry | null | undefined;
}

interface DeleteOptions {
  readonly alsoChanged?: AlsoChanged | undefined;
  /** Throws if the stored fields should stay. */
  readonly check?: ((stored: Fields) => void) | undefined;
}

/** Where forms save. */
export type SavedCollection = CollectionName | 'Settings';

export interface OpenedDocument {
  readonly id: string;
  readonly fields: Fields;
}

export type Listed<T> = T & { readonly lastSave: LastSave | null };

/** An id for a new document, kept for every attempt to store it. */
export function newDocumentId(collectionId: SavedCollection): string {
  return doc(collection(firestore, collectionId)).id;
}

export async function fetchDocument(
  collectionId: SavedCollection,
  id: string,
): Promise<OpenedDocument | null> {
  const snapshot = await getDoc(reference(collectionId, id));
  return snapshot.exists() ? { id, fields: snapshot.data() } : null;
}

/**
 * Creates or updates a document in a transaction, with its audit fields. If only the response was lost, the next attempt
 * finds nothing left to change. A setting that has no fields left is deleted.
 *
 * @param changesTo returns the fields to write, for the stored ones or null; null removes a field. May be called several
 *   times, and may throw. Where the rules refuse what the taken back entry tells, it gets none.
 * @throws NotFoundError if the document that it also changes does not exist
 */
export async function writeDocument(
  collectionId: SavedCollection,
  id: string,
  changesTo: (stored: Fields | null, restores: LoggedEntry | null) => Fields,
  { alsoChanged, restores = null }: WriteOptions = {},
): Promise<void> {
  const target = reference(collectionId, id);
  const hasChanges = (changes: Fields) => Object.keys(changes).length > 0;
  await inTransaction(
    async (transaction, mayBeTaken) => {
      const stored = (await transaction.get(target)).data() ?? null;
      const takenBack = mayBeTaken ? null : restores;
      const changes = changesTo(stored, takenBack);
      if (!hasChanges(changes)) return;
      const writeEntry = await prepareEntry(transaction, target, stored, mayBeTaken);
      if (!(await alsoChange(transaction, collectionId, id, mayBeTaken, alsoChanged)))
        throw new NotFoundError();
      const { updatedAt: _, updatedBy: __, ...left } = withoutNulls({ ...stored, ...changes });
      const isDeleted = collectionId === 'Settings' && !hasChanges(left);
      writeEntry(isDeleted ? 'deleted' : changes, takenBack);
      if (isDeleted) transaction.delete(target);
      else if (stored) transaction.update(target, { ...withDeletions(changes), ...auditFields() });
      else transaction.set(target, { ...withoutNulls(changes), ...auditFields() });
      if (stored) noteRemovals(transaction, `${collectionId}/${id}`, stored, left);
    },
    async () => {
      const stored = (await getDoc(target)).data() ?? null;
      return !hasChanges(changesTo(stored, null));
    },
  );
  clearCaches(collectionId, id);
}

/** Resolves to false if the document to change does not exist. */
async function alsoChange(
  transaction: Transaction,
  collectionId: SavedCollection,
  id: string,
  mayBeTaken: boolean,
  fields?: AlsoChanged,
): Promise<boolean> {
  const alsoChanges = getCollection(collectionId)?.alsoChanges;
  if (!alsoChanges || !fields) return true;
  const target = reference(alsoChanges.collection, id);
  const stored = (await transaction.get(target)).data();
  if (!stored) return false;
  const changes = fields(stored);
  const writeEntry = await prepareEntry(transaction, target, stored, mayBeTaken);
  writeEntry(changes);
  transaction.update(target, { ...withDeletions(changes), ...auditFields() });
  return true;
}

/** Clears cached public requests for a collection or setting, and for the one that its saves also change. */
function clearCaches(collectionId: SavedCollection, id: string): void {
  const setting = (settings as Readonly<Record<string, Setting | undefined>>)[`${collectionId}/${id}`];
  const { cacheKey, alsoChanges } = getCollection(collectionId) ?? {};
  const others = alsoChanges && getCollection(alsoChanges.collection)?.cacheKey;
  for (const key of [setting?.cacheKey, cacheKey, others]) if (key) clearCached(key);
}

/** Resolves to the deleted fields. Of a person, its history is deleted too. @throws NotFoundError */
export async function deleteDocument(
  collectionId: CollectionName,
  id: string,
  { alsoChanged, check }: DeleteOptions = {},
): Promise<Fields> {
  const target = reference(collectionId, id);
  let deleted: Fields | null = null;
  await inTransaction(
    async (transaction, mayBeTaken) => {
      const snapshot = await transaction.get(target);
      if (!snapshot.exists()) {
        if (deleted) return;
        throw new NotFoundError();
      }
      check?.(snapshot.data());
      const writeEntry = await prepareEntry(transaction, target, snapshot.data(), mayBeTaken);
      await alsoChange(transaction, collectionId, id, mayBeTaken, alsoChanged);
      deleted = snapshot.data();
      if (!getCollection(collectionId)?.isPersonal) writeEntry('deleted');
      transaction.delete(target);
      noteRemovals(transaction, `${collectionId}/${id}`, deleted, {});
    },
    async () => deleted !== null && !(await getDoc(target)).exists(),
  );
  clearCaches(collectionId, id);
  if (getCollection(collectionId)?.isPersonal) await deleteHistory(collectionId, id);
  return deleted ?? {};
}

/** Moves a document in one commit; one that was moved already stays. @throws NotFoundError */
export async function moveDocument(id: string, from: CollectionName, to: CollectionName): Promise<void> {
  const [source, target] = [reference(from, id), reference(to, id)];
  const isMoved = async () => !(await getDoc(source)).exists() && (await getDoc(target)).exists();
  await inTransaction(async (transaction, mayBeTaken) => {
    const [before, after] = [await transaction.get(source), await transaction.get(target)];
    if (!before.exists() && after.exists()) return;
    if (!before.exists() || after.exists()) throw new NotFoundError();
    const writeEnd = await prepareEntry(transaction, source, before.data(), mayBeTaken);
    const writeStart = await prepareEntry(transaction, target, null, mayBeTaken);
    writeEnd('moved');
    writeStart({});
    transaction.set(target, { ...before.data(), ...auditFields() });
    transaction.delete(source);
  }, isMoved);
  clearCaches(from, id);
}

/** Errors of an attempt that did not write. */
const decided = [NotFoundError, ConflictError, StaleError, RefusedFieldError];

/**
 * Runs a transaction. If it fails, only the response may be lost: `isDone` checks the stored documents.
 * @param attempt gets whether an entry of the history may be taken, which the rules deny: looking costs a read
 */
async function inTransaction(
  attempt: (transaction: Transaction, mayBeTaken: boolean) => Promise<void>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const run = (mayBeTaken: boolean) =>
    runTransaction(firestore, (transaction) => attempt(transaction, mayBeTaken), { maxAttempts: 3 });
  try {
    await run(false).catch((error) => {
      if (!isPermissionError(error)) throw error;
      return run(true);
    });
  } catch (error) {
    if (decided.some((type) => error instanceof type)) throw error;
    if (!(await isDone().catch(() => false))) throw error;
  }
}

function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function withDeletions(fields: Fields) {
  const entries = Object.entries(fields).map(([name, value]) => [name, value ?? deleteField()]);
  return Object.fromEntries(entries);
}

function reference(collectionId: string, id: string): DocumentReference {
  return doc(collection(firestore, collectionId), id);
}
