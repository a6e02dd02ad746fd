import { bySaleDate, type CarSummary, isForSale } from '../../../model/car.ts';
import type { Facets } from '../../../model/inventory/facets.ts';
import { isSearch, needsIndex } from '../../../model/inventory/filters.ts';
import type { IndexedCar } from '../../../model/inventory/indexedCars.ts';
import type { CarPage } from '../../../model/inventory/paging.ts';
import type { InventoryQuery } from '../../../model/inventory/query.ts';
import { cached } from '../../rest/cache.ts';
import { listFeaturedCars, listSoldCars } from '../cars.ts';
import { readOnce } from '../readOnce.ts';
import { readIndex, readSmallInventory } from './carIndex.ts';
import { type InventoryPages, wholeInventory } from './inventoryPages.ts';
import { openPagedInventory } from './pagedInventory.ts';

/**
 * The inventory as it is read: a small stock whole, in one request; a larger one page by page with the counts its
 * filters show, so that what a visitor waits for does not grow with it. Of a large stock only a search, a filter or
 * a sort by price needs all cars, and then what is searched and shown of them; the database itself knows neither
 * words inside a text nor prices with commas.
 */
export interface Inventory extends InventoryPages {
  /** The featured cars, newest first. */
  featured(): Promise<readonly CarSummary[]>;
  /** All cars for sale, to be searched. */
  index(): Promise<readonly IndexedCar[]>;
  /** What searches them; its code is fetched where something is searched. */
  search(): Promise<Search>;
  /** At most 12 cars that are sold, the last sold first. */
  recentlySold(): Promise<readonly CarSummary[]>;
  /** Reads what a query needs: the index, or a page. */
  read(query: InventoryQuery): Promise<unknown>;
  /** Whether that has been read. */
  isRead(query: InventoryQuery): boolean;
  /**
   * Lets what could not be read be read again when it is next asked for. Never by itself: React asks for a promise at
   * each rendering, and would read for ever where the database fails.
   */
  forgetFailed(): void;
}

type Search = typeof import('../../../model/inventory/search.ts').searchIncrementally;

/** An inventory of which everything is read once, when it is first asked for. Its promises reject with LoadError. */
export function openInventory(): Inventory {
  const index = readOnce(() => cached('cars/index', readIndex));
  const pages = readOnce(() => choosePages(index.read));
  const page = readOnce((number: number): Promise<CarPage> => pages.read().then((from) => from.page(number)));
  const facets = readOnce(() =>
    cached('cars/facets', (): Promise<Facets> => pages.read().then((from) => from.facets())),
  );
  // All cars of a small stock bring the featured ones along.
  const featured = readOnce(() => readSmallInventory().then(listFeaturedCars));
  const recentlySold = readOnce(readRecentlySold);
  const search = readOnce(
    async () => (await import('../../../model/inventory/search.ts')).searchIncrementally,
  );
  return {
    featured: featured.read,
    recentlySold: recentlySold.read,
    page: page.read,
    facets: facets.read,
    index: index.read,
    search: search.read,
    read: (query) =>
      Promise.all([
        needsIndex(query) ? index.read() : page.read(query.page),
        isSearch(query) && search.read(),
      ]),
    isRead: (query) =>
      (needsIndex(query) ? index.isRead() : page.isRead(query.page)) && (!isSearch(query) || search.isRead()),
    forgetFailed() {
      for (const { forgetFailed } of [index, pages, page, facets, featured, recentlySold, search])
        forgetFailed();
    },
  };
}

/** How many sold cars are shown as proof of trade. */
const soldShown = 12;

async function readRecentlySold(): Promise<readonly CarSummary[]> {
  const small = await readSmallInventory();
  const sold = small ? small.filter((car) => !isForSale(car)).sort(bySaleDate) : await listSoldCars();
  return sold.slice(0, soldShown);
}

/** A large stock whose years the database cannot sort is gone through as a small one is, once all of it is read. */
async function choosePages(readIndex: () => Promise<readonly IndexedCar[]>): Promise<InventoryPages> {
  if (await readSmallInventory()) return wholeInventory(readIndex);
  return (await openPagedInventory(readIndex)) ?? wholeInventory(readIndex);
}
