import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { everything, type InventoryQuery, readQuery, writeQuery } from '../../model/inventory.ts';

/** How long typing must rest before the search is written to the URL, in milliseconds. */
const rest = 250;

/**
 * The inventory's query. It lives in the URL, so that Back and reload restore it, but the controls do not wait
 * for the URL: they show a change at once and the URL follows, while typing only when that rests.
 */
export function useInventoryQuery() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(() => readQuery(params));
  const inUrl = params.toString();
  const { write, isOwn } = useOwnWrites(inUrl, (own) =>
    setParams(own, { replace: true, preventScrollReset: true }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another URL is news
  useEffect(() => {
    if (!isOwn(inUrl)) setQuery(readQuery(params));
  }, [inUrl]);

  const set = (next: InventoryQuery, delay = 0) => {
    setQuery(next);
    write(writeQuery(next), delay);
  };
  return {
    query,
    change: (patch: Partial<InventoryQuery>) => set({ ...query, page: 1, ...patch }),
    type: (search: string) => set({ ...query, page: 1, search }, rest),
    clear: () => set({ ...everything, sort: query.sort }),
  };
}

/** Writes to the URL, and knows which of the URLs that come back are its own and so no news. */
function useOwnWrites(inUrl: string, navigate: (params: URLSearchParams) => void) {
  const latest = useRef({ inUrl, navigate });
  useEffect(() => {
    latest.current = { inUrl, navigate };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const expected = useRef(new Set<string>());

  const write = (params: URLSearchParams, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const url = params.toString();
      if (url === latest.current.inUrl) return;
      expected.current.add(url);
      latest.current.navigate(params);
    }, delay);
  };
  return { write, isOwn: (url: string) => expected.current.delete(url) };
}
