import { pathsNamedBy } from '../../model/image/storedNames.ts';
import type { Fields } from '../../model/text/read.ts';
import { clearCached } from '../rest/cache.ts';
import { changeDocument, deleteDocument, type FileCollection } from './documents.ts';
import { openUploads, type Uploads } from './uploads.ts';
import type { KnownVersions } from './versions.ts';

/** The key under which public reads of a collection are cached. */
const cacheKeys: Readonly<Record<FileCollection, string>> = { Cars: 'cars', Blogs: 'blogs' };

/** Forgets what public pages had read of a collection. */
export function clearPublicCache(collectionId: FileCollection): void {
  clearCached(cacheKeys[collectionId]);
}

/**
 * Runs a save with uploads of its own: a failure leaves none of its files behind, and afterwards the files that are
 * no longer named are deleted.
 *
 * @param save resolves to the document's fields as it wrote them
 * @param formUploads what the form uploaded before it was saved; settled with it
 */
export async function saveWithFiles(
  collectionId: FileCollection,
  save: (uploads: Uploads) => Promise<Fields>,
  formUploads?: Uploads,
): Promise<void> {
  const uploads = openUploads(collectionId);
  let named: ReadonlySet<string> | undefined;
  const run = async () => {
    named = pathsNamedBy(await save(uploads));
    clearPublicCache(collectionId);
    await formUploads?.settle(named);
  };
  try {
    await (formUploads ? formUploads.during(run()) : run());
  } finally {
    await uploads.close(named);
  }
}

/** Writes as `changeDocument` does and gives up the files that are named no more. Resolves to all fields after it. */
export async function changeWithFiles(
  collectionId: FileCollection,
  id: string,
  known: KnownVersions,
  uploads: Uploads,
  change: (stored: Fields) => Fields,
): Promise<Fields> {
  let after: Fields = {};
  await changeDocument(collectionId, id, known, (stored) => {
    const changes = change(stored);
    after = { ...stored, ...changes };
    const named = pathsNamedBy(after);
    uploads.giveUp([...pathsNamedBy(stored)].filter((path) => !named.has(path)));
    return changes;
  });
  return after;
}

/**
 * Deletes a document, then those of its files nothing else names. Resolves to whether none of them is left for a
 * later visit.
 *
 * @throws NotFoundError where it is gone already
 */
export async function deleteWithFiles(collectionId: FileCollection, id: string): Promise<boolean> {
  const uploads = openUploads(collectionId);
  let allGone = false;
  try {
    await deleteDocument(collectionId, id, (stored) => uploads.giveUp(pathsNamedBy(stored)));
  } finally {
    allGone = await uploads.close();
  }
  clearPublicCache(collectionId);
  return allGone;
}
