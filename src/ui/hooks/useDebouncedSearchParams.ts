import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router-dom';

const debounceMs = 250;

const interactionEvents = ['pointerdown', 'click', 'focusout', 'visibilitychange'] as const;

/** State of the history entries that this hook writes. */
const ownUpdate = 'search-params';

interface Codec<T> {
  readonly parse: (params: URLSearchParams) => T;
  readonly serialize: (state: T) => URLSearchParams;
}

interface Shown<T> {
  readonly state: T;
  /** Milliseconds until it is written to the URL; null if it was read from there. */
  readonly delayMs: number | null;
}

interface DebouncedSearchParams<T> {
  readonly state: T;
  readonly set: (next: T) => void;
  /** Updates the URL after a pause in typing or the next interaction. */
  readonly setDebounced: (next: T) => void;
  /** Like `setDebounced`, for fields of which several may have input from before hydration. */
  readonly patch: (change: Partial<T>) => void;
}

/**
 * State in the query string. Updates `state` at once and the URL later; back, forward and links override it. Waits
 * while a navigation is pending, because an update would cancel it.
 */
export function useDebouncedSearchParams<T>({ parse, serialize }: Codec<T>): DebouncedSearchParams<T> {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<Shown<T>>(() => ({ state: parse(params), delayMs: null }));
  const isNavigating = useNavigation().state !== 'idle';
  const isReplaced = useNavigationType() === 'REPLACE';
  const isOwn = useLocation().state === ownUpdate && isReplaced;
  const inUrl = params.toString();
  /** The last query string written or followed. An own update reaches `params` later. */
  const synced = useRef(inUrl);

  const flush = useEffectEvent(() => {
    if (shown.delayMs === null || isNavigating) return;
    const written = serialize(shown.state);
    if (written.toString() === synced.current) return;
    synced.current = written.toString();
    setParams(written, { replace: true, preventScrollReset: true, state: ownUpdate });
  });
  useEffect(() => {
    if (shown.delayMs === null || isNavigating) return;
    const timer = setTimeout(flush, shown.delayMs);
    return () => clearTimeout(timer);
  }, [shown, isNavigating]);
  useEffect(() => {
    for (const type of interactionEvents) document.addEventListener(type, flush, { capture: true });
    return () => {
      for (const type of interactionEvents) document.removeEventListener(type, flush, { capture: true });
    };
  }, []);

  const follow = useEffectEvent((url: string) => {
    if (isOwn || url === synced.current) return;
    synced.current = url;
    setShown({ state: parse(params), delayMs: null });
  });
  useEffect(() => follow(inUrl), [inUrl]);

  return {
    state: shown.state,
    set: (state) => setShown({ state, delayMs: 0 }),
    setDebounced: (state) => setShown({ state, delayMs: debounceMs }),
    patch: (change) => setShown(({ state }) => ({ state: { ...state, ...change }, delayMs: debounceMs })),
  };
}
