import {
  collection,
  type DocumentReference,
  doc,
  Timestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import { createEntry, entryIdOf, historyCollection } from '../../model/history/history.ts';
import type { Fields } from '../../model/text/parse.ts';
import { auditFields } from './auditFields.ts';
import { firestore } from './firebase.ts';

/** Writes an entry into a transaction. */
export type WriteEntry = (changes: Fields | 'deleted' | 'moved') => void;

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
  const entries = collection(firestore, historyCollection);
  const first = doc(entries, entryIdOf(collectionId, id, stored ? versionOf(stored) : 'new'));
  const isTaken = mayBeTaken && (await transaction.get(first)).exists();
  return (changes) =>
    void transaction.set(isTaken ? doc(entries) : first, {
      ...createEntry(collectionId, id, stored, changes),
      ...auditFields(),
    });
}

function versionOf({ updatedAt }: Fields): number | 'old' {
  return updatedAt instanceof Timestamp ? Math.floor(updatedAt.toMillis()) : 'old';
}
