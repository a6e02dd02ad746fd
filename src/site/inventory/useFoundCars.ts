import { use, useMemo } from 'react';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import type { CarSummary } from '../../model/car/car.ts';
import { type CarListPage, paginate } from '../../model/inventory/carListPage.ts';
import { isSearch, needsIndex } from '../../model/inventory/filters.ts';
import { filterCars, type IndexedCar, withEquipment } from '../../model/inventory/indexedCars.ts';
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
  const instalments = isNeeded && query.monthlyTo !== null ? use(inventory.fetchInstalments()) : null;
  const { found, corrected } =
    isNeeded && isSearch(query)
      ? use(inventory.fetchSearch())(index, query.search.trim())
      : { found: index, corrected: null };
  const kept = useMemo(() => {
    const monthlyOf = instalments?.within(query);
    const affordable = monthlyOf ? found.filter(({ car }) => monthlyOf(car) !== null) : found;
    return { found: withEquipment(affordable, query.equipment), monthlyOf };
  }, [found, instalments, query]);
  return { index, corrected, ...kept };
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
