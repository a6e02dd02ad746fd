import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { createImagePath } from '../../model/image/storagePaths.ts';
import { auditFields } from './auditFields.ts';
import { firestore } from './firebase.ts';
import { storePicture } from './storage.ts';

const labelDocument = doc(firestore, 'Settings', 'label');

/** The storage path of the picture that windscreen labels print; null if not set. */
export async function fetchLabelPicture(): Promise<string | null> {
  const picture: unknown = (await getDoc(labelDocument)).data()?.picture;
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
  await setDoc(labelDocument, { picture, ...auditFields() });
}

export async function removeLabelPicture(): Promise<void> {
  await deleteDoc(labelDocument);
}
