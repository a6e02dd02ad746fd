import { bySaleDate, type CarSummary, isForSale, summarise } from '../../../model/car/car.ts';
import type { Facets } from '../../../model/inventory/facets.ts';
import { isSearch, needsIndex } from '../../../model/inventory/filters.ts';
import type { IndexedCar } from '../../../model/inventory/indexedCars.ts';
import type { CarPage } from '../../../model/inventory/paging.ts';
import type { InventoryQuery } from '../../../model/inventory/query.ts';
import { cached } from '../../rest/cache.ts';
import { listFeaturedCars } from '../featuredCars.ts';
import { readOnce } from '../readOnce.ts';
import { listLastSold } from '../soldCars.ts';
import { indexKey, readIndex, readSmallInventory } from './carIndex.ts';
import { type InventoryPages, wholeInventory } from './inventoryPages.ts';
import { openPagedInventory } from './pagedInventory.ts';

/** What the inventory is opened with: plain data, which its prerendered page brings along. */
export interface InventoryStart {
  /** The featured cars, newest first. */
  readonly featured: readonly CarSummary[];
  /** The page that is asked for; null where only the index can tell. */
  readonly page: CarPage | null;
}

/**
 * The inventory as it is read: a small stock whole, in one request; a larger one page by page with the counts its
 * filters show, so that what a visitor waits for does not grow with it. Of a large stock only a search, a filter or
 * a sort by price needs all cars, and then what is searched and shown of them; the database itself knows neither
 * words inside a text nor prices with commas.
 */
export interface Inventory extends InventoryPages {
  /** All cars for sale, to be searched. */
  index(): Promise<readonly IndexedCar[]>;
  /** What searches them; its code is fetched where something is searched. */
  search(): Promise<Search>;
  /** At most 12 cars that are sold, the last sold first. */
  recentlySold(): Promise<readonly CarSummary[]>;
  /** The page it was opened with, where it is that one. */
  peekPage(page: number): CarPage | null;
  /** Whether what a query needs, the index or a page, has been read. */
  isRead(query: InventoryQuery): boolean;
  /**
   * Lets what could not be read be read again when it is next asked for. Never by itself: React asks for a promise at
   * each rendering, and would read for ever where the database fails.
   */
  forgetFailed(): void;
}

type Search = typeof import('../../../model/inventory/search.ts').searchIncrementally;

const opened = new WeakMap<InventoryStart, Inventory>();

/** Reads what the inventory opens with for a query. @throws LoadError */
export async function readInventoryStart(query: InventoryQuery): Promise<InventoryStart> {
  const parts = openParts();
  const [featured, read] = await Promise.all([
    // All cars of a small stock bring the featured ones along.
    readSmallInventory().then(listFeaturedCars),
    needsIndex(query) ? parts.index.read() : parts.page.read(query.page),
    isSearch(query) && parts.search.read(),
  ]);
  const page = 'cars' in read ? { ...read, cars: read.cars.map(summarise) } : null;
  const start = { featured, page };
  opened.set(start, toInventory(start, parts));
  return start;
}

/** The inventory that was opened with `start`: what has been read of it is not read again. Its promises reject with LoadError. */
export function inventoryOf(start: InventoryStart): Inventory {
  const inventory = opened.get(start) ?? toInventory(start, openParts());
  opened.set(start, inventory);
  return inventory;
}

/** An inventory's parts, each read once, when it is first asked for. */
function openParts() {
  const index = readOnce(() => cached(indexKey, readIndex));
  const pages = readOnce(() => choosePages(index.read));
  const page = readOnce((number: number): Promise<CarPage> => pages.read().then((from) => from.page(number)));
  const facets = readOnce(() =>
    cached('cars/facets', (): Promise<Facets> => pages.read().then((from) => from.facets())),
  );
  const search = readOnce(
    async () => (await import('../../../model/inventory/search.ts')).searchIncrementally,
  );
  return { index, pages, page, facets, search, recentlySold: readOnce(readRecentlySold) };
}

function toInventory(start: InventoryStart, parts: ReturnType<typeof openParts>): Inventory {
  const { index, page, facets, search, recentlySold } = parts;
  const peekPage = (number: number) => (start.page?.page === number ? start.page : null);
  return {
    recentlySold: recentlySold.read,
    page: page.read,
    facets: facets.read,
    index: index.read,
    search: search.read,
    peekPage,
    isRead: (query) =>
      (needsIndex(query) ? index.isRead() : peekPage(query.page) !== null || page.isRead(query.page)) &&
      (!isSearch(query) || search.isRead()),
    forgetFailed() {
      for (const { forgetFailed } of Object.values(parts)) forgetFailed();
    },
  };
}

/** How many sold cars are shown as proof of trade. */
const soldShown = 12;

async function readRecentlySold(): Promise<readonly CarSummary[]> {
  const small = await readSmallInventory();
  if (!small) return listLastSold(soldShown);
  const sold = small.filter((car) => !isForSale(car)).sort(bySaleDate);
  return sold.slice(0, soldShown);
}

/** A large stock whose years the database cannot sort is gone through as a small one is, once all of it is read. */
async function choosePages(readIndex: () => Promise<readonly IndexedCar[]>): Promise<InventoryPages> {
  if (await readSmallInventory()) return wholeInventory(readIndex);
  return (await openPagedInventory(readIndex)) ?? wholeInventory(readIndex);
}
