import type { InventoryQuery } from '../../model/inventory/query.ts';
import { maxSearches, parseSavedSearches, toSavedSearch } from '../../model/inventory/savedSearches.ts';
import { createStoredList } from '../shared/storedList.ts';

/** The visitor's searches, as URL parameters of the inventory. */
const list = createStoredList({
  key: 'searches',
  parse: parseSavedSearches,
  onNotStored() {
    import('./showNotStored.ts').then(({ showNotStored }) => showNotStored()).catch(() => {});
  },
});

export const useSavedSearches = list.use;
export const getSavedSearches = list.get;

/** Does nothing with a full list. */
export function saveSearch(query: InventoryQuery): void {
  const search = toSavedSearch(query);
  if (search !== null && list.getLatest().length < maxSearches) list.change([search], true);
}

export function removeSearches(searches: readonly string[]): void {
  list.change(searches, false);
}
