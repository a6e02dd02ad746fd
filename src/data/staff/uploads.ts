import { pathsNamedBy, storedFileName } from '../../model/storedNames.ts';
import { readFields, type StaffCollection } from './documents.ts';
import { deleteImage, storeImage } from './storage.ts';
import {
  forgetUpload,
  holdOwner,
  type LedgerEntry,
  ledgerEntries,
  livingOwners,
  recordUpload,
} from './uploadLedger.ts';

/** The pictures one form uploads, so that none is left behind that its document does not name. */
export interface Uploads {
  /** Stores a picture and resolves to its path. @throws UploadError */
  store(folder: ImageFolder, file: File, onProgress?: (part: number) => void): Promise<string>;
  /** Deletes what was uploaded here and is not among `named`; asks the document where that is unknown. */
  settle(named?: ReadonlySet<string>): Promise<void>;
  /** Settles, and ends these uploads. */
  close(): Promise<void>;
}

export type ImageFolder = 'Cars' | 'Blogs' | 'mainImages';

/** Uploads for the document `of`/`id`, which need not exist yet. */
export function openUploads(of: StaffCollection, id: string): Uploads {
  const owner = crypto.randomUUID();
  const document = `${of}/${id}`;
  const release = holdOwner(owner);
  let closed = false;
  const settle = (named?: ReadonlySet<string>) =>
    settleEntries(
      ledgerEntries().filter((entry) => entry.owner === owner),
      named,
    );
  return {
    async store(folder, file, onProgress) {
      const path = newPath(folder, file.name);
      recordUpload({ path, document, owner });
      await storeImage({ path, file, onProgress });
      // Nobody waits for it any more.
      if (closed) await deleteAndForget(path);
      return path;
    },
    settle,
    close() {
      closed = true;
      return settle().finally(release);
    },
  };
}

/**
 * Deletes images a document no longer names. What cannot be deleted now is deleted at a later visit.
 *
 * @throws what the first deletion that failed threw, after all were tried
 */
export async function deleteNoLongerNamed(document: string, paths: Iterable<string>): Promise<void> {
  const all = [...paths];
  for (const path of all) recordUpload({ path, document, owner: '' });
  const results = await Promise.allSettled(all.map(deleteAndForget));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Deletes what earlier visits left over: uploads of tabs that are gone, deletions that failed. Never throws. */
export async function deleteLeftovers(): Promise<void> {
  const living = await livingOwners();
  await settleEntries(ledgerEntries().filter(({ owner }) => !living.has(owner)));
}

async function settleEntries(entries: readonly LedgerEntry[], known?: ReadonlySet<string>): Promise<void> {
  const documents = new Set(entries.map(({ document }) => document));
  await Promise.allSettled(
    [...documents].map(async (document) => {
      // Where the document cannot be read this throws: nothing may be deleted on a guess.
      const named = known ?? (await pathsNamedIn(document));
      const paths = entries.filter((entry) => entry.document === document).map(({ path }) => path);
      for (const path of paths) if (named.has(path)) forgetUpload(path);
      await Promise.allSettled(paths.filter((path) => !named.has(path)).map(deleteAndForget));
    }),
  );
}

async function pathsNamedIn(document: string): Promise<ReadonlySet<string>> {
  const [of, id] = document.split('/') as [StaffCollection, string];
  return pathsNamedBy(await readFields(of, id));
}

/** What cannot be deleted stays in the ledger for the next sweep. */
async function deleteAndForget(path: string): Promise<void> {
  await deleteImage(path);
  forgetUpload(path);
}

let lastTimestamp = 0;

/** Cars/{timestamp}_{filename}, Blogs/{uuid}_{filename}, mainImages/{uuid}_{filename} (SPEC 7), never one twice. */
function newPath(folder: ImageFolder, fileName: string): string {
  if (folder !== 'Cars') return `${folder}/${crypto.randomUUID()}_${storedFileName(fileName)}`;
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return `${folder}/${lastTimestamp}_${storedFileName(fileName)}`;
}
