import { everything, type InventoryQuery, readQuery, writeQuery } from '../../model/inventory.ts';
import { useDebouncedSearchParams } from '../../ui/useDebouncedSearchParams.ts';

const codec = { read: readQuery, write: writeQuery };

/** The inventory's query, which lives in the URL: a search that is typed is written there once typing rests. */
export function useInventoryQuery() {
  const { state: query, set, setDebounced } = useDebouncedSearchParams(codec);
  return {
    query,
    change: (patch: Partial<InventoryQuery>) => set({ ...query, page: 1, ...patch }),
    type: (search: string) => setDebounced({ ...query, page: 1, search }),
    clear: () => set({ ...everything, sort: query.sort }),
  };
}
