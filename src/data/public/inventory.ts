import type { Car, CarSummary } from '../../model/car.ts';
import {
  byName,
  type CarPage,
  clampPage,
  countFacets,
  defaultQuery,
  type Facets,
  findCars,
  type IndexedCar,
  type InventoryQuery,
  indexCar,
  indexCars,
  needsIndex,
  pageSize,
  paginate,
  pricesBetween,
  sortIndex,
  yearsBetween,
} from '../../model/inventory.ts';
import { readText, readYear } from '../../model/read.ts';
import { cached } from '../rest/cache.ts';
import { countDocuments, type FieldFilter, type Query, queryDocuments } from '../rest/firestore.ts';
import { withoutUnhandledRejection } from '../rest/handled.ts';
import { LoadError } from '../rest/loadError.ts';
import { readCarSummary, summaryFields } from './carDocument.ts';
import { listFeaturedCars, queryVisibleCars, readFewerThan, visibleFilter } from './cars.ts';
import { createReadOnce } from './readOnce.ts';

/**
 * The inventory as it is read: a small stock whole, in one request; a larger one page by page with the counts its
 * filters show, so that what a visitor waits for does not grow with it. Of a large stock only a search, a filter or
 * a sort by price needs all cars, and then what is searched and shown of them; the database itself knows neither
 * words inside a text nor prices with commas.
 */
export interface Inventory {
  /** The featured cars, newest first. */
  featured(): Promise<readonly CarSummary[]>;
  /** A page (from 1) of all cars, newest first. */
  page(page: number): Promise<CarPage>;
  /** What the filters offer while none is set. */
  facets(): Promise<Facets>;
  /** All cars, to be searched. */
  index(): Promise<readonly IndexedCar[]>;
  /** Reads what a query needs: the index, or a page. */
  read(query: InventoryQuery): Promise<unknown>;
  /** Whether that is there already; else its reading begins. */
  isKnown(query: InventoryQuery): boolean;
  /** Lets what could not be read be read again when it is next asked for. */
  forgetFailed(): void;
}

/** An inventory of which everything is read once, when it is first asked for. Its promises reject with LoadError. */
export function openInventory(): Inventory {
  const { once: memoizeOnce, isFulfilled, forgetFailed } = createReadOnce();
  const index = memoizeOnce(() => cached('cars/index', readIndex));
  const facets = memoizeOnce(() => cached('cars/facets', () => readFacets(index)));
  const page = memoizeOnce((number: number) => readPage(number, index));
  // All cars of a small stock bring the featured ones along.
  const featured = memoizeOnce(() => readSmallInventory().then(listFeaturedCars));
  const read = (query: InventoryQuery) => (needsIndex(query) ? index() : page(query.page));
  return { featured, page, facets, index, read, isKnown: (query) => isFulfilled(read(query)), forgetFailed };
}

type ReadIndex = () => Promise<readonly IndexedCar[]>;

/** A stock of fewer cars is read whole. */
const smallInventoryLimit = 96;
/** Of a larger one, two pages are read at once, so that leafing to the next one waits for nothing. */
const pagesPerRead = 2;
/** How many cars are read at once where all are needed: small enough for a phone to take in between two frames. */
const batchSize = 250;
/** A stock of more brands is no dealer's; its filters are counted from the whole list. */
const maxBrands = 60;

const newestFirstOrder: NonNullable<Query['orderBy']> = [
  ['Production_Year', 'DESCENDING'],
  ['Name', 'ASCENDING'],
  ['Model', 'ASCENDING'],
];

/** Cars that the database puts into our order: a year as a number, or none, would stand elsewhere or be left out. */
const sortableYear: readonly FieldFilter[] = [
  ['Production_Year', '>=', '19'],
  ['Production_Year', '<', '21'],
];

/** All cars of a small stock, newest first; null where there are more. */
function readSmallInventory(): Promise<readonly Car[] | null> {
  return cached('cars/small', () => readFewerThan(smallInventoryLimit));
}

interface LargeInventory {
  /** The first pages. */
  readonly first: readonly Car[];
  readonly total: number;
  /** Whether the database can go through the pages by itself. */
  readonly isOrdered: boolean;
}

function readLargeInventory(): Promise<LargeInventory> {
  return cached('cars/large', async () => {
    const [first, ordered, total] = await Promise.all([
      ifIndexed(readPages(0), []),
      ifIndexed(countCars({ where: sortableYear, orderBy: newestFirstOrder }), 0),
      countCars(),
    ]);
    return { first, total, isOrdered: ordered === total };
  });
}

