import { use } from 'react';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { isSearch } from '../../model/inventory/filters.ts';
import type { IndexedCar } from '../../model/inventory/indexedCars.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';

interface FoundCars {
  /** All cars for sale. */
  readonly index: readonly IndexedCar[];
  /** Those of them that the query's search finds. */
  readonly found: readonly IndexedCar[];
  /** What was searched instead of a mistyped text. */
  readonly corrected: string | null;
}

/** What a query's search finds; suspends the component that asks until it can be known. */
export function readFoundCars(inventory: Inventory, query: InventoryQuery): FoundCars {
  const index = use(inventory.index());
  if (!isSearch(query)) return { index, found: index, corrected: null };
  return { index, ...use(inventory.search())(index, query.search.trim()) };
}
