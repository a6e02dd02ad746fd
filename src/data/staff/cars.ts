import { collection, getDocs } from 'firebase/firestore/lite';
import { byNewestFirst, type Car } from '../../model/car.ts';
import { type CarForm, carFormOf } from '../../model/carForm.ts';
import { differing, type Fields } from '../../model/read.ts';
import { pathsNamedBy } from '../../model/storedNames.ts';
import { readCar } from '../public/carDocument.ts';
import { clearCached } from '../rest/cache.ts';
import {
  changeDocument,
  changeField,
  createDocument,
  type KnownVersions,
  newDocumentId,
  readFields,
  requireVersion,
  versionOf,
} from './documents.ts';
import { firestore } from './firebase.ts';
import { isStored } from './storage.ts';
import { deleteWithFiles, openUploads, type Uploads } from './uploads.ts';

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
  await withUploads(car, onProgress, (fields) => createDocument('Cars', id, fields));
}

/**
 * Writes what the form says otherwise than the stored car, and nothing else: an old price, year or condition nobody
 * touched stays as it was written. Then deletes the pictures it replaced.
 *
 * @param known the versions it may be written over
 * @throws NotFoundError, ConflictError, UploadError
 */
export async function updateCar(
  id: string,
  known: KnownVersions,
  car: CarToSave,
  onProgress: OnImageProgress,
): Promise<void> {
  // Asked before the uploads as well as with the write: nobody should wait for uploads in vain.
  if (car.images.some(({ file }) => file)) await requireVersion('Cars', id, known);
  const images = known === null ? await stillStored(car.images) : car.images;
  await withUploads({ ...car, images }, onProgress, (fields, uploads) =>
    changeDocument('Cars', id, known, (stored) => {
      const changes = differing(fields, fieldsShownOf(id, stored));
      uploads.giveUp(without(pathsNamedBy(stored), pathsNamedBy({ ...stored, ...changes })));
      return changes;
    }),
  );
}

/** Switches one flag of the stored car and touches nothing else of it. @throws NotFoundError */
export async function setCarFlag(id: string, flag: 'featured' | 'hidden', on: boolean): Promise<void> {
  await changeField('Cars', id, flag === 'featured' ? 'Featured' : 'Hidden', on);
  clearCached('cars');
}

/**
 * Deletes the car's document, then the images nothing else shows. Resolves to whether all of those are gone; what
 * is left is deleted at a later visit.
 *
 * @throws NotFoundError where it is gone already
 */
export async function deleteCar(id: string): Promise<boolean> {
  const allGone = await deleteWithFiles('Cars', id);
  clearCached('cars');
  return allGone;
}

/** Uploads what is not stored, writes, and forgets what public pages had read; on failure tidies up. */
async function withUploads(
  car: CarToSave,
  onProgress: OnImageProgress,
  write: (fields: Fields, uploads: Uploads) => Promise<void>,
): Promise<void> {
  const uploads = openUploads('Cars');
  let named: ReadonlySet<string> | undefined;
  try {
    const paths = new Map<string, string>();
    for (const { key, path, file } of car.images)
      paths.set(key, path ?? (await uploads.store('Cars', file, (part) => onProgress(key, part))));
    const main = car.mainKey === null ? undefined : paths.get(car.mainKey);
    const images = [...paths.values()];
    await write(fieldsOf(car.form, images, main ?? images[0] ?? null), uploads);
    clearCached('cars');
    named = new Set(images);
  } finally {
    await uploads.close(named);
  }
}

/** After someone else changed the car, a picture they removed may be gone. */
async function stillStored(images: readonly CarImage[]): Promise<readonly CarImage[]> {
  const stored = await Promise.all(images.map(({ path }) => path === undefined || isStored(path)));
  return images.filter((_, index) => stored[index]);
}

/** What the form would write of a stored car if nobody touched it. */
function fieldsShownOf(id: string, stored: Fields): Fields {
  const car = readCar(id, stored);
  return fieldsOf(carFormOf(car), car.images, car.mainImage);
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
