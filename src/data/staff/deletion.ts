import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { type CollectionName, collections } from '../../model/collections.ts';
import { createPictureMatcher, findPictures } from '../../model/image/namedPictures.ts';
import { locate } from '../../model/storedDocument.ts';
import { type AlsoChanged, deleteDocument, fetchDocument } from './documents.ts';
import { firestore } from './firebase.ts';
import { deletePicture } from './storage.ts';

/** Firestore's limit of values in a query. */
const maxValues = 30;

/** Picture fields that can be queried by path. */
const operators: Readonly<Record<string, 'in' | 'array-contains-any'>> = {
  path: 'in',
  paths: 'array-contains-any',
};

/**
 * Deletes a document, then the pictures it names that no other document uses; it can only be restored without them.
 * Resolves to false if one of them is left.
 * @throws NotFoundError
 */
export async function deleteWithPictures(
  collectionId: CollectionName,
  id: string,
  alsoChanged?: AlsoChanged,
): Promise<boolean> {
  const fields = await deleteDocument(collectionId, id, { alsoChanged });
  const paths = [...findPictures({ name: `${collectionId}/${id}`, fields })].filter(
    (path) => !/^(?:Hero|Labels)\//.test(path),
  );
  if (paths.length === 0) return true;
  try {
    const found = await Promise.all(Object.keys(collections).map((name) => fetchUsers(name, paths)));
    const isUsed = createPictureMatcher(found.flat());
    await Promise.all(paths.filter((path) => !isUsed(path)).map(deletePicture));
    return true;
  } catch {
    return false;
  }
}

/**
 * Deletes a document without the one it belongs to. Resolves to false if that is stored again.
 * @param name for example 'Inspections/abc'
 */
export async function deleteStray(name: string): Promise<boolean> {
  const { collectionId, id, collection: { alsoChanges } = {} } = locate(name);
  if (alsoChanges && (await fetchDocument(alsoChanges.collection as CollectionName, id))) return false;
  await deleteWithPictures(collectionId as CollectionName, id);
  return true;
}

/** The documents of a collection that may use these paths: all of them if a field can't be queried by path. */
async function fetchUsers(name: string, paths: readonly string[]) {
  const fields = Object.entries(collections[name as CollectionName].pictures);
  if (fields.length === 0) return [];
  const all = collection(firestore, name);
  const chunks = Array.from({ length: Math.ceil(paths.length / maxValues) }, (_, index) =>
    paths.slice(index * maxValues, (index + 1) * maxValues),
  );
  const queries = fields.flatMap(([field, format]) => {
    const operator = field.includes('*') ? undefined : operators[format];
    return operator ? chunks.map((chunk) => query(all, where(field, operator, chunk))) : [all];
  });
  const found = await Promise.all((queries.includes(all) ? [all] : queries).map((each) => getDocs(each)));
  return found.flatMap(({ docs }) =>
    docs.map((document) => ({ name: `${name}/${document.id}`, fields: document.data() })),
  );
}
