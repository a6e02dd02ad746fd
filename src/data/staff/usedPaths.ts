import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { type CollectionName, collections } from '../../model/collections.ts';
import { createPictureMatcher } from '../../model/image/namedPictures.ts';
import { firestore } from './firebase.ts';
import { deleteImage } from './storage.ts';

/** Firestore's limit of values in a query. */
const maxValues = 30;

/** Picture fields that can be queried by path. */
const operators: Readonly<Record<string, 'in' | 'array-contains-any'>> = {
  path: 'in',
  paths: 'array-contains-any',
};

/** Deletes the pictures that no document uses. Resolves to false if one of them is left. */
export async function deleteUnusedPictures(paths: Iterable<string>): Promise<boolean> {
  const all = [...paths];
  if (all.length === 0) return true;
  try {
    const found = await Promise.all(Object.keys(collections).map((name) => fetchUsers(name, all)));
    const isUsed = createPictureMatcher(found.flat());
    await Promise.all(all.filter((path) => !isUsed(path)).map(deleteImage));
    return true;
  } catch {
    return false;
  }
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
    const operator = operators[format];
    return operator ? chunks.map((chunk) => query(all, where(field, operator, chunk))) : [all];
  });
  const isQueried = !queries.includes(all);
  const found = await Promise.all((isQueried ? queries : [all]).map((each) => getDocs(each)));
  return found.flatMap(({ docs }) =>
    docs.map((document) => ({ name: `${name}/${document.id}`, fields: document.data() })),
  );
}
