import { type CarSummary, toSummary } from '../../../model/car/car.ts';
import { type CarListPage, paginate } from '../../../model/inventory/carListPage.ts';
import { countFacets, type Facets } from '../../../model/inventory/facets.ts';
import { needsIndex, needsSearch } from '../../../model/inventory/filters.ts';
import { defaultQuery, type InventoryQuery } from '../../../model/inventory/query.ts';
import { cached, createPromiseMap } from '../../rest/cache.ts';
import { ifIndexed } from '../../rest/loadError.ts';
import { fetchFeaturedCars, fetchHasSold, fetchRecentlySold, fetchStock } from '../cars.ts';
import { fetchIndex } from './carIndex.ts';
import type { Instalments } from './instalments.ts';

/** Initial data of /inventory. Plain data: it is serialized into the prerendered page. */
export interface InventoryStart {
  readonly featured: readonly CarSummary[];
  /** Null if the query needs the index. */
  readonly page: CarListPage | null;
  readonly hasSold: boolean;
}

type Search = typeof import('../../../model/inventory/search.ts').search;

export async function fetchInventoryStart(query: InventoryQuery): Promise<InventoryStart> {
  const [featured, page, hasSold] = await Promise.all([
    // Waits for the stock: a small one includes the featured cars.
    fetchStock().then(fetchFeaturedCars),
    needsIndex(query) ? fetchIndex().then(() => null) : fetchPage(query.page),
    fetchHasSold().catch(() => false),
    needsSearch(query) && fetchSearch(),
    query.monthlyTo !== null && fetchInstalments(),
  ]);
  return { featured, page: page && { ...page, cars: page.cars.map(toSummary) }, hasSold };
}

export type Inventory = ReturnType<typeof createInventory>;

/**
 * Lazy data of /inventory; each part is fetched once, on first use, and rejects with LoadError. A large stock is
 * fetched page by page. Only search, filters and sorting by price need all cars: Firestore has no full-text search,
 * and prices are stored as text.
 */
export function createInventory(start: InventoryStart) {
  const parts = createPromiseMap();
  const pageKey = (page: number) => `page/${page}`;
  const getPage = (page: number) => (start.page?.page === page ? start.page : null);
  return {
    hasSold: start.hasSold,
    getPage,
    fetchPage: (page: number) => parts.get(pageKey(page), () => fetchPage(page)),
    fetchFacets: (withAllBrands: boolean) =>
      parts.get(`facets/${withAllBrands}`, () => fetchFacets(withAllBrands)),
    fetchIndex: () => parts.get('index', fetchIndex),
    fetchSearch: () => parts.get('search', fetchSearch),
    fetchInstalments: () => parts.get('instalments', fetchInstalments),
    fetchRecentlySold: () => parts.get('sold', fetchRecentlySold),
    isLoaded(query: InventoryQuery): boolean {
      const hasCars = needsIndex(query)
        ? parts.isFulfilled('index')
        : getPage(query.page) !== null || parts.isFulfilled(pageKey(query.page));
      return (
        hasCars &&
        (!needsSearch(query) || parts.isFulfilled('search')) &&
        (query.monthlyTo === null || parts.isFulfilled('instalments'))
      );
    },
    clearFailed: parts.clearFailed,
  };
}

async function fetchPage(number: number): Promise<CarListPage> {
  const { cars, total } = await fetchStock();
  if (cars) return paginate(cars, number);
  const page = await (await loadLargeStock()).fetchLargePage(number, total);
  if (page) return page;
  const all = (await fetchIndex()).map(({ car }) => car);
  return paginate(all, number);
}

async function fetchFacets(withAllBrands: boolean): Promise<Facets> {
  const { cars, total } = await fetchStock();
  if (!cars) {
    const { fetchLargeFacets } = await loadLargeStock();
    const facets = await ifIndexed(fetchLargeFacets(total, withAllBrands), null);
    if (facets) return facets;
  }
  return countFacets(await fetchIndex(), defaultQuery);
}

/** The offers are read only for those who filter by them. */
async function fetchInstalments(): Promise<Instalments> {
  return (await import('./instalments.ts')).fetchInstalments();
}

/** A small stock needs none of it. */
const loadLargeStock = () => import('./largeStock.ts');

function fetchSearch(): Promise<Search> {
  const load = async () => (await import('../../../model/inventory/search.ts')).search;
  return cached('search', load, Number.POSITIVE_INFINITY);
}
