import { byNewestFirst, type Car, type CarSummary, isForSale, toSummary } from '../../model/car/car.ts';
import { cached, createPromiseMap, peekCached, startCaching } from '../rest/cache.ts';
import {
  type FieldFilter,
  type FirestoreDocument,
  fetchCount,
  fetchDocuments,
  fetchDocumentsById,
  type Query,
} from '../rest/firestore.ts';
import { ifIndexed } from '../rest/loadError.ts';
import {
  carFields,
  isCompleteInList,
  listedFields,
  parseCar,
  parseCarSummary,
  summaryFields,
} from './carDocument.ts';

/** A stock of fewer cars is fetched whole. */
const smallStockLimit = 96;
/** How many featured cars are shown, and how many recently sold ones. */
const maxShown = 12;
/** How many cars of a brand are fetched to choose similar ones from. */
const maxOfBrand = 24;

/**
 * What a visitor's list of cars must ask for: the rules allow no other. Sold cars are hidden too, so no list holds one;
 * `isForSale` drops a car that an older version marked as sold without hiding it.
 */
export const visibleFilter: FieldFilter = ['Hidden', '==', false];

/** The order of lists, as the database has it; it leaves out a car that lacks one of these fields. */
export const newestFirstOrder: NonNullable<Query['orderBy']> = [
  ['Production_Year', 'DESCENDING'],
  ['Name', 'ASCENDING'],
  ['Model', 'ASCENDING'],
];

export const stockKey = 'cars/stock';
/** The key of a car that was fetched for its own page. */
export const carKey = (id: string) => `cars/id/${id}`;

/** The cars for sale. */
export interface Stock {
  readonly total: number;
  /** All of them, newest first; null where they are too many to fetch at once. */
  readonly cars: readonly Car[] | null;
}

/** @throws LoadError */
export function fetchStock(): Promise<Stock> {
  return cached(stockKey, async () => {
    const total = await fetchCount({ collection: 'Cars', where: [visibleFilter] });
    if (total >= smallStockLimit) return { total, cars: null };
    return toStock((await fetchVisibleCars({ limit: smallStockLimit })).cars);
  });
}

export function toStock(cars: readonly Car[]): Stock {
  return { total: cars.length, cars: [...cars].sort(byNewestFirst) };
}

/**
 * The cars for sale that a query finds, in its order, and its last document. Each car is kept for its own page where
 * that needs nothing else. @throws LoadError
 */
export async function fetchVisibleCars({ where = [], ...rest }: Partial<Query>): Promise<{
  readonly cars: readonly Car[];
  readonly last: FirestoreDocument | undefined;
}> {
  const addToCache = startCaching();
  const found = await fetchDocuments({
    collection: 'Cars',
    where: [visibleFilter, ...where],
    fields: listedFields,
    ...rest,
  });
  const cars = found.map(({ id, fields }) => {
    const car = parseCar(id, fields);
    if (isCompleteInList(fields)) addToCache(carKey(id), Promise.resolve(car));
    return car;
  });
  return { cars: cars.filter(isForSale), last: found.at(-1) };
}

/** The featured cars, newest first, at most 12. @throws LoadError */
export function fetchFeaturedCars(): Promise<readonly CarSummary[]> {
  return cached('cars/featured', async () => {
    const stock = await peekSmallStock();
    const featured = stock ? stock.filter((car) => car.featured).map(toSummary) : await queryFeatured();
    return featured.filter(isForSale).sort(byNewestFirst).slice(0, maxShown);
  });
}

async function queryFeatured(): Promise<readonly CarSummary[]> {
  const featured: Query = { collection: 'Cars', where: [visibleFilter, ['Featured', '==', true]] };
  const [newest, total] = await Promise.all([
    ifIndexed(fetchSummaries({ ...featured, orderBy: newestFirstOrder }), []),
    fetchCount(featured),
  ]);
  // Others are missing where old documents lack a field of the order, or its index is not built.
  return newest.length === Math.min(total, maxShown) ? newest : fetchSummaries(featured);
}

async function fetchSummaries(query: Query): Promise<readonly CarSummary[]> {
  const found = await fetchDocuments({ limit: maxShown, fields: summaryFields, ...query });
  return found.map(({ id, fields }) => parseCarSummary(id, fields));
}

/** The cars sold last, the latest first, at most 12. @throws LoadError */
export function fetchRecentlySold(): Promise<readonly CarSummary[]> {
  const sold: Query = { collection: 'Cars', where: [['Status', '==', 'sold']] };
  return fetchSummaries({ ...sold, orderBy: [['SoldAt', 'DESCENDING']] });
}

/** Cars of one brand, at most 24, by id. @throws LoadError */
export function fetchCarsOfBrand(name: string): Promise<readonly CarSummary[]> {
  return cached(`cars/brand/${name}`, async () => {
    const ofBrand = (await peekSmallStock())?.filter(({ brand }) => brand === name);
    if (ofBrand) return ofBrand.sort(byId).slice(0, maxOfBrand).map(toSummary);
    const where: Query['where'] = [visibleFilter, ['Name', '==', name]];
    return (await fetchSummaries({ collection: 'Cars', where, limit: maxOfBrand })).filter(isForSale);
  });
}

function byId(a: Car, b: Car): number {
  return a.id < b.id ? -1 : 1;
}

/** The cars of a small stock where they are known, else null. */
async function peekSmallStock(): Promise<readonly Car[] | null> {
  const stock = await peekCached<Stock>(stockKey)?.catch(() => null);
  return stock?.cars ?? null;
}

/** One car, or null where there is none; a hidden one too. @throws LoadError */
export function fetchCar(id: string): Promise<Car | null> {
  return cached(carKey(id), async () => {
    const found = (await fetchDocumentsById('Cars', [id], carFields)).get(id);
    return found ? parseCar(id, found.fields) : null;
  });
}

/** Cars by id, hidden ones too. One that does not exist is null; offline, one that was never seen is missing. */
export type CarsById = ReadonlyMap<string, Car | null>;

export type CarFetcher = ReturnType<typeof createCarFetcher>;

/** Fetches cars by id, the same ones once; its promises reject with LoadError. */
export function createCarFetcher() {
  const promises = createPromiseMap();
  return { fetch: (ids: readonly string[]) => promises.get(ids.join(), () => fetchCarsById(ids)) };
}

/** Those not known yet come in one request. */
async function fetchCarsById(ids: readonly string[]): Promise<CarsById> {
  const known = new Map<string, Car | null>();
  for (const id of ids) {
    const car = await peekCached<Car | null>(carKey(id))?.catch(() => undefined);
    if (car !== undefined) known.set(id, car);
  }
  const missing = ids.filter((id) => !known.has(id));
  const addToCache = startCaching();
  const found = missing.length > 0 ? await fetchDocumentsById('Cars', missing, carFields) : new Map();
  for (const [id, document] of found) {
    const car = document && parseCar(id, document.fields);
    addToCache(carKey(id), Promise.resolve(car));
    known.set(id, car);
  }
  return known;
}
