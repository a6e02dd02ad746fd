import { defaultGraceMs, findOrphans } from '../image/orphans.ts';
import { createPathMatcher } from '../image/storagePaths.ts';
import { type Connection, fetchAllDetails } from './storedData.ts';

/**
 * How much is stored, and which files no document names.
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
  return {
    documentCount: documents.length,
    fileCount: files.length,
    bytes,
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
  const isNamed = createPathMatcher((await fetchNamingDocuments(connection)).map(({ fields }) => fields));
  for (const path of paths) {
    if (isNamed(path)) continue;
    await connection.deleteFile(path);
    report(path);
  }
}

/** The documents that name files. */
async function fetchNamingDocuments(connection: Connection) {
  const [label, ...lists] = await Promise.all([
    connection.fetchDocument('Settings/label'),
    ...['Cars', 'Inspections', 'Blogs'].map((name) => connection.listDocuments(name)),
  ]);
  return label ? [...lists.flat(), label] : lists.flat();
}
