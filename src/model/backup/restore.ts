import { parseWebpSize } from '../image/webp.ts';
import { isDeepEqual } from '../isDeepEqual.ts';
import { maxImageBytes } from '../limits.ts';
import { locate } from '../storedDocument.ts';
import { type ComparedDocument, type Comparison, groupDocuments } from './compare.ts';
import type { Backup, BackupFile } from './format.ts';
import { type Connection, type DocumentWrite, RefusedError } from './storedData.ts';

/**
 * Writes what is missing or different: files first, so that no document names a missing one.
 * @param report called for each document and file, with the error if it is no picture or the server denied it
 * @throws if the connection breaks; what was written stays
 */
export async function restore(
  connection: Connection,
  backup: Backup,
  { documents, files }: Comparison,
  report: (name: string, error: RefusedError | null) => void,
): Promise<void> {
  const step = async (names: readonly string[], write: () => Promise<void>) => {
    try {
      await write();
      for (const name of names) report(name, null);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      for (const name of names) report(name, error);
    }
  };
  for (const { file, state } of files)
    if (state !== 'same')
      await step([file.path], async () =>
        connection.uploadFile(file.path, await fetchPicture(backup, file), 'image/webp'),
      );
  for (const group of groupDocuments(documents.filter(({ state }) => state !== 'same')))
    await step(
      group.map(({ document }) => document.name),
      () => connection.writeDocuments(group.map(toWrite)),
    );
}

/** The site names no other files; the rules see only the type that an upload claims. @throws RefusedError */
async function fetchPicture(backup: Backup, file: BackupFile) {
  const content = await backup.fetchFile(file);
  if (!parseWebpSize(content) || content.length > maxImageBytes)
    throw new RefusedError(415, `${file.path} is no WebP picture of at most 5 MB.`);
  return content;
}

/**
 * The rules require that a sold car is hidden and has a server timestamp. A restored price is new, so a car comes back
 * without the one before.
 */
function toWrite({ document: { name, fields }, replaces }: ComparedDocument): DocumentWrite {
  const { serverFields = [] } = locate(name).collection ?? {};
  const content = Object.fromEntries(
    Object.entries(fields).filter(([field]) => !serverFields.includes(field)),
  );
  if (!isDeepEqual(fields.Status, { stringValue: 'sold' })) return { name, fields: content, replaces };
  return {
    name,
    fields: { ...content, Hidden: { booleanValue: true } },
    replaces,
    serverTimes: ['SoldAt'],
  };
}
