import { byNewestFirst, type Car, type CarSummary, isForSale, summarise } from '../../model/car/car.ts';
import { cached, peekCached, startCaching } from '../rest/cache.ts';
import { type FieldFilter, getDocument, type Query, queryDocuments } from '../rest/firestore.ts';
import {
  carFields,
  isWholeInList,
  listedFields,
  readCar,
  readCarSummary,
  summaryFields,
} from './carDocument.ts';
import { readPastSold } from './scanPlaces.ts';

/** How many cars of a brand are read to choose similar ones from. */
const brandQueryLimit = 24;
/** Of so many that are for sale the similar ones can be chosen: those shown, and the car itself. */
const enoughOfBrand = 4;

/**
 * What a query must ask for to be allowed to a visitor: the rules let nobody else list hidden cars. No query asks for
 * cars that are not sold: a comparison finds only documents that have the field, and old ones, which are for sale,
 * have none. What is sold is left out of what was read.
 */
export const visibleFilter: FieldFilter = ['Hidden', '==', false];

/** How the database puts cars into the order of lists; a car that lacks one of these fields is left out. */
export const newestFirstOrder: NonNullable<Query['orderBy']> = [
  ['Production_Year', 'DESCENDING'],
  ['Name', 'ASCENDING'],
  ['Model', 'ASCENDING'],
];

/** Cars of one brand that are for sale, of 24 at most; where those are sold, a few others. */
export function listCarsOfBrand(name: string): Promise<readonly CarSummary[]> {
  return cached(`cars/brand/${name}`, async () => {
    const known = (await peekAllCars())?.filter(({ brand }) => brand === name);
    if (known) return chooseOfBrand(known);
    const ofBrand: Query = { collection: 'Cars', where: [visibleFilter, ['Name', '==', name]] };
    const found = await queryDocuments({ ...ofBrand, limit: brandQueryLimit, fields: summaryFields });
    const forSale = found.map(({ id, fields }) => readCarSummary(id, fields)).filter(isForSale);
    if (forSale.length >= enoughOfBrand || found.length < brandQueryLimit) return forSale;
    return [...forSale, ...(await readPastSold(ofBrand, brandQueryLimit, enoughOfBrand))];
  });
}

/** The same of cars that are known: without an order of its own the database goes by their ids. */
function chooseOfBrand(cars: readonly Car[]): readonly CarSummary[] {
  const sorted = [...cars].sort(byId);
  const first = sorted.slice(0, brandQueryLimit).filter(isForSale);
  const others = sorted.slice(brandQueryLimit).filter(isForSale).slice(0, enoughOfBrand);
  return (first.length >= enoughOfBrand ? first : [...first, ...others]).map(summarise);
}

/** One car, hidden or not (its page still opens by its address), or null where there is none. */
export function getCar(id: string): Promise<Car | null> {
  return cached(carKey(id), async () => {
    const found = await getDocument('Cars', id, { fields: carFields, fieldsInList: listedFields });
    return found && readCar(found.id, found.fields, found.updatedAt);
  });
}

/**
 * The visible cars a query finds, sold ones too, as it orders them, each kept for its own page where nothing of that is
 * left to be read. @throws LoadError
 */
export async function queryVisibleCars({
  where = [],
  ...rest
}: Partial<Query> = {}): Promise<readonly Car[]> {
  const keep = startCaching();
  const found = await queryDocuments({
    collection: 'Cars',
    where: [visibleFilter, ...where],
    fields: listedFields,
    ...rest,
  });
  return found.map(({ id, fields, updatedAt }) => {
    const car = readCar(id, fields, updatedAt);
    if (isWholeInList(fields)) keep(carKey(id), Promise.resolve(car));
    return car;
  });
}

/** All visible cars, sold ones too, newest first, kept as such; null where there are `limit` or more. @throws LoadError */
export async function readFewerThan(limit: number): Promise<readonly Car[] | null> {
  const known = await peekAllCars();
  if (known) return known.length < limit ? known : null;
  const keep = startCaching();
  const found = await queryVisibleCars({ limit });
  if (found.length === limit) return null;
  const cars = [...found].sort(byNewestFirst);
  keep(allCarsKey, Promise.resolve(cars));
  return cars;
}

function byId(a: Car, b: Car): number {
  return a.id < b.id ? -1 : 1;
}

/** All visible cars where they have been read, else null. */
export function peekAllCars(): Promise<readonly Car[] | null> {
  return peekCached<readonly Car[]>(allCarsKey)?.catch(() => null) ?? Promise.resolve(null);
}

export const allCarsKey = 'cars/public';
/** Under which a car is kept that was read for itself. */
export const carKey = (id: string) => `cars/id/${id}`;
