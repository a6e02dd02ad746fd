import { createImagePath } from '../../model/image/storagePaths.ts';
import { fetchDocument, writeDocument } from './documents.ts';
import { storePicture } from './storage.ts';

/** The storage path of the picture that windscreen labels print; null if not set. */
export async function fetchLabelPicture(): Promise<string | null> {
  const picture = (await fetchDocument('Settings', 'label'))?.fields.picture;
  return typeof picture === 'string' ? picture : null;
}

/**
 * Stores a picture for all labels. The one before stays stored until it is deleted as unused.
 *
 * @param onProgress gets the uploaded part, 0 to 1
 * @throws UploadError
 */
export async function saveLabelPicture(file: File, onProgress: (part: number) => void): Promise<void> {
  const picture = createImagePath('Labels', file.name);
  await storePicture({ path: picture, file, onProgress });
  await writeDocument('Settings', 'label', () => ({ picture }));
}

export async function removeLabelPicture(): Promise<void> {
  await writeDocument('Settings', 'label', (stored) => (stored ? { picture: null } : {}));
}
