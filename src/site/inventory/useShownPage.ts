import { use, useMemo } from 'react';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { type CarListPage, paginate } from '../../model/inventory/carListPage.ts';
import { needsIndex } from '../../model/inventory/filters.ts';
import { filterCars } from '../../model/inventory/indexedCars.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';
import { useFoundCars } from './useFoundCars.ts';

export interface ShownPage extends CarListPage {
  /** The text that was searched instead of a mistyped one. */
  readonly corrected: string | null;
}

/** Suspends until the page is loaded. */
export function useShownPage(inventory: Inventory, query: InventoryQuery): ShownPage {
  const isFound = needsIndex(query);
  const { found, corrected } = useFoundCars(inventory, query, isFound);
  const page = isFound ? null : (inventory.getPage(query.page) ?? use(inventory.fetchPage(query.page)));
  const shown = useMemo(() => page ?? paginate(filterCars(found, query), query.page), [found, page, query]);
  return { ...shown, corrected };
}
