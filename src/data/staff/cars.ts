import { collection, getDocs, serverTimestamp } from 'firebase/firestore/lite';
import { byNewestFirst, type Car } from '../../model/car/car.ts';
import { isDeepEqual } from '../../model/isDeepEqual.ts';
import type { Locale } from '../../model/locales.ts';
import type { Fields } from '../../model/text/parse.ts';
import { parseCar } from '../public/carDocument.ts';
import { parseDate } from '../public/parseDate.ts';
import { fetchAccounts, isOwnSave, toLastSave } from './auditFields.ts';
import { deleteWithPictures } from './deletion.ts';
import {
  deleteDocument,
  fetchDocument,
  type Listed,
  type OpenedDocument,
  writeDocument,
} from './documents.ts';
import { NotFoundError, StaleError } from './errors.ts';
import { firestore } from './firebase.ts';
import { fetchLoss, type LoggedEntry } from './history.ts';
import { deleteReport } from './inspections.ts';
import { forgetSale } from './leads.ts';
import { priceHistory } from './priceHistory.ts';
import { fetchKnown, fetchSynced, forgetDocument } from './syncedDocuments.ts';

/** With the date since which its price applies, if known. */
export interface StaffCar extends Car {
  readonly priceSince?: Date | null;
}

/** Including hidden cars, newest first. */
export async function fetchAllCars(): Promise<readonly Listed<StaffCar>[]> {
  return [...(await fetchSynced('Cars', parseInEnglish))].sort(byNewestFirst);
}

/** As `fetchKnown`. */
export function fetchKnownCars(): Promise<readonly Car[]> {
  return fetchKnown('Cars', parseInEnglish);
}

/** Ids of the cars whose description has no Arabic translation. */
export async function fetchUntranslatedCars(): Promise<readonly string[]> {
  const cars = await fetchKnown('Cars', (id, fields) => parseCar(id, fields, 'ar'));
  return cars.filter(({ fallbackFields = [] }) => fallbackFields.includes('description')).map(({ id }) => id);
}

export async function fetchStoredCars(): Promise<readonly OpenedDocument[]> {
  const { docs } = await getDocs(collection(firestore, 'Cars'));
  return docs.map((snapshot) => ({ id: snapshot.id, fields: snapshot.data() }));
}

/** As they are stored now, by id; a deleted one is null. */
export async function fetchCarsNow(ids: readonly string[]): Promise<ReadonlyMap<string, Car | null>> {
  const found = await Promise.all(ids.map((id) => fetchDocument('Cars', id)));
  return new Map(ids.map((id, index) => [id, found[index] ? parseInEnglish(id, found[index].fields) : null]));
}

/** A stored car as `fetchAllCars` returns it. */
export async function toListedCar(id: string, fields: Fields): Promise<Listed<StaffCar>> {
  return { ...parseInEnglish(id, fields), lastSave: toLastSave(fields, await fetchAccounts()) };
}

function parseInEnglish(id: string, fields: Fields): StaffCar {
  return { ...parseCar(id, fields, null), priceSince: parseDate(fields.Price_Since) };
}

/** The car as its page would show these fields. */
export function previewCar(id: string, fields: Fields, locale: Locale): Car {
  return parseCar(id, fields, locale === 'en' ? null : locale);
}

export type CarChange = Partial<Pick<Car, 'status' | 'featured' | 'hidden'>>;

/** Of a new reservation or sale, which is news again. */
export interface Renewed {
  /** Ids of the leads of those who were told of an earlier one. */
  readonly forgotten: readonly string[];
  /** If only that was not stored; else null. */
  readonly error: unknown;
}

/**
 * Writes a car's state or one of its flags. A sold car is also hidden, so that no public query finds it; one that is for
 * sale again is shown, unless `hidden` is true. A new reservation or sale is news to everyone who asked for the car, also
 * to those who were told of an earlier sale; an undone change leaves them as they were.
 * @param seen the car that the change was chosen for
 * @param isUndo whether the car was so before: one that is sold again was sold then
 * @throws StaleError if its state is no longer that, unless this account has made it the chosen one; NotFoundError
 */
