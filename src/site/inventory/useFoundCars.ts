import { use } from 'react';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { isSearch } from '../../model/inventory/filters.ts';
import type { IndexedCar } from '../../model/inventory/indexedCars.ts';
import type { InventoryQuery } from '../../model/inventory/query.ts';

interface FoundCars {
  /** All cars for sale. */
  readonly index: readonly IndexedCar[];
  /** Those that the query's search finds. */
  readonly found: readonly IndexedCar[];
  /** What was searched instead of a mistyped text. */
  readonly corrected: string | null;
}

const nothing: FoundCars = { index: [], found: [], corrected: null };

/** What a query's search finds; suspends until the cars and the search are there. */
export function useFoundCars(inventory: Inventory, query: InventoryQuery, isNeeded = true): FoundCars {
  if (!isNeeded) return nothing;
  const index = use(inventory.fetchIndex());
  if (!isSearch(query)) return { index, found: index, corrected: null };
  return { index, ...use(inventory.fetchSearch())(index, query.search.trim()) };
}
