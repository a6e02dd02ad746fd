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
/** How long a request that fails is tried again before it counts as failed, in milliseconds. */
storage.maxUploadRetryTime = 5_000;
storage.maxOperationRetryTime = 5_000;

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
}

/** Stores a WebP image. @throws UploadError */
export async function storeImage({ path, file, lifetime = 'unique', onProgress }: Upload): Promise<void> {
  const metadata: UploadMetadata = { contentType: 'image/webp', cacheControl: cacheControls[lifetime] };
  try {
    const task = uploadBytesResumable(ref(storage, path), file, metadata);
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress?.(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
    );
    await task;
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

/** Whether an image is stored; when that cannot be told, it is taken to be. */
export async function isStored(path: string): Promise<boolean> {
  try {
    await getMetadata(ref(storage, path));
    return true;
  } catch (error) {
    return codeOf(error) !== 'storage/object-not-found';
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
