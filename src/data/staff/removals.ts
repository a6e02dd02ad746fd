import { collection, deleteDoc, doc, getDocs, query, type Transaction, where } from 'firebase/firestore/lite';
import { findPictures } from '../../model/image/namedPictures.ts';
import { graceMs, removalsCollection } from '../../model/image/orphans.ts';
import type { Fields } from '../../model/text/parse.ts';
import { auditFields } from './auditFields.ts';
import { firestore } from './firebase.ts';

/**
 * Records in the same commit which pictures a document no longer names. The rules require the server's time, and
 * protect the entry until the pictures may be deleted.
 * @param name for example 'Cars/abc'
 */
export function noteRemovals(transaction: Transaction, name: string, before: Fields, after: Fields): void {
  const left = findPictures({ name, fields: after });
  const paths = [...findPictures({ name, fields: before })].filter((path) => !left.has(path));
  if (paths.length > 0)
    transaction.set(doc(collection(firestore, removalsCollection)), { paths, ...auditFields() });
}

/** Deletes entries that no longer keep a picture, but for those that the server's clock still protects. */
export async function clearOldRemovals(): Promise<void> {
  const end = new Date(Date.now() - graceMs);
  const { docs } = await getDocs(
    query(collection(firestore, removalsCollection), where('updatedAt', '<', end)),
  );
  await Promise.allSettled(docs.map(({ ref }) => deleteDoc(ref)));
}
