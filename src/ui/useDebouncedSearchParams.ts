import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

/** How long typing rests before the URL tells it. */
const debounceMs = 250;

/** What shows that a visitor turns to something else. */
const turnEvents = ['pointerdown', 'click', 'focusout', 'visibilitychange'] as const;

/** How a page's state is read from the URL and written to it. */
interface Codec<T> {
  readonly read: (params: URLSearchParams) => T;
  readonly write: (state: T) => URLSearchParams;
}

interface DebouncedSearchParams<T> {
  readonly state: T;
  /** Shows a new state, and writes it to the URL at once. */
  readonly set: (next: T) => void;
  /** Shows a new state, and writes it to the URL once typing rests or something else is turned to. */
  readonly setDebounced: (next: T) => void;
}

/**
 * A page's state that lives in the URL, so that Back, reload and a sent link restore it. Its controls do not wait
 * for the URL: they show a change at once. Any other change of the URL (Back, a link to the bare page) wins over
 * what is shown. While a navigation is pending nothing is written, because that would cancel it.
 */
export function useDebouncedSearchParams<T>({ read, write }: Codec<T>): DebouncedSearchParams<T> {
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState(() => read(params));
  const isNavigating = useNavigation().state !== 'idle';
  const inUrl = params.toString();
  /** What was written last, or read since. */
  const known = useRef(inUrl);
  /** Written, and perhaps still on its way into the URL: when one of these arrives there it is no news. */
  const own = useRef(new Set<string>());
  const pending = useRef<{ readonly state: T; readonly timer: ReturnType<typeof setTimeout> }>(null);

  const drop = () => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  };
  const flush = () => {
    if (!pending.current || isNavigating) return;
    const written = write(pending.current.state);
    drop();
    if (written.toString() === known.current) return;
    known.current = written.toString();
    own.current.add(known.current);
    setParams(written, { replace: true, preventScrollReset: true });
  };
  const latest = useRef({ flush, drop });
  useEffect(() => {
    latest.current = { flush, drop };
  });
  const show = (next: T, delayMs: number) => {
    setState(next);
    drop();
    pending.current = { state: next, timer: setTimeout(() => latest.current.flush(), delayMs) };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another URL is news
  useEffect(() => {
    if (own.current.has(inUrl) || inUrl === known.current) {
      if (inUrl === known.current) own.current.clear();
      return;
    }
    drop();
    own.current.clear();
    known.current = inUrl;
    setState(read(params));
  }, [inUrl]);

  // What was typed during a navigation that ended on this page.
  useEffect(() => {
    if (!isNavigating) latest.current.flush();
  }, [isNavigating]);

  useTurning(flush);
  useEffect(() => () => latest.current.drop(), []);

  return {
    state,
    set: (next) => {
      show(next, 0);
      flush();
    },
    setDebounced: (next) => show(next, debounceMs),
  };
}

/** Calls `onTurn` when a visitor turns to something else, before anything comes of it. */
function useTurning(onTurn: () => void): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const listener = () => latest.current();
    for (const type of turnEvents) document.addEventListener(type, listener, { capture: true });
    return () => {
      for (const type of turnEvents) document.removeEventListener(type, listener, { capture: true });
    };
  }, []);
}
