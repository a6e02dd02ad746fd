import { useCallback, useEffect, useState } from 'react';

/** What a read brought so far. */
export type Load<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly value: T };

/**
 * Reads when the component appears and whenever `reload` is called; `change` updates what is shown after a
 * write. `read` must be stable: another one is read at once.
 */
export function useLoad<T>(read: () => Promise<T>) {
  const [load, setLoad] = useState<Load<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another read
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Load<T>) => {
      if (isCurrent) setLoad(next);
    };
    show({ status: 'loading' });
    read().then(
      (value) => show({ status: 'ready', value }),
      (error: unknown) => show({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [read, attempt]);

  const change = useCallback((update: (value: T) => T) => {
    setLoad((now) => (now.status === 'ready' ? { ...now, value: update(now.value) } : now));
  }, []);
  return { load, attempt, change, reload: () => setAttempt((now) => now + 1) };
}
