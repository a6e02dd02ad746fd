import { use, useMemo } from 'react';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { type CarListPage, paginate } from '../../model/inventory/carListPage.ts';
import { needsIndex, needsSearch } from '../../model/inventory/filters.ts';
import { filterCars, type IndexedCar } from '../../model/inventory/indexedCars.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';

interface FoundCars {
  readonly index: readonly IndexedCar[];
  readonly found: readonly IndexedCar[];
  /** The corrected text that was searched instead of a mistyped one. */
  readonly corrected: string | null;
  /** The lowest instalment of a found car in EGP; only of a search by the month. */
  readonly monthlyOf?: ((car: CarSummary) => number | null) | undefined;
}

const none: readonly IndexedCar[] = [];

/** Suspends until the cars and the search are loaded. */
export function useFoundCars(inventory: Inventory, query: InventoryQuery, isNeeded = true): FoundCars {
  const index = isNeeded ? use(inventory.fetchIndex()) : none;
  const search = isNeeded && needsSearch(query) ? use(inventory.fetchSearch()) : null;
  const instalments = isNeeded && query.monthlyTo !== null ? use(inventory.fetchInstalments()) : null;
  return useMemo(() => {
    const { found, corrected } = search?.(index, query) ?? { found: index, corrected: null };
    const monthlyOf = instalments?.within(query);
    const affordable = monthlyOf ? found.filter(({ car }) => monthlyOf(car) !== null) : found;
    return { index, found: affordable, corrected, monthlyOf };
  }, [index, search, instalments, query]);
}

export type ShownPage = CarListPage & Pick<FoundCars, 'corrected' | 'monthlyOf'>;

/** Suspends until the page is loaded. */
export function useShownPage(inventory: Inventory, query: InventoryQuery): ShownPage {
  const isFound = needsIndex(query);
  const { found, corrected, monthlyOf } = useFoundCars(inventory, query, isFound);
  const page = isFound ? null : (inventory.getPage(query.page) ?? use(inventory.fetchPage(query.page)));
  const shown = useMemo(() => page ?? paginate(filterCars(found, query), query.page), [found, page, query]);
  return { ...shown, corrected, monthlyOf };
}
