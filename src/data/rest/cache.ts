const defaultTtlMs = 60_000;

const entries = new Map<string, { readonly value: Promise<unknown>; readonly expires: number }>();

/** Returns the cached promise for `key`, or caches a new one, by default for a minute. Failures are not cached. */
export function cached<T>(key: string, fetch: () => Promise<T>, ttlMs?: number): Promise<T> {
  const entry = peekCached<T>(key);
  if (entry) return entry;
  const value = fetch();
  startCaching(ttlMs)(key, value);
  value.then(
    // React's `use` then returns it at once.
    (result) => Object.assign(value, { status: 'fulfilled', value: result }),
    () => {
      if (entries.get(key)?.value === value) entries.delete(key);
    },
  );
  return value;
}

export function peekCached<T>(key: string): Promise<T> | null {
  const entry = entries.get(key);
  return entry && entry.expires > performance.now() ? (entry.value as Promise<T>) : null;
}

/**
 * Call before a fetch whose result also answers other fetches. The returned function does nothing if the cache was
 * cleared in the meantime, because the result may predate the write.
 */
export function startCaching(ttlMs = defaultTtlMs): (key: string, value: unknown) => void {
  const startedIn = generation;
  return (key, value) => {
    if (startedIn !== generation) return;
    entries.set(key, { value: Promise.resolve(value), expires: performance.now() + ttlMs });
  };
}

let generation = 0;

export function clearCached(prefix: string): void {
  generation += 1;
  for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
}

/** A map of promises without expiry, unlike `cached`. */
export function createPromiseMap() {
  const entries = new Map<string, { readonly promise: Promise<unknown>; state?: 'fulfilled' | 'rejected' }>();
  return {
    /** Returns a stable promise, as React `use` requires. Failed promises stay too, or React would fetch in a loop. */
    get<T>(key: string, fetch: () => Promise<T>): Promise<T> {
      const known = entries.get(key);
      if (known) return known.promise as Promise<T>;
      const promise = fetch();
      const entry = { promise };
      entries.set(key, entry);
      promise.then(
        () => Object.assign(entry, { state: 'fulfilled' }),
        () => Object.assign(entry, { state: 'rejected' }),
      );
      return promise;
    },
    isFulfilled: (key: string) => entries.get(key)?.state === 'fulfilled',
    clearFailed() {
      for (const [key, { state }] of entries) if (state === 'rejected') entries.delete(key);
    },
  };
}
