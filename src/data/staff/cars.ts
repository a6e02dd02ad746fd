import { serverTimestamp } from 'firebase/firestore/lite';
import { byNewestFirst, type Car, type Status } from '../../model/car/car.ts';
import { findStoragePaths } from '../../model/image/storagePaths.ts';
import type { Locale } from '../../model/text/locales.ts';
import type { Fields } from '../../model/text/parse.ts';
import { parseCar } from '../public/carDocument.ts';
import { deleteDocument, type Listed, listDocuments, updateFields, writeDocument } from './documents.ts';
import { NotFoundError } from './errors.ts';
import { deleteImage } from './storage.ts';
import { usedPaths } from './usedPaths.ts';

/** All cars, hidden ones too, newest first. */
export async function listAllCars(): Promise<readonly Listed<Car>[]> {
  return [...(await listDocuments('Cars', (id, fields): Car => parseCar(id, fields, null)))].sort(
    byNewestFirst,
  );
}

/** The car as its page would show it if these fields were stored. */
export function previewCar(id: string, fields: Fields, locale: Locale): Car {
  return parseCar(id, fields, locale === 'en' ? null : locale);
}

/** @throws NotFoundError */
export function setCarFlag(id: string, flag: 'Featured' | 'Hidden', on: boolean): Promise<void> {
  return updateFields('Cars', id, { [flag]: on });
}

/**
 * Writes a car's state. A sold car is hidden as well, so that no public list, count or search reads it; one that is for
 * sale again is shown again. @throws NotFoundError
 */
export function setCarStatus(id: string, status: Status): Promise<void> {
  return writeDocument('Cars', id, (stored) => {
    if (!stored) throw new NotFoundError();
    const wasSold = stored.Status === 'sold';
    if (status === 'sold')
      return wasSold && stored.Hidden === true && stored.SoldAt
        ? {}
        : { Status: status, Hidden: true, SoldAt: serverTimestamp() };
    if (wasSold) return { Status: status, Hidden: false, SoldAt: null };
    return stored.Status === status ? {} : { Status: status };
  });
}

/**
 * Deletes a car, then its pictures but for those that another document names. Resolves to whether all of those are gone.
 *
 * @throws NotFoundError where it is gone already
 */
export async function deleteCar(id: string): Promise<boolean> {
  const paths = [...findStoragePaths(await deleteDocument('Cars', id))].filter((path) =>
    path.startsWith('Cars/'),
  );
  try {
    const used = await usedPaths(paths);
    await Promise.all(paths.filter((path) => !used.has(path)).map(deleteImage));
    return true;
  } catch {
    return false;
  }
}
