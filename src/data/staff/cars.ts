import { byNewestFirst, type Car, type CarTexts, type Status, type StoredCar } from '../../model/car/car.ts';
import { type CarForm, carFormOf, carTranslationsOf, readNumber } from '../../model/car/carForm.ts';
import type { Edition } from '../../model/text/editions.ts';
import { differing, type Fields } from '../../model/text/read.ts';
import { eachTranslation, type Translations } from '../../model/text/texts.ts';
import { parseCar, parseCarTranslation } from '../public/carDocument.ts';
import { byLanguage } from './byLanguage.ts';
import { changeWithFiles, clearPublicCache, deleteWithFiles, saveWithFiles } from './documentFiles.ts';
import {
  changeField,
  createDocument,
  type Listed,
  listDocuments,
  newDocumentId,
  openDocument,
  requireVersion,
} from './documents.ts';
import { isStored } from './storage.ts';
import type { Uploads } from './uploads.ts';
import type { KnownVersions } from './versions.ts';

/** An image of a car's form: stored already, or a file yet to be uploaded. */
export type CarImage = { readonly key: string } & (
  | { readonly path: string; readonly file?: undefined }
  | { readonly path?: undefined; readonly file: File }
);

export interface CarToSave {
  readonly form: CarForm;
  readonly translations: Translations<CarTexts>;
  readonly images: readonly CarImage[];
  /** Key of the main one. */
  readonly mainKey: string | null;
}

/** Called with an image's key and the part of it that is stored, 0 to 1. */
export type OnImageProgress = (key: string, part: number) => void;

/** All cars, hidden ones too, newest first. */
export async function listAllCars(): Promise<readonly Listed<Car>[]> {
  return [...(await listDocuments('Cars', (id, fields): Car => parseCar(id, fields)))].sort(byNewestFirst);
}

/** A car to edit, or null where there is none. */
export const openCar = (id: string) => openDocument('Cars', id, readStoredCar);

function readStoredCar(id: string, fields: Fields): StoredCar {
  return {
    ...parseCar(id, fields, null),
    translations: eachTranslation((language) => parseCarTranslation(fields, language)),
  };
}

/** The id of a car that is to be added: the same for every attempt to. */
export const newCarId = () => newDocumentId('Cars');

/**
 * The car as its page would read it if the form were stored now.
 *
 * @param addressOf where this page can show a file that is not stored yet
 * @param language of its texts, as visitors of that edition see them
 */
export function previewCar(
  id: string,
  { form, translations, images, mainKey }: CarToSave,
  addressOf: (file: File) => string | null,
  language: Edition,
): Car {
  const addresses = images.map(({ key, path, file }) => [key, path ?? addressOf(file)] as const);
  const known = new Map(addresses.filter((entry): entry is [string, string] => entry[1] !== null));
  const fields = fieldsOf(form, [...known.values()], known.get(mainKey ?? '') ?? null);
  const Translations = translationsOf(translations);
  return parseCar(id, { ...fields, Translations }, language === 'en' ? null : language);
}

/** Stores a new car with its images. A failure leaves no file behind. @throws UploadError */
export async function addCar(id: string, car: CarToSave, onProgress: OnImageProgress): Promise<void> {
  await saveWithFiles('Cars', async (uploads) => {
    const fields = await uploadImages(car, uploads, onProgress);
    await createDocument('Cars', id, fields);
    return fields;
  });
}

/**
 * Writes what the form says otherwise than the stored car, and nothing else: an old price, year or condition nobody
 * touched stays as it was written. Then deletes the images it replaced.
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
  await saveWithFiles('Cars', async (uploads) => {
    const fields = await uploadImages({ ...car, images }, uploads, onProgress);
    return changeWithFiles('Cars', id, known, uploads, (stored) =>
      differing(fields, untouchedFields(id, stored)),
    );
  });
}

/** Switches one flag of the stored car and touches nothing else of it. @throws NotFoundError */
export async function setCarFlag(id: string, flag: 'featured' | 'hidden', on: boolean): Promise<void> {
  await changeField('Cars', id, flag === 'featured' ? 'Featured' : 'Hidden', on);
  clearPublicCache('Cars');
}

/** Writes the state of the stored car's life and touches nothing else of it. @throws NotFoundError */
export async function setCarStatus(id: string, status: Status): Promise<void> {
  await changeField('Cars', id, 'Status', status);
  clearPublicCache('Cars');
}

/**
 * Deletes the car's document, then the images nothing else shows. Resolves to whether all of those are gone; what
 * is left is deleted at a later visit.
 *
 * @throws NotFoundError where it is gone already
 */
export const deleteCar = (id: string) => deleteWithFiles('Cars', id);

/** Stores the images that are not stored yet and resolves to the car's fields with all of them. */
async function uploadImages(
  { form, translations, images, mainKey }: CarToSave,
  uploads: Uploads,
  onProgress: OnImageProgress,
): Promise<Fields> {
  const paths = new Map<string, string>();
  for (const { key, path, file } of images)
    paths.set(key, path ?? (await uploads.store('Cars', file, (part) => onProgress(key, part))));
  const [firstPath = null] = paths.values();
  const mainPath = mainKey === null ? undefined : paths.get(mainKey);
  return {
    ...fieldsOf(form, [...paths.values()], mainPath ?? firstPath),
    Translations: translationsOf(translations),
  };
}

/** After someone else changed the car, an image they removed may be gone. */
async function stillStored(images: readonly CarImage[]): Promise<readonly CarImage[]> {
  const stored = await Promise.all(images.map(({ path }) => path === undefined || isStored(path)));
  return images.filter((_, index) => stored[index]);
}

/** What the form would write of a stored car if nobody touched it. */
function untouchedFields(id: string, stored: Fields): Fields {
  const car = readStoredCar(id, stored);
  return {
    ...fieldsOf(carFormOf(car), car.images, car.mainImage),
    Translations: translationsOf(carTranslationsOf(car)),
  };
}

/** What is stored of a form; null is what is not to be there. */
function fieldsOf(form: CarForm, images: readonly string[], mainImage: string | null): Fields {
  return {
    Name: form.brand.trim(),
    Model: form.model.trim(),
    Price: form.price.trim(),
    Production_Year: form.year.trim(),
    Condition: form.condition,
    Img: mainImage ?? '',
    Images: [...images],
    Featured: form.featured,
    Hidden: form.hidden,
    ...textsOf(form),
    ...factsOf(form),
  };
}

function textsOf(texts: CarTexts): Fields {
  return {
    Description: texts.description.trim(),
    Engine_Specs: [...texts.engineSpecs],
    Exterior: [...texts.exterior],
    Interior: [...texts.interior],
    Special_Features: [...texts.specialFeatures],
  };
}

/** What is stored of other languages: no text that is blank, no language without a text, and without any nothing. */
function translationsOf(translations: Translations<CarTexts>): Fields | null {
  return byLanguage(eachTranslation((language) => textsOf(translations[language])));
}

/** The key facts; one that is blank is no field at all. */
function factsOf(form: CarForm): Fields {
  return {
    Mileage: readNumber('mileage', form.mileage),
    Fuel: form.fuel || null,
    Transmission: form.transmission || null,
    Body: form.body || null,
    Color: form.color.trim() || null,
    Power: readNumber('power', form.power),
    Engine: readNumber('engine', form.engine),
  };
}
