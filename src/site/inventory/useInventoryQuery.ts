import {
  defaultQuery,
  type InventoryQuery,
  parseQuery,
  serializeQuery,
} from '../../model/inventory/query.ts';
import { useDebouncedSearchParams } from '../../ui/hooks/useDebouncedSearchParams.ts';

const codec = { read: parseQuery, write: serializeQuery };

/**
 * The query in the URL; typing updates it after a pause.
 * @param onAsk called before each change
 */
export function useInventoryQuery(onAsk: () => void) {
  const { state: query, set, setDebounced } = useDebouncedSearchParams(codec);
  const ask = (tell: typeof set, next: InventoryQuery) => {
    onAsk();
    tell(next);
  };
  return {
    query,
    change: (patch: Partial<InventoryQuery>) => ask(set, { ...query, page: 1, ...patch }),
    type: (search: string) => ask(setDebounced, { ...query, page: 1, search }),
    clear: () => ask(set, { ...defaultQuery, sort: query.sort }),
  };
}