export async function changeCar(seen: Car, change: CarChange, isUndo = false): Promise<Renewed> {
  const { id } = seen;
  let isMade = false;
  const changesTo = (stored: Fields | null, sale: LoggedEntry | null) => {
    if (!stored) throw new NotFoundError();
    const changes = toChanges(change, stored, sale?.before);
    const now = parseInEnglish(id, stored);
    const isDone = Object.keys(changes).length === 0;
    // A response may be lost. What a colleague has done is not ours to undo, and a reservation is for someone else.
    const isDoneByUs = isDone && (isUndo || isOwnSave(stored));
    if (change.featured === undefined && !isDoneByUs && isStale(seen, now, change, changes))
      throw new StaleError(stored);
    isMade ||= !isDone;
    return { ...changes, ...priceHistory(changes, stored) };
  };
  const wasSold = isUndo && change.status === 'sold';
  const restores = wasSold ? await fetchLoss('Cars', id, 'Status', 'sold') : null;
  await writeDocument('Cars', id, changesTo, { restores });
  const isNews = isMade && !isUndo && isNewSale(seen, change);
  const forgetting = isNews ? forgetSale(seen) : Promise.resolve([]);
  return forgetting.then(
    (forgotten) => ({ forgotten, error: null }),
    (error: unknown) => ({ forgotten: [], error }),
  );
}

/** A reserved car that is sold is bought by the person for whom it was reserved. */
function isNewSale(seen: Car, { status }: CarChange): boolean {
  return status === 'reserved' || (status === 'sold' && seen.status === 'available');
}

/** Only what the change is about: a car that was reserved may be hidden meanwhile, and the other way round. */
function isStale(seen: Car, now: Car, { status }: CarChange, changes: Fields): boolean {
  const isMoved = status ? now.status !== seen.status : isSold(now) !== isSold(seen);
  const isHiding = !status || ('Hidden' in changes && changes.Hidden !== now.hidden);
  return isMoved || (isHiding && now.hidden !== seen.hidden);
}

const isSold = ({ status }: Car) => status === 'sold';

function toChanges({ status, featured, hidden }: CarChange, stored: Fields, sale?: Fields): Fields {
  const wasSold = stored.Status === 'sold';
  if (featured !== undefined) return stored.Featured === featured ? {} : { Featured: featured };
  if (!status) return stored.Hidden === hidden ? {} : { Hidden: hidden };
  if (status === 'sold')
    return wasSold && stored.Hidden === true && stored.SoldAt
      ? {}
      : { Status: status, Hidden: true, SoldAt: sale?.SoldAt ?? serverTimestamp() };
  if (wasSold) return { Status: status, Hidden: hidden ?? false, SoldAt: null };
  return stored.Status === status ? {} : { Status: status };
}

/** Gives a sold car that was brought back its day of sale again: the rules let a new document be sold now only. */
export function restoreSale(deletion: LoggedEntry): Promise<void> {
  return writeDocument(
    'Cars',
    deletion.id,
    (stored, restores) => {
      const { SoldAt } = restores?.before ?? {};
      return SoldAt && stored?.Status === 'sold' && !isDeepEqual(SoldAt, stored.SoldAt) ? { SoldAt } : {};
    },
    { restores: deletion },
  );
}

/**
 * Deletes a car and its report. Their pictures are kept for 30 days, or deleted at once unless another document uses them.
 * Resolves to what could not be deleted.
 * @throws NotFoundError
 */
export async function deleteCar(id: string, withPictures = false): Promise<'pictures' | 'report' | null> {
  const arePicturesGone = withPictures
    ? await deleteWithPictures('Cars', id)
    : Boolean(await deleteDocument('Cars', id));
  await forgetDocument('Cars', id);
  const areFlawsGone = await deleteReport(id, withPictures).catch((error) =>
    // Most cars have none.
    error instanceof NotFoundError ? true : null,
  );
  if (areFlawsGone === null) return 'report';
  return arePicturesGone && areFlawsGone ? null : 'pictures';
}
