import { createPictureMatcher } from '../image/namedPictures.ts';
import { findOrphans, removalsCollection } from '../image/orphans.ts';
import { locate, pictureFieldsOf, unwrap } from '../storedDocument.ts';
import { parseMap, parseTexts } from '../text/parse.ts';
import { fetchBackedUpDocuments } from './format.ts';
import { type Connection, fetchAllDetails, type VersionedDocument } from './storedData.ts';

/**
 * How much is stored, which files no document names, and which documents are left without the one they belong to.
 * @param report gets the checked part, 0 to 1
 */
export async function checkStorage(connection: Connection, report: (part: number) => void = () => {}) {
  const [documents, paths, removals] = await Promise.all([
    fetchNamingDocuments(connection),
    connection.listFiles(),
    connection.listDocuments(removalsCollection),
  ]);
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
    ...findOrphans(documents, files, Date.now(), toRemovalTimes(removals)),
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

/** By path, in milliseconds since 1970; the last time of each. */
function toRemovalTimes(entries: readonly VersionedDocument[]): ReadonlyMap<string, number> {
  const times = entries.flatMap(({ fields }) => {
    const time = Date.parse(String(parseMap(fields.updatedAt).timestampValue));
    const paths = unwrap(fields.paths);
    return Array.isArray(paths) ? parseTexts(paths.map(unwrap)).map((path) => [path, time] as const) : [];
  });
  return new Map(times.sort(([, a], [, b]) => a - b));
}

function fetchNamingDocuments(connection: Connection) {
  return fetchBackedUpDocuments(connection, (name) => Object.keys(pictureFieldsOf(name)).length > 0);
}
