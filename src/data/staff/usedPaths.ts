import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { createPathMatcher, findStoragePaths } from '../../model/image/storagePaths.ts';
import { fetchDocuments } from '../rest/firestore.ts';
import { firestore } from './firebase.ts';

/** Firestore's limit of values in a query. */
const maxValues = 30;

/** The storage paths that any document uses: cars are queried by path, posts by the fields that can contain one. */
export async function fetchUsedPaths(paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const cars = collection(firestore, 'Cars');
  const chunks = Array.from({ length: Math.ceil(paths.length / maxValues) }, (_, index) =>
    paths.slice(index * maxValues, (index + 1) * maxValues),
  );
  const carQueries = chunks.flatMap((chunk) => [
    getDocs(query(cars, where('Images', 'array-contains-any', chunk))),
    getDocs(query(cars, where('Img', 'in', chunk))),
  ]);
  const [found, articles] = await Promise.all([
    Promise.all(carQueries),
    fetchDocuments({ collection: 'Blogs', fields: ['mainImage', 'content', 'Translations'] }),
  ]);
  const named = findStoragePaths(found.flatMap(({ docs }) => docs.map((car) => car.data())));
  const isInArticle = createPathMatcher(articles.map(({ fields }) => fields));
  return new Set(paths.filter((path) => named.has(path) || isInArticle(path)));
}
