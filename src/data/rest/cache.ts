/** How long a fetched value is reused, in milliseconds. */
const defaultTtlMs = 60_000;

const entries = new Map<string, { readonly value: Promise<unknown>; readonly expires: number }>();

/** The promise kept under `key` for a minute, else a new one. A failure is not kept. */
export function cached<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  const entry = peekCached<T>(key);
  if (entry) return entry;
  const value = fetch();
  startCaching()(key, value);
  value.catch(() => {
    if (entries.get(key)?.value === value) entries.delete(key);
  });
  return value;
}

/** What is kept under `key`, if anything is. */
export function peekCached<T>(key: string): Promise<T> | null {
  const entry = entries.get(key);
  return entry && entry.expires > performance.now() ? (entry.value as Promise<T>) : null;
}

/**
 * Call before a fetch whose result answers other fetches too: the returned function keeps it for them, unless
 * something was cleared since, because the result may be from before the write.
 */
export function startCaching(ttlMs = defaultTtlMs): AddToCache {
  const startedIn = generation;
  return (key, value) => {
    if (startedIn === generation) entries.set(key, { value, expires: performance.now() + ttlMs });
  };
}

export type AddToCache = <T>(key: string, value: Promise<T>) => void;

/** How often something was cleared. */
let generation = 0;

/** Forgets everything under this prefix, after a write made it stale. */
export function clearCached(prefix: string): void {
  generation += 1;
  for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
}

/** Promises by key, each made once; without a time limit, unlike `cached`. */
export function createPromiseMap() {
  const entries = new Map<string, { readonly promise: Promise<unknown>; state?: 'fulfilled' | 'rejected' }>();
  return {
    /** The same promise each time, as React's `use` needs it; a failed one too, or React would fetch forever. */
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
    /** Lets failed fetches be tried again. */
    clearFailed() {
      for (const [key, { state }] of entries) if (state === 'rejected') entries.delete(key);
    },
  };
}
