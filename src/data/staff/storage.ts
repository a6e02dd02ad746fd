import {
  connectStorageEmulator,
  deleteObject,
  getMetadata,
  getStorage,
  listAll,
  ref,
  type UploadMetadata,
  uploadBytesResumable,
} from 'firebase/storage';
import { env } from '../../config/env.ts';
import { stripWebpMetadata } from '../../model/image/webp.ts';
import { codeOf, UploadError } from './errors.ts';
import { app } from './firebase.ts';
import { fetchIdToken } from './session.ts';
import { cacheControlOf } from './storedData.ts';

const storage = getStorage(app);
/** Retries outlast a tunnel, in milliseconds. */
storage.maxUploadRetryTime = 30_000;
storage.maxOperationRetryTime = 10_000;

if (env.emulators) {
  const [host = '', port] = env.emulators.storage.split(':');
  connectStorageEmulator(storage, host, Number(port));
}

interface Upload {
  readonly path: string;
  readonly file: File;
  /** Gets the uploaded part, 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Stores a WebP image without its metadata, such as the place.
 * @returns the stored file's MD5 hash
 * @throws UploadError
 */
export async function storePicture(upload: Upload): Promise<string | undefined> {
  const { path, file, onProgress, signal } = upload;
  const metadata: UploadMetadata = { contentType: 'image/webp', cacheControl: cacheControlOf(path) };
  try {
    const content = stripWebpMetadata(new Uint8Array(await file.arrayBuffer()));
    // An upload whose own request for a token fails never ends (firebase-js-sdk, UploadTask).
    await fetchIdToken();
    signal?.throwIfAborted();
    const task = uploadBytesResumable(ref(storage, path), content, metadata);
    const cancel = () => task.cancel();
    signal?.addEventListener('abort', cancel);
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress?.(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
    );
    const { metadata: stored } = await task;
    signal?.removeEventListener('abort', cancel);
    onProgress?.(1);
    return stored.md5Hash;
  } catch (error) {
    throw new UploadError(file.name, error);
  }
}

/** A missing image is not a failure (docs/DESIGN.md). */
export async function deletePicture(path: string): Promise<void> {
  try {
    await deleteObject(ref(storage, path));
  } catch (error) {
    if (codeOf(error) !== 'storage/object-not-found') throw error;
  }
}

/** Paths, sorted by name. */
export async function fetchPicturePaths(folder: string): Promise<readonly string[]> {
  const { items } = await listAll(ref(storage, folder));
  return items.map(({ fullPath }) => fullPath);
}

/** Size in bytes, and MD5 hash. */
export async function fetchPictureDetails(path: string) {
  const { size, md5Hash } = await getMetadata(ref(storage, path));
  return { size, md5Hash };
}

/** Those of the paths that are not stored. */
export async function findMissingPictures(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map((path) =>
      fetchPictureDetails(path).catch((error) => {
        if (codeOf(error) === 'storage/object-not-found') return null;
        throw error;
      }),
    ),
  );
  return paths.filter((_, index) => found[index] === null);
}

interface Options {
  /** Paths to skip; stored ones are added, for the next attempt. */
  readonly stored: Set<string>;
  readonly signal: AbortSignal;
  /** Gets an image's path and its uploaded part, 0 to 1. */
  readonly onProgress: (path: string, part: number) => void;
}

/** Two use a phone's bandwidth without starving each other. */
const concurrency = 2;

/** Stores images while the screen is kept on. A failure cancels the others. @throws UploadError */
export async function storePictures(
  images: readonly Pick<Upload, 'path' | 'file'>[],
  options: Options,
): Promise<void> {
  const { stored, signal, onProgress } = options;
  const queue = images.filter(({ path }) => !stored.has(path));
  if (queue.length === 0) return;
  // So that queued ones are counted, too.
  for (const { path } of queue) onProgress(path, 0);
  const failure = new AbortController();
  const storeNext = async (): Promise<void> => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      const { path } = image;
      await storePicture({
        ...image,
        signal: AbortSignal.any([signal, failure.signal]),
        onProgress: (part) => onProgress(path, part),
      });
      stored.add(path);
    }
  };
  const wakeLock = await keepScreenOn();
  try {
    await Promise.all(Array.from({ length: concurrency }, storeNext));
  } finally {
    failure.abort();
    await wakeLock?.release();
  }
}

/** A sleeping phone ends its uploads. Null if unsupported. */
export async function keepScreenOn(): Promise<WakeLockSentinel | null> {
  try {
    return (await navigator.wakeLock?.request('screen')) ?? null;
  } catch {
    return null;
  }
}
