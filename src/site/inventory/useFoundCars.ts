import { use } from 'react';
import type { Inventory } from '../../data/public/inventory/inventory.ts';
import { isSearch } from '../../model/inventory/filters.ts';
import type { IndexedCar } from '../../model/inventory/indexedCars.ts';
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
  if (!isSearch(query)) return { index, found: index, corrected: null };
  return { index, ...use(inventory.fetchSearch())(index, query.search.trim()) };
}
