import type { Car, CarSummary } from '../../model/car.ts';
import {
  byName,
  type CarPage,
  countFacets,
  everything,
  type Facets,
  findCars,
  type IndexedCar,
  type InventoryQuery,
  indexCar,
  indexCars,
  needsIndex,
  pageSize,
  paginate,
  placeOf,
  pricesBetween,
  sortIndex,
  yearsBetween,
} from '../../model/inventory.ts';
import { readText, readYear } from '../../model/read.ts';
import { cached } from '../rest/cache.ts';
import { type Condition, countDocuments, LoadFailed, type Query, queryDocuments } from '../rest/firestore.ts';
import { handled } from '../rest/handled.ts';
import { readCarSummary, summaryFields } from './carDocument.ts';
import { listFeaturedCars, readFewerThan, readVisible, visible } from './cars.ts';
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

/** An inventory of which everything is read once, when it is first asked for. Its promises reject with LoadFailed. */
export function openInventory(): Inventory {
  const { once, isFulfilled, forgetFailed } = createReadOnce();
  const index = once(() => cached('cars/index', readIndex));
  const facets = once(() => cached('cars/facets', () => readFacets(index)));
  const page = once((number: number) => readPage(number, index));
  // All cars of a small stock bring the featured ones along.
  const featured = once(() => readSmallStock().then(listFeaturedCars));
  const read = (query: InventoryQuery) => (needsIndex(query) ? index() : page(query.page));
  return { featured, page, facets, index, read, isKnown: (query) => isFulfilled(read(query)), forgetFailed };
}

type ReadIndex = () => Promise<readonly IndexedCar[]>;

/** A stock of fewer cars is read whole. */
const smallStock = 96;
/** Of a larger one, two pages are read at once, so that leafing to the next one waits for nothing. */
const pagesRead = 2;
/** How many cars are read at once where all are needed: small enough for a phone to take in between two frames. */
const portion = 250;
/** A stock of more brands is no dealer's; its filters are counted from the whole list. */
const mostBrands = 60;

const newestFirst: NonNullable<Query['orderBy']> = [
  ['Production_Year', 'DESCENDING'],
  ['Name', 'ASCENDING'],
  ['Model', 'ASCENDING'],
];

/** Cars that the database puts into our order: a year as a number, or none, would stand elsewhere or be left out. */
const inOrder: readonly Condition[] = [
  ['Production_Year', '>=', '19'],
  ['Production_Year', '<', '21'],
];

/** All cars of a small stock, newest first; null where there are more. */
function readSmallStock(): Promise<readonly Car[] | null> {
  return cached('cars/small', () => readFewerThan(smallStock));
}

interface LargeStock {
  /** The first pages. */
  readonly first: readonly Car[];
  readonly total: number;
  /** Whether the database can go through the pages by itself. */
  readonly isOrdered: boolean;
}

function readLargeStock(): Promise<LargeStock> {
  return cached('cars/large', async () => {
    const [first, ordered, total] = await Promise.all([
      ifIndexed(readPages(0), []),
      ifIndexed(countCars({ where: inOrder, orderBy: newestFirst }), 0),
      countCars(),
    ]);
    return { first, total, isOrdered: ordered === total };
  });
}

async function readPage(number: number, index: ReadIndex): Promise<CarPage> {
  const small = await readSmallStock();
  if (small) return paginate(small, number);
  const { first, total, isOrdered } = await readLargeStock();
  if (!isOrdered) return paginate(findCars(await index(), everything), number);
  const place = placeOf(number, total);
  const run = Math.floor((place.current - 1) / pagesRead);
  const cars = run === 0 ? first : await cached(`cars/pages/${run}`, () => readPages(run));
  const from = ((place.current - 1) % pagesRead) * pageSize;
  return { ...place, total, shown: cars.slice(from, from + pageSize) };
}

function readPages(run: number): Promise<readonly Car[]> {
  const size = pagesRead * pageSize;
  return readVisible({ where: inOrder, orderBy: newestFirst, offset: run * size, limit: size });
}

async function readIndex(): Promise<readonly IndexedCar[]> {
  const small = await readSmallStock();
  if (small) return indexCars(small);
  const all: IndexedCar[] = [];
  let read = portion;
  while (read === portion) {
    const afterId = all.at(-1)?.car.id;
    const found = await queryDocuments({
      collection: 'Cars',
      where: [visible],
      fields: [...summaryFields, 'Description'],
      limit: portion,
      ...(afterId && { afterId }),
    });
    for (const { id, fields } of found)
      all.push(indexCar(readCarSummary(id, fields), readText(fields.Description)));
    read = found.length;
  }
  return sortIndex(all);
}

async function readFacets(index: ReadIndex): Promise<Facets> {
  const fromIndex = async () => countFacets(await index(), everything);
  if (await readSmallStock()) return fromIndex();
  const { first, total, isOrdered } = await readLargeStock();
  if (!isOrdered) return fromIndex();
  const counts = [readBrands(), countCars({ where: [['Condition', '==', 'New']] }), readFirstYear()] as const;
  const [brands, fresh, firstYear] = (await ifIndexed(Promise.all(counts), null)) ?? [];
  if (!brands || fresh === undefined || firstYear === undefined) return fromIndex();
  return {
    brands: byName(brands),
    conditions: { new: fresh, used: total - fresh },
    years: yearsBetween(firstYear, first[0]?.year ?? firstYear),
    prices: pricesBetween(0, Number.POSITIVE_INFINITY),
  };
}

/** The brands and how many cars each has, stepping from brand to brand; null where there are too many. */
async function readBrands(): Promise<Facets['brands'] | null> {
  const counts: Promise<Facets['brands'][number]>[] = [];
  let last = '';
  while (counts.length < mostBrands) {
    const [next] = await queryDocuments({
      collection: 'Cars',
      where: [visible, ['Name', '>', last]],
      orderBy: [['Name', 'ASCENDING']],
      fields: ['Name'],
      limit: 1,
    });
    if (!next) return Promise.all(counts);
    const brand = String(next.fields.Name);
    // One that is stored with spaces around it is one with another.
    if (brand !== brand.trim()) return null;
    counts.push(handled(countCars({ where: [['Name', '==', brand]] }).then((count) => ({ brand, count }))));
    last = brand;
  }
  return null;
}

async function readFirstYear(): Promise<number> {
  const [oldest] = await queryDocuments({
    collection: 'Cars',
    where: [visible, ...inOrder],
    orderBy: [['Production_Year', 'ASCENDING']],
    fields: ['Production_Year'],
    limit: 1,
  });
  return readYear(oldest?.fields.Production_Year) ?? Number.POSITIVE_INFINITY;
}

function countCars({ where = [], ...rest }: Partial<Query> = {}): Promise<number> {
  return countDocuments({ collection: 'Cars', where: [visible, ...where], ...rest });
}

/** What `reading` brings, or `otherwise` while the index it needs (firestore.indexes.json) is not built. */
function ifIndexed<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  return reading.catch((error) => {
    if (error instanceof LoadFailed && error.status === 'FAILED_PRECONDITION') return otherwise;
    throw error;
  });
}
