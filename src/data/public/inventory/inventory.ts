import { type CarSummary, summarise } from '../../../model/car/car.ts';
import { countFacets, type Facets } from '../../../model/inventory/facets.ts';
import { isSearch, needsIndex } from '../../../model/inventory/filters.ts';
import { type CarListPage, paginate } from '../../../model/inventory/paging.ts';
import { defaultQuery, type InventoryQuery } from '../../../model/inventory/query.ts';
import { createPromiseMap } from '../../rest/cache.ts';
import { ifIndexed } from '../../rest/loadError.ts';
import { fetchFeaturedCars, fetchRecentlySold, fetchStock } from '../cars.ts';
import { fetchIndex } from './carIndex.ts';

/** What the inventory is opened with: plain data, part of its prerendered page. */
export interface InventoryStart {
  /** The featured cars, newest first. */
  readonly featured: readonly CarSummary[];
  /** The requested page; null where the query needs the index. */
  readonly page: CarListPage | null;
}

type Search = typeof import('../../../model/inventory/search.ts').searchIncrementally;

/** What the inventory opens with for a query. @throws LoadError */
export async function fetchInventoryStart(query: InventoryQuery): Promise<InventoryStart> {
  const [featured, page] = await Promise.all([
    // A small stock holds the featured cars.
    fetchStock().then(fetchFeaturedCars),
    needsIndex(query) ? fetchIndex().then(() => null) : fetchPage(query.page),
    isSearch(query) && fetchSearch(),
  ]);
  return { featured, page: page && { ...page, cars: page.cars.map(summarise) } };
}

export type Inventory = ReturnType<typeof createInventory>;

/**
 * The inventory as its page fetches it, each part once, when it is first asked for; the promises reject with
 * LoadError. A small stock comes whole. Of a large one only a search, a filter or a sort by price needs all cars: the
 * database knows neither words inside a text nor prices with commas.
 */
export function createInventory(start: InventoryStart) {
  const parts = createPromiseMap();
  const pageKey = (page: number) => `page/${page}`;
  /** The page it was opened with, if it is that one. */
  const getPage = (page: number) => (start.page?.page === page ? start.page : null);
  return {
    getPage,
    fetchPage: (page: number) => parts.get(pageKey(page), () => fetchPage(page)),
    /** What the filters offer while none is set. */
    fetchFacets: (withAllBrands: boolean) =>
      parts.get(`facets/${withAllBrands}`, () => fetchFacets(withAllBrands)),
    /** All cars, to be searched. */
    fetchIndex: () => parts.get('index', fetchIndex),
    /** The search function; its code is fetched when it is first needed. */
    fetchSearch: () => parts.get('search', fetchSearch),
    fetchRecentlySold: () => parts.get('sold', fetchRecentlySold),
    /** Whether what a query needs, the index or a page, is there. */
    isLoaded(query: InventoryQuery): boolean {
      const hasCars = needsIndex(query)
        ? parts.isFulfilled('index')
        : getPage(query.page) !== null || parts.isFulfilled(pageKey(query.page));
      return hasCars && (!isSearch(query) || parts.isFulfilled('search'));
    },
    /** Lets what failed be fetched again. */
    clearFailed: parts.clearFailed,
  };
}

async function fetchPage(number: number): Promise<CarListPage> {
  const { cars, total } = await fetchStock();
  if (cars) return paginate(cars, number);
  const page = await (await loadLargeStock()).fetchLargePage(number, total);
  return (
    page ??
    paginate(
      (await fetchIndex()).map(({ car }) => car),
      number,
    )
  );
}

async function fetchFacets(withAllBrands: boolean): Promise<Facets> {
  const { cars, total } = await fetchStock();
  const facets = cars ? null : await fetchLargeFacets(total, withAllBrands);
  return facets ?? countFacets(await fetchIndex(), defaultQuery);
}

async function fetchLargeFacets(total: number, withAllBrands: boolean): Promise<Facets | null> {
  const largeStock = await loadLargeStock();
  return ifIndexed(largeStock.fetchLargeFacets(total, withAllBrands), null);
}

/** A small stock needs none of it. */
const loadLargeStock = () => import('./largeStock.ts');

async function fetchSearch(): Promise<Search> {
  return (await import('../../../model/inventory/search.ts')).searchIncrementally;
}
