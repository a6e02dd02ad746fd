import { collections } from '../collections.ts';
import { createPictureMatcher } from '../image/namedPictures.ts';
import { defaultGraceMs, findOrphans } from '../image/orphans.ts';
import { locate } from '../storedDocument.ts';
import { type Connection, fetchAllDetails } from './storedData.ts';

/**
 * How much is stored, which files no document names, and which documents are left without the one they belong to.
 * @param report gets the checked part, 0 to 1
 */
export async function checkStorage(
  connection: Connection,
  report: (part: number) => void = () => {},
  graceMs = defaultGraceMs,
) {
  const [documents, paths] = await Promise.all([fetchNamingDocuments(connection), connection.listFiles()]);
  const details = await fetchAllDetails(connection, paths, (done) => report(done / paths.length));
  const files = Array.from(details, ([path, { stored, size }]) => ({ path, stored, size }));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const names = new Set(documents.map(({ name }) => name));
  return {
    documentCount: documents.length,
    fileCount: files.length,
    bytes,
    /** For example 'Inspections/abc' without 'Cars/abc'. */
    strays: [...names].filter((name) => {
      const { id, collection } = locate(name);
      return collection?.alsoChanges && !names.has(`${collection.alsoChanges.collection}/${id}`);
    }),
    ...findOrphans(documents, files, Date.now(), graceMs),
  };
}

/**
 * Deletes files, except those that a document names by now.
 * @param report called after each
 */
export async function deleteOrphans(
  connection: Connection,
  paths: readonly string[],
  report: (path: string) => void,
): Promise<void> {
  const isNamed = createPictureMatcher(await fetchNamingDocuments(connection));
  for (const path of paths) {
    if (isNamed(path)) continue;
    await connection.deleteFile(path);
    report(path);
  }
}

/** The documents of the collections that name files. */
async function fetchNamingDocuments(connection: Connection) {
  const naming = Object.entries(collections).filter(([, { pictures }]) => Object.keys(pictures).length > 0);
  return (await Promise.all(naming.map(([name]) => connection.listDocuments(name)))).flat();
}
