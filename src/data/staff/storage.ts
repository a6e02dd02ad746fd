import {
  connectStorageEmulator,
  deleteObject,
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
storage.maxUploadRetryTime = 60_000;
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
