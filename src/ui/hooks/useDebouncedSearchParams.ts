import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

const debounceMs = 250;

const interactionEvents = ['pointerdown', 'click', 'focusout', 'visibilitychange'] as const;

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
  const isNavigating = useNavigation().state !== 'idle';
  const inUrl = params.toString();
  const lastSynced = useRef(inUrl);
  /** Own updates that may not have reached `params` yet. */
  const ownWrites = useRef(new Set<string>());
  const pending = useRef<{ readonly state: T; readonly timer: ReturnType<typeof setTimeout> }>(null);

  const cancelPending = () => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  };
  const flush = () => {
    if (!pending.current || isNavigating) return;
    const written = serialize(pending.current.state);
    cancelPending();
    if (written.toString() === lastSynced.current) return;
    lastSynced.current = written.toString();
    ownWrites.current.add(lastSynced.current);
    setParams(written, { replace: true, preventScrollReset: true });
  };
  const latest = useRef({ flush, cancelPending });
  useEffect(() => {
    latest.current = { flush, cancelPending };
  });
  const show = (next: T, delayMs: number) => {
    setState(next);
    cancelPending();
    pending.current = { state: next, timer: setTimeout(() => latest.current.flush(), delayMs) };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL changes
  useEffect(() => {
    if (ownWrites.current.has(inUrl) || inUrl === lastSynced.current) {
      if (inUrl === lastSynced.current) ownWrites.current.clear();
      return;
    }
    cancelPending();
    ownWrites.current.clear();
    lastSynced.current = inUrl;
    setState(parse(params));
  }, [inUrl]);

  // Typed during a navigation that ended on this page.
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

function useInteractionElsewhere(onInteraction: () => void): void {
  const listener = useEffectEvent(onInteraction);
  useEffect(() => {
    for (const type of interactionEvents) document.addEventListener(type, listener, { capture: true });
    return () => {
      for (const type of interactionEvents) document.removeEventListener(type, listener, { capture: true });
    };
  }, []);
}
