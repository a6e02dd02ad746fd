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
import { codeOf, UploadError } from './errors.ts';
import { app } from './firebase.ts';

const storage = getStorage(app);
/** How long the SDK tries a failing request again before it gives up, in milliseconds: longer than a tunnel takes. */
storage.maxUploadRetryTime = 30_000;
storage.maxOperationRetryTime = 10_000;

if (env.emulators) {
  const [host = '', port] = env.emulators.storage.split(':');
  connectStorageEmulator(storage, host, Number(port));
}

/** Names that are never used twice may be kept for a year; the hero keeps its name, so five minutes. */
const cacheControls = {
  unique: 'public, max-age=31536000, immutable',
  reused: 'public, max-age=300',
} as const;

interface Upload {
  readonly path: string;
  readonly file: File;
  readonly lifetime?: keyof typeof cacheControls;
  /** Called with the part that is stored, 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** Cancels the upload. */
  readonly signal?: AbortSignal | undefined;
}

/** Stores a WebP image. @throws UploadError */
export async function storeImage(upload: Upload): Promise<void> {
  const { path, file, lifetime = 'unique', onProgress, signal } = upload;
  const metadata: UploadMetadata = { contentType: 'image/webp', cacheControl: cacheControls[lifetime] };
  try {
    signal?.throwIfAborted();
    const task = uploadBytesResumable(ref(storage, path), file, metadata);
    const cancel = () => task.cancel();
    signal?.addEventListener('abort', cancel);
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress?.(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
    );
    await task;
    signal?.removeEventListener('abort', cancel);
    onProgress?.(1);
  } catch (error) {
    throw new UploadError(file.name, error);
  }
}

/** Deletes a stored image; one that is already gone is no failure (DESIGN). */
export async function deleteImage(path: string): Promise<void> {
  try {
    await deleteObject(ref(storage, path));
  } catch (error) {
    if (codeOf(error) !== 'storage/object-not-found') throw error;
  }
}

/** The paths of the images in a folder, in the order of their names. */
export async function listImages(folder: string): Promise<readonly string[]> {
  const { items } = await listAll(ref(storage, folder));
  return items.map(({ fullPath }) => fullPath);
}

/** How many bytes a stored image has. */
export async function fetchImageSize(path: string): Promise<number> {
  return (await getMetadata(ref(storage, path))).size;
}

export interface ImageToStore {
  readonly path: string;
  readonly file: File;
}

interface Options {
  /** Paths that are stored already; gains those that are stored now, so that a next attempt skips them. */
  readonly stored: Set<string>;
  readonly signal: AbortSignal;
  /** Called with an image's path and the part of it that is stored, 0 to 1. */
  readonly onProgress: (path: string, part: number) => void;
}

/** Two fill the line of a phone without starving each other. */
const concurrency = 2;

/**
 * Stores images, two at a time, while the screen is kept on. A failure ends the others that run; what was stored by then
 * is skipped at the next attempt.
 *
 * @throws UploadError
 */
export async function storeImages(images: readonly ImageToStore[], options: Options): Promise<void> {
  const { stored, signal, onProgress } = options;
  const queue = images.filter(({ path }) => !stored.has(path));
  if (queue.length === 0) return;
  const failure = new AbortController();
  const storeNext = async (): Promise<void> => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      const { path } = image;
      await storeImage({
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

/** A phone that falls asleep ends its uploads. Null where the browser does not do that. */
async function keepScreenOn(): Promise<WakeLockSentinel | null> {
  try {
    return (await navigator.wakeLock?.request('screen')) ?? null;
  } catch {
    return null;
  }
}
