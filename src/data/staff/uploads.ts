import { isOwnFile, mentions, storedFileName } from '../../model/image/storedNames.ts';
import { type FileCollection, readAllFields } from './documents.ts';
import { deleteImage, storeImage } from './storage.ts';
import { forgetFile, type LedgerEntry, ledgerEntries, recordFile } from './uploadLedger.ts';
import { becomeOwner, ownerEnds, readStanding } from './uploadOwners.ts';

/**
 * The files one form, save or deletion has to answer for: what it uploads, and what its document gives up. Each is
 * recorded before it is stored or given up, and settled afterwards: kept where something stored names it, else
 * deleted. What cannot be settled now is settled at a later visit.
 */
export interface Uploads {
  /** Stores an image and resolves to its path. @throws UploadError */
  store(folder: ImageFolder, file: File, onProgress?: (part: number) => void): Promise<string>;
  /** Records what the document will name no more, before it is written; the files of others are left alone. */
  giveUp(paths: Iterable<string>): void;
  /** Settles nothing before `work`, a save that may come to name these files, has ended. Resolves as it does. */
  during<T>(work: Promise<T>): Promise<T>;
  /**
   * Keeps what `named` holds, asks the database who else names the rest, and deletes what nobody does. Resolves to
   * whether nothing is left for a later visit.
   */
  settle(named?: ReadonlySet<string>): Promise<boolean>;
  /** Settles as that does, and ends these uploads. */
  close(named?: ReadonlySet<string>): Promise<boolean>;
}

export type ImageFolder = 'Cars' | 'Blogs' | 'mainImages';

/** Uploads for a document of the collection, which need not exist yet. */
export function openUploads(collectionId: FileCollection): Uploads {
  const owner = becomeOwner();
  let pendingSaves: Promise<unknown> = Promise.resolve();
  const storing = new Set<string>();
  let closed = false;
  const settle = (named?: ReadonlySet<string>) =>
    settleEntries(
      ledgerEntries().filter((entry) => entry.owner === owner.id && !storing.has(entry.path)),
      named,
    );
  return {
    async store(folder, file, onProgress) {
      const path = newPath(folder, file.name);
      await owner.ready;
      recordFile(path, owner.id);
      storing.add(path);
      await storeImage({ path, file, onProgress }).finally(() => storing.delete(path));
      // Nobody waits for it any more.
      if (closed) await deleteAndForget(path);
      return path;
    },
    giveUp(paths) {
      for (const path of paths) if (isOwnFile(collectionId, path)) recordFile(path, owner.id);
    },
    during(work) {
      pendingSaves = Promise.allSettled([pendingSaves, work]);
      return work;
    },
    settle,
    async close(named) {
      await pendingSaves;
      closed = true;
      return settle(named).finally(owner.release);
    },
  };
}

/** Settles what earlier visits left over: files of tabs that are gone, deletions that failed. Never throws. */
export async function deleteLeftovers(): Promise<void> {
  runningSweep ??= sweep().finally(() => {
    runningSweep = null;
  });
  await runningSweep;
}

/** One sweep at a time: two would delete the same files. */
let runningSweep: Promise<unknown> | null = null;

async function sweep(): Promise<void> {
  const { abandoned, elsewhere } = await readStanding();
  for (const owner of elsewhere) void sweepAfter(owner);
  await settleEntries(abandoned);
}

const awaited = new Set<string>();

/** A page that was reloaded is still there for a moment when the next one looks: what it leaves is swept then. */
async function sweepAfter(owner: string): Promise<void> {
  if (awaited.has(owner)) return;
  awaited.add(owner);
  // Without the lock the next visit sweeps.
  await ownerEnds(owner).catch(() => {});
  awaited.delete(owner);
  await runningSweep;
  await deleteLeftovers();
}

/** Resolves to whether all of it was settled. */
async function settleEntries(
  entries: readonly LedgerEntry[],
  named: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  const unnamed = entries.filter(({ path }) => !named.has(path));
  for (const { path } of entries) if (named.has(path)) forgetFile(path);
  if (unnamed.length === 0) return true;
  try {
    // As late as can be. Where it cannot be read, nothing may be deleted on a guess.
    const isNamed = mentions(await readAllFields());
    const settled = await Promise.allSettled(
      unnamed.map(async ({ path }) => (isNamed(path) ? forgetFile(path) : deleteAndForget(path))),
    );
    return settled.every(({ status }) => status === 'fulfilled');
  } catch {
    return false;
  }
}

/** What cannot be deleted stays in the ledger for the next sweep. */
async function deleteAndForget(path: string): Promise<void> {
  await deleteImage(path);
  forgetFile(path);
}

let lastTimestamp = 0;

/** Cars/{timestamp}_{filename}, Blogs/{uuid}_{filename}, mainImages/{uuid}_{filename} (SPEC 7), never one twice. */
function newPath(folder: ImageFolder, fileName: string): string {
  if (folder !== 'Cars') return `${folder}/${crypto.randomUUID()}_${storedFileName(fileName)}`;
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return `${folder}/${lastTimestamp}_${storedFileName(fileName)}`;
}
