import { useCallback, useEffect, useRef, useState } from 'react';

/** How long typing rests before the draft is kept, in milliseconds. */
const debounceMs = 400;

interface Options<T> {
  /** One draft a form and document. */
  readonly name: string;
  readonly value: T;
  /** Whether the value differs from what is saved; only then is it kept. */
  readonly dirty: boolean;
  /** Reads a kept draft, or null where it cannot be used. */
  readonly read: (kept: unknown) => T | null;
}

interface Draft<T> {
  /** A draft an earlier visit left, or null. */
  readonly offered: T | null;
  /** Takes the offer away, because it was restored. */
  readonly accept: () => void;
  /** Deletes the kept draft; with `forGood` nothing of this form is kept any more, because it was saved. */
  readonly discard: (forGood?: boolean) => void;
}

/**
 * Keeps what is typed into a form on this device, so that a closed tab or an ended session loses nothing.
 * Where the browser keeps nothing (blocked, full) the form works the same without it.
 */
export function useDraft<T>({ name, value, dirty, read }: Options<T>): Draft<T> {
  const [offered, setOffered] = useState<T | null>(() => read(load(name)));
  const pending = useRef<(() => void) | null>(null);
  const closed = useRef(false);
  const flush = useCallback(() => {
    if (!closed.current) pending.current?.();
    pending.current = null;
  }, []);

  const kept = useRef(false);
  useEffect(() => {
    if (!dirty && kept.current) {
      // Everything was put back as it was saved: there is nothing to offer.
      pending.current = null;
      remove(name);
    }
    kept.current = dirty;
    if (!dirty) return;
    pending.current = () => store(name, value);
    const timer = setTimeout(flush, debounceMs);
    return () => clearTimeout(timer);
  }, [name, value, dirty, flush]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const discard = useCallback(
    (forGood = false) => {
      closed.current ||= forGood;
      pending.current = null;
      remove(name);
      setOffered(null);
    },
    [name],
  );
  return { offered, accept: () => setOffered(null), discard };
}

const keyOf = (name: string) => `draft:${name}`;

function load(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Blocked or full: there is no draft then, and the question before leaving still guards the form.
  }
}

function remove(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Blocked: nothing was kept.
  }
}
