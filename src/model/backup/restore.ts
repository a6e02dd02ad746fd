import { isDeepEqual } from '../isDeepEqual.ts';
import type { ComparedDocument, Comparison } from './compare.ts';
import type { Backup } from './format.ts';
import { type Connection, RefusedError } from './storedData.ts';

/**
 * Writes what is missing or different: files first, so that no document names a missing one.
 * @param report called for each document and file, with the error if the server denied it
 * @throws if the connection breaks; what was written stays
 */
export async function restore(
  connection: Connection,
  backup: Backup,
  { documents, files }: Comparison,
  report: (name: string, error: RefusedError | null) => void,
): Promise<void> {
  const step = async (name: string, write: () => Promise<void>) => {
    try {
      await write();
      report(name, null);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      report(name, error);
    }
  };
  for (const { file, state } of files)
    if (state !== 'same')
      await step(file.path, async () =>
        connection.uploadFile(file.path, await backup.fetchFile(file), file.contentType),
      );
  for (const compared of documents)
    if (compared.state !== 'same') await step(compared.document.name, () => writeBack(connection, compared));
}

/**
 * The rules require that a sold car is hidden and has a server timestamp, and that a review is either shown or hidden.
 * A restored price is new, so a car comes back without the one before.
 */
function writeBack(connection: Connection, { document, replaces }: ComparedDocument): Promise<void> {
  const { name, fields } = document;
  const [collection, id] = name.split('/');
  if (collection === 'Reviews')
    return connection.writeDocument(document, { replaces, alsoDelete: `HiddenReviews/${id}` });
  if (collection === 'HiddenReviews')
    return connection.writeDocument(document, { replaces, alsoDelete: `Reviews/${id}` });
  const { Price_Before: _before, Price_Since: _since, ...content } = fields;
  if (!isDeepEqual(fields.Status, { stringValue: 'sold' }))
    return connection.writeDocument({ name, fields: content }, { replaces });
  return connection.writeDocument(
    { name, fields: { ...content, Hidden: { booleanValue: true } } },
    { replaces, serverTimes: ['SoldAt'] },
  );
}
