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

interface DebouncedSearchParams<T> {
  readonly state: T;
  readonly set: (next: T) => void;
  /** Updates the URL after a pause in typing or the next interaction. */
  readonly setDebounced: (next: T) => void;
}

/**
 * State in the query string. Updates `state` at once and the URL later; back, forward and links override it. Waits
 * while a navigation is pending, because an update would cancel it.
 */
export function useDebouncedSearchParams<T>({ parse, serialize }: Codec<T>): DebouncedSearchParams<T> {
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState(() => parse(params));
  const [pending, setPending] = useState<{ readonly state: T; readonly delayMs: number } | null>(null);
  const isNavigating = useNavigation().state !== 'idle';
  const isReplaced = useNavigationType() === 'REPLACE';
  const isOwn = useLocation().state === ownUpdate && isReplaced;
  const inUrl = params.toString();
  /** The last query string written or followed. An own update reaches `params` later. */
  const synced = useRef(inUrl);

  const flush = useEffectEvent(() => {
    if (!pending || isNavigating) return;
    setPending(null);
    const written = serialize(pending.state);
    if (written.toString() === synced.current) return;
    synced.current = written.toString();
    setParams(written, { replace: true, preventScrollReset: true, state: ownUpdate });
  });
  useEffect(() => {
    if (!pending || isNavigating) return;
    const timer = setTimeout(flush, pending.delayMs);
    return () => clearTimeout(timer);
  }, [pending, isNavigating]);
  useEffect(() => {
    for (const type of interactionEvents) document.addEventListener(type, flush, { capture: true });
    return () => {
      for (const type of interactionEvents) document.removeEventListener(type, flush, { capture: true });
    };
  }, []);

  const follow = useEffectEvent((url: string) => {
    if (isOwn || url === synced.current) return;
    synced.current = url;
    setState(parse(params));
    setPending(null);
  });
  useEffect(() => follow(inUrl), [inUrl]);

  const show = (next: T, delayMs: number) => {
    setState(next);
    setPending({ state: next, delayMs });
  };
  return { state, set: (next) => show(next, 0), setDebounced: (next) => show(next, debounceMs) };
}
