import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

/** How long after the last letter the URL changes. */
const debounceMs = 250;

/** Events that write a pending state to the URL at once: the visitor does something else. */
const interactionEvents = ['pointerdown', 'click', 'focusout', 'visibilitychange'] as const;

/** How a page's state is read from the URL and written to it. */
interface Codec<T> {
  readonly read: (params: URLSearchParams) => T;
  readonly write: (state: T) => URLSearchParams;
}

interface DebouncedSearchParams<T> {
  readonly state: T;
  /** Shows a new state, and writes it to the URL at once. */
  readonly set: (next: T) => void;
  /** Shows a new state, and writes it to the URL after a pause in typing or when the visitor does something else. */
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
  const lastSynced = useRef(inUrl);
  /** Written, and perhaps still on its way into the URL: when one of these arrives there it is no news. */
  const ownWrites = useRef(new Set<string>());
  const pending = useRef<{ readonly state: T; readonly timer: ReturnType<typeof setTimeout> }>(null);

  const cancelPending = () => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  };
  const flush = () => {
    if (!pending.current || isNavigating) return;
    const written = write(pending.current.state);
    cancelPending();
    if (written.toString() === lastSynced.current) return;
    lastSynced.current = written.toString();
    ownWrites.current.add(lastSynced.current);
    setParams(written, { replace: true, preventScrollReset: true });
  };
  const latest = useRef({ flush, cancelPending: cancelPending });
  useEffect(() => {
    latest.current = { flush, cancelPending: cancelPending };
  });
  const show = (next: T, delayMs: number) => {
    setState(next);
    cancelPending();
    pending.current = { state: next, timer: setTimeout(() => latest.current.flush(), delayMs) };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another URL is news
  useEffect(() => {
    if (ownWrites.current.has(inUrl) || inUrl === lastSynced.current) {
      if (inUrl === lastSynced.current) ownWrites.current.clear();
      return;
    }
    cancelPending();
    ownWrites.current.clear();
    lastSynced.current = inUrl;
    setState(read(params));
  }, [inUrl]);

  // What was typed during a navigation that ended on this page.
  useEffect(() => {
    if (!isNavigating) latest.current.flush();
  }, [isNavigating]);

  useInteractionElsewhere(flush);
  useEffect(() => () => latest.current.cancelPending(), []);

  return {
    state,
    set: (next) => {
      show(next, 0);
      flush();
    },
    setDebounced: (next) => show(next, debounceMs),
  };
}

/** Calls `onInteraction` when a visitor does something else, before that takes effect. */
function useInteractionElsewhere(onInteraction: () => void): void {
  const listener = useEffectEvent(onInteraction);
  useEffect(() => {
    for (const type of interactionEvents) document.addEventListener(type, listener, { capture: true });
    return () => {
      for (const type of interactionEvents) document.removeEventListener(type, listener, { capture: true });
    };
  }, []);
}
