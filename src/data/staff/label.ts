import { createImagePath } from '../../model/image/storagePaths.ts';
import type { Fields } from '../../model/text/parse.ts';
import { fetchDocument, writeDocument } from './documents.ts';
import { StaleError } from './errors.ts';
import { storePicture } from './storage.ts';

/** The storage path of the picture that windscreen labels print; null if not set. */
export async function fetchLabelPicture(): Promise<string | null> {
  return pictureIn((await fetchDocument('Settings', 'label'))?.fields);
}

const pictureIn = (fields: Fields | null | undefined) =>
  typeof fields?.picture === 'string' ? fields.picture : null;

/**
 * Uploads a picture for all labels, which `setLabelPicture` sets. Resolves to its path.
 *
 * @param onProgress gets the uploaded part, 0 to 1
 * @throws UploadError
 */
export async function uploadLabelPicture(file: File, onProgress: (part: number) => void): Promise<string> {
  const path = createImagePath('Labels', file.name);
  await storePicture({ path, file, onProgress });
  return path;
}

/**
 * The picture before stays stored until it is deleted as unused.
 * @param seen the one that is replaced
 * @throws StaleError if another one is stored by now
 */
export async function setLabelPicture(picture: string | null, seen: string | null): Promise<void> {
  await writeDocument('Settings', 'label', (stored) => {
    const now = pictureIn(stored);
    if (now === picture) return {};
    if (now !== seen) throw new StaleError(stored ?? {});
    return { picture };
  });
}