async function readPage(number: number, index: ReadIndex): Promise<CarPage> {
  const small = await readSmallInventory();
  if (small) return paginate(small, number);
  const { first, total, isOrdered } = await readLargeInventory();
  if (!isOrdered) return paginate(findCars(await index(), defaultQuery), number);
  const place = clampPage(number, total);
  const batch = Math.floor((place.page - 1) / pagesPerRead);
  const cars = batch === 0 ? first : await cached(`cars/pages/${batch}`, () => readPages(batch));
  const from = ((place.page - 1) % pagesPerRead) * pageSize;
  return { ...place, total, cars: cars.slice(from, from + pageSize) };
}

function readPages(batch: number): Promise<readonly Car[]> {
  const size = pagesPerRead * pageSize;
  return queryVisibleCars({
    where: sortableYear,
    orderBy: newestFirstOrder,
    offset: batch * size,
    limit: size,
  });
}

async function readIndex(): Promise<readonly IndexedCar[]> {
  const small = await readSmallInventory();
  if (small) return indexCars(small);
  const all: IndexedCar[] = [];
  let read = batchSize;
  while (read === batchSize) {
    const afterId = all.at(-1)?.car.id;
    const found = await queryDocuments({
      collection: 'Cars',
      where: [visibleFilter],
      fields: [...summaryFields, 'Description'],
      limit: batchSize,
      ...(afterId && { afterId }),
    });
    for (const { id, fields } of found)
      all.push(indexCar(readCarSummary(id, fields), readText(fields.Description)));
    read = found.length;
  }
  return sortIndex(all);
}

async function readFacets(index: ReadIndex): Promise<Facets> {
  const fromIndex = async () => countFacets(await index(), defaultQuery);
  if (await readSmallInventory()) return fromIndex();
  const { first, total, isOrdered } = await readLargeInventory();
  if (!isOrdered) return fromIndex();
  const counts = [readBrands(), countCars({ where: [['Condition', '==', 'New']] }), readFirstYear()] as const;
  const [brands, newCount, firstYear] = (await ifIndexed(Promise.all(counts), null)) ?? [];
  if (!brands || newCount === undefined || firstYear === undefined) return fromIndex();
  return {
    brands: byName(brands),
    conditions: { new: newCount, used: total - newCount },
    years: yearsBetween(firstYear, first[0]?.year ?? firstYear),
    prices: pricesBetween(0, Number.POSITIVE_INFINITY),
  };
}

/** The brands and how many cars each has, stepping from brand to brand; null where there are too many. */
async function readBrands(): Promise<Facets['brands'] | null> {
  const counts: Promise<Facets['brands'][number]>[] = [];
  let last = '';
  while (counts.length < maxBrands) {
    const [next] = await queryDocuments({
      collection: 'Cars',
      where: [visibleFilter, ['Name', '>', last]],
      orderBy: [['Name', 'ASCENDING']],
      fields: ['Name'],
      limit: 1,
    });
    if (!next) return Promise.all(counts);
    const brand = String(next.fields.Name);
    // One that is stored with spaces around it is one with another.
    if (brand !== brand.trim()) return null;
    counts.push(
      withoutUnhandledRejection(
        countCars({ where: [['Name', '==', brand]] }).then((count) => ({ brand, count })),
      ),
    );
    last = brand;
  }
  return null;
}

async function readFirstYear(): Promise<number> {
  const [oldest] = await queryDocuments({
    collection: 'Cars',
    where: [visibleFilter, ...sortableYear],
    orderBy: [['Production_Year', 'ASCENDING']],
    fields: ['Production_Year'],
    limit: 1,
  });
  return readYear(oldest?.fields.Production_Year) ?? Number.POSITIVE_INFINITY;
}

function countCars({ where = [], ...rest }: Partial<Query> = {}): Promise<number> {
  return countDocuments({ collection: 'Cars', where: [visibleFilter, ...where], ...rest });
}

/** What `reading` brings, or `otherwise` while the index it needs (firestore.indexes.json) is not built. */
function ifIndexed<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  return reading.catch((error) => {
    if (error instanceof LoadError && error.code === 'database/notReady') return otherwise;
    throw error;
  });
}
