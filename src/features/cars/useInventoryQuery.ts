import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { everything, type InventoryQuery, readQuery, writeQuery } from '../../model/inventory.ts';

/** How long typing must rest before the search is written to the URL, in milliseconds. */
const rest = 250;

/**
 * The inventory's query. It lives in the URL, so that Back and reload restore it; only the search box runs
 * ahead of the URL while someone types, because a navigation for each letter would be slow and fill the history.
 */
export function useInventoryQuery() {
  const [params, setParams] = useSearchParams();
  const fromUrl = readQuery(params);
  const [search, setSearch] = useTyped(fromUrl.search);
  const query: InventoryQuery = { ...fromUrl, search };

  const change = (patch: Partial<InventoryQuery>) =>
    setParams(writeQuery({ ...query, page: 1, ...patch }), { replace: true, preventScrollReset: true });

  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = useCallback(
    (text: string) => {
      setSearch(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current({ search: text }), rest);
    },
    [setSearch],
  );
  const clear = () => {
    clearTimeout(timer.current);
    setSearch('');
    change({ ...everything, sort: query.sort });
  };

  return { query, change, type, clear };
}

/** Typed text that follows `given` when that changes from outside (Back, a removed chip). */
function useTyped(given: string) {
  const [typed, setTyped] = useState(given);
  const [last, setLast] = useState(given);
  if (given !== last) {
    setLast(given);
    if (given !== typed.trim()) setTyped(given);
  }
  return [typed, setTyped] as const;
}
