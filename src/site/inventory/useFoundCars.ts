import { use, useMemo } from 'react';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { type CarListPage, paginate } from '../../model/inventory/carListPage.ts';
import { isSearch, needsIndex } from '../../model/inventory/filters.ts';
import { filterCars, type IndexedCar } from '../../model/inventory/indexedCars.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';

interface FoundCars {
  readonly index: readonly IndexedCar[];
  readonly found: readonly IndexedCar[];
  /** The corrected text that was searched instead of a mistyped one. */
  readonly corrected: string | null;
}

const nothing: FoundCars = { index: [], found: [], corrected: null };

/** Suspends until the cars and the search are loaded. */
export function useFoundCars(inventory: Inventory, query: InventoryQuery, isNeeded = true): FoundCars {
  if (!isNeeded) return nothing;
  const index = use(inventory.fetchIndex());
  const matches = query.monthlyTo === null ? null : use(inventory.fetchInstalments()).matches(query);
  const keep = (cars: readonly IndexedCar[]) => (matches ? cars.filter(({ car }) => matches(car)) : cars);
  if (!isSearch(query)) return { index, found: keep(index), corrected: null };
  const { found, corrected } = use(inventory.fetchSearch())(index, query.search.trim());
  return { index, found: keep(found), corrected };
}

export type ShownPage = CarListPage & Pick<FoundCars, 'corrected'>;

/** Suspends until the page is loaded. */
export function useShownPage(inventory: Inventory, query: InventoryQuery): ShownPage {
  const isFound = needsIndex(query);
  const { found, corrected } = useFoundCars(inventory, query, isFound);
  const page = isFound ? null : (inventory.getPage(query.page) ?? use(inventory.fetchPage(query.page)));
  const shown = useMemo(() => page ?? paginate(filterCars(found, query), query.page), [found, page, query]);
  return { ...shown, corrected };
}
