import { collection, deleteDoc, getDocs } from 'firebase/firestore/lite';
import { byNewestFirst, type Car } from '../../model/car.ts';
import { type CarForm, carFormOf } from '../../model/carForm.ts';
import type { Fields } from '../../model/read.ts';
import { pathsNamedBy } from '../../model/storedNames.ts';
import { readCar } from '../public/carDocument.ts';
import { clearCached } from '../rest/cache.ts';
import {
  changeDocument,
  createDocument,
  newDocumentId,
  readFields,
  reference,
  requireVersion,
  versionOf,
} from './documents.ts';
import { NotFoundError } from './errors.ts';
import { firestore } from './firebase.ts';
import { isStored } from './storage.ts';
import { deleteNoLongerNamed, openUploads } from './uploads.ts';

/** A picture of a car's form: stored already, or a file yet to be uploaded. */
export type CarImage = { readonly key: string } & (
  | { readonly path: string; readonly file?: undefined }
  | { readonly path?: undefined; readonly file: File }
);

export interface CarToSave {
  readonly form: CarForm;
  readonly images: readonly CarImage[];
  /** Key of the picture that is the main image. */
  readonly mainKey: string | null;
}

/** Called with a picture's key and the part of it that is stored, 0 to 1. */
export type OnImageProgress = (key: string, part: number) => void;

/** All cars, hidden ones too, newest first. */
export async function listAllCars(): Promise<readonly Car[]> {
  const { docs } = await getDocs(collection(firestore, 'Cars'));
  return docs.map((document) => readCar(document.id, document.data())).sort(byNewestFirst);
}

/** A car to edit and the version it has, or null where there is none. */
export async function openCar(id: string): Promise<{ readonly car: Car; readonly version: string } | null> {
  const fields = await readFields('Cars', id);
  return fields && { car: readCar(id, fields), version: versionOf(fields) };
}

/** The id of a car that is to be added: the same for every attempt to. */
export const newCarId = () => newDocumentId('Cars');

/** Stores a new car with its pictures. A failure leaves no file behind. @throws UploadError */
export async function addCar(id: string, car: CarToSave, onProgress: OnImageProgress): Promise<void> {
  await withUploads(id, car, onProgress, (fields) => createDocument('Cars', id, fields));
}

/**
 * Writes a car anew, keeping the fields the form does not show, then deletes the pictures it replaced.
 *
 * @param version the version that was opened, or null to overwrite whatever is stored now
 * @throws NotFoundError, ConflictError, UploadError
 */
export async function updateCar(
  id: string,
  version: string | null,
  car: CarToSave,
  onProgress: OnImageProgress,
): Promise<void> {
  // Asked before the uploads as well as with the write: nobody should wait for uploads in vain.
  await requireVersion('Cars', id, version);
  const images = version === null ? await stillStored(car.images) : car.images;
  await withUploads(id, { ...car, images }, onProgress, async (fields) => {
    const before = await changeDocument('Cars', id, version, (stored) => ({ ...stored, ...fields }));
    const kept = pathsNamedBy(fields);
    await deleteNoLongerNamed(`Cars/${id}`, without(pathsNamedBy(before), kept)).catch(() => {});
  });
}

/** Switches one flag of the stored car, whatever else of it was changed meanwhile. @throws NotFoundError */
export async function setCarFlag(id: string, flag: 'featured' | 'hidden', on: boolean): Promise<void> {
  await changeDocument('Cars', id, null, (stored) => {
    const car = readCar(id, stored);
    const form = { ...carFormOf(car), [flag]: on };
    return { ...stored, ...fieldsOf(form, car.images, car.mainImage) };
  });
  clearCached('cars');
}

/** Deletes the car's document, then its images. @throws NotFoundError where it is gone already */
export async function deleteCar(id: string): Promise<void> {
  const fields = await readFields('Cars', id);
  if (!fields) throw new NotFoundError();
  await deleteDoc(reference('Cars', id));
  clearCached('cars');
  await deleteNoLongerNamed(`Cars/${id}`, pathsNamedBy(fields));
}

/** Uploads what is not stored, writes, and forgets what public pages had read; on failure tidies up. */
async function withUploads(
  id: string,
  car: CarToSave,
  onProgress: OnImageProgress,
  write: (fields: Fields) => Promise<void>,
): Promise<void> {
  const uploads = openUploads('Cars', id);
  try {
    const paths = new Map<string, string>();
    for (const { key, path, file } of car.images)
      paths.set(key, path ?? (await uploads.store('Cars', file, (part) => onProgress(key, part))));
    const main = car.mainKey === null ? undefined : paths.get(car.mainKey);
    const images = [...paths.values()];
    await write(fieldsOf(car.form, images, main ?? images[0] ?? null));
    await uploads.settle(new Set(images));
    clearCached('cars');
  } finally {
    await uploads.close();
  }
}

/** After someone else changed the car, a picture they removed may be gone. */
async function stillStored(images: readonly CarImage[]): Promise<readonly CarImage[]> {
  const stored = await Promise.all(images.map(({ path }) => path === undefined || isStored(path)));
  return images.filter((_, index) => stored[index]);
}

function fieldsOf(form: CarForm, images: readonly string[], mainImage: string | null): Fields {
  return {
    Name: form.brand.trim(),
    Model: form.model.trim(),
    Price: form.price.trim(),
    Production_Year: form.year.trim(),
    Condition: form.condition,
    Description: form.description.trim(),
    Img: mainImage ?? '',
    Images: [...images],
    Featured: form.featured,
    Hidden: form.hidden,
    Engine_Specs: [...form.engineSpecs],
    Exterior: [...form.exterior],
    Interior: [...form.interior],
    Special_Features: [...form.specialFeatures],
  };
}

function without(all: ReadonlySet<string>, kept: ReadonlySet<string>): readonly string[] {
  return [...all].filter((path) => !kept.has(path));
}
