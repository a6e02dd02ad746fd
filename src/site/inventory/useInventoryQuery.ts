import {
  defaultQuery,
  type InventoryQuery,
  parseQuery,
  serializeQuery,
} from '../../model/inventory/query.ts';
import { useDebouncedSearchParams } from '../../ui/hooks/useDebouncedSearchParams.ts';

const codec = { parse: parseQuery, serialize: serializeQuery };

/**
 * The query in the URL; typing updates it after a pause.
 * @param onChange called before each change
 */
export function useInventoryQuery(onChange: () => void) {
  const { state: query, set, setDebounced } = useDebouncedSearchParams(codec);
  const apply = (update: typeof set, next: InventoryQuery) => {
    onChange();
    update(next);
  };
  return {
    query,
    change: (patch: Partial<InventoryQuery>) => apply(set, { ...query, page: 1, ...patch }),
    type: (search: string) => apply(setDebounced, { ...query, page: 1, search }),
    clear: () => apply(set, { ...defaultQuery, sort: query.sort }),
  };
}
