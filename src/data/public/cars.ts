import { byNewestFirst, type Car, type CarSummary, isForSale, toSummary } from '../../model/car/car.ts';
import { toLikelyId } from '../../model/documentId.ts';
import { cached, peekCached, startCaching } from '../rest/cache.ts';
import {
  type Cursor,
  type FieldFilter,
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

/** Below this number of cars, the whole stock is fetched at once. */
const smallStockLimit = 96;
const maxShown = 12;

/**
 * The rules reject a visitor's list query without this filter. Sold cars are hidden too; `isForSale` drops those that
 * an older version marked as sold without hiding them.
 */
export const visibleFilter: FieldFilter = ['Hidden', 'EQUAL', false];

/** Firestore omits cars that lack one of these fields. */
export const newestFirstOrder: NonNullable<Query['orderBy']> = [
  ['Production_Year', 'DESCENDING'],
  ['Name', 'ASCENDING'],
  ['Model', 'ASCENDING'],
];

export const stockKey = 'cars/stock';
export const featuredKey = 'cars/featured';
export const hasSoldKey = 'cars/sold';
export const carKey = (id: string) => `cars/id/${id}`;

export interface Stock {
  readonly total: number;
  /** Newest first; null if there are too many to fetch at once. */
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
 * Fetches cars for sale in the order of the query, and caches those whose page needs no other data. `last` is the
 * cursor for the next page.
 * @throws LoadError
 */
export async function fetchVisibleCars({ where = [], ...rest }: Partial<Query>): Promise<{
  readonly cars: readonly Car[];
  readonly last: Cursor | undefined;
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
    if (isCompleteInList(fields)) addToCache(carKey(id), car);
    return car;
  });
  return { cars: cars.filter(isForSale), last: found.at(-1)?.cursor };
}

/** Newest first, at most 12. @throws LoadError */
export function fetchFeaturedCars(): Promise<readonly CarSummary[]> {
  return cached(featuredKey, async () => {
    const stock = await peekSmallStock();
    const featured = stock ? stock.filter((car) => car.featured).map(toSummary) : await queryFeatured();
    return featured.filter(isForSale).sort(byNewestFirst).slice(0, maxShown);
  });
}

async function queryFeatured(): Promise<readonly CarSummary[]> {
  const featured: Query = { collection: 'Cars', where: [visibleFilter, ['Featured', 'EQUAL', true]] };
  const [newest, total] = await Promise.all([
    ifIndexed(fetchSummaries({ ...featured, orderBy: newestFirstOrder }), []),
    fetchCount(featured),
  ]);
  // Ordered queries miss old documents without these fields, and return nothing until the index is built.
  return newest.length === Math.min(total, maxShown) ? newest : fetchSummaries(featured);
}

export async function fetchSummaries(query: Query): Promise<readonly CarSummary[]> {
  const found = await fetchDocuments({ limit: maxShown, fields: summaryFields, ...query });
  return found.map(({ id, fields }) => parseCarSummary(id, fields));
}

const sold: Query = { collection: 'Cars', where: [['Status', 'EQUAL', 'sold']] };

/** @throws LoadError */
export function fetchHasSold(): Promise<boolean> {
  const any: Query = { ...sold, fields: ['Status'], limit: 1 };
  return cached(hasSoldKey, async () => (await fetchDocuments(any)).length > 0);
}

/** Latest first, at most 12. @throws LoadError */
export function fetchRecentlySold(): Promise<readonly CarSummary[]> {
  return fetchSummaries({ ...sold, orderBy: [['SoldAt', 'DESCENDING']] });
}

/** The cached cars of a small stock, else null. */
export async function peekSmallStock(): Promise<readonly Car[] | null> {
  const stock = await peekCached<Stock>(stockKey)?.catch(() => null);
  return stock?.cars ?? null;
}

/**
 * Null if the car does not exist. Includes hidden cars. Else looks for the likely id.
 * @throws LoadError
 */
export function fetchCar(id: string): Promise<Car | null> {
  return cached(carKey(id), async () => {
    const found = (await fetchDocumentsById('Cars', [id], carFields)).get(id);
    if (found) return parseCar(id, found.fields);
    const likely = toLikelyId(id);
    return likely === id ? null : fetchCar(likely);
  });
}
