/** How long a visitor's read is kept, in milliseconds. */
const visitTtlMs = 60_000;

const entries = new Map<string, { readonly value: Promise<unknown>; readonly expires: number }>();

/** The promise of an earlier read of `key` less than a minute ago, else a new one. A failure is not kept. */
export function cached<T>(key: string, read: () => Promise<T>): Promise<T> {
  const entry = peekCached<T>(key);
  if (entry) return entry;
  const value = read();
  startCaching()(key, value);
  value.catch(() => {
    if (entries.get(key)?.value === value) entries.delete(key);
  });
  return value;
}

/** What `key` was read as less than a minute ago, if it was. */
export function peekCached<T>(key: string): Promise<T> | null {
  const entry = entries.get(key);
  return entry && entry.expires > performance.now() ? (entry.value as Promise<T>) : null;
}

/**
 * To be called before a read that brings along what others would read: the returned function keeps that for them,
 * unless something was forgotten since, for what the read brings may be from before the write.
 */
export function startCaching(ttlMs = visitTtlMs): KeepCached {
  const startedIn = generation;
  return (key, value) => {
    if (startedIn === generation) entries.set(key, { value, expires: performance.now() + ttlMs });
  };
}

export type KeepCached = <T>(key: string, value: Promise<T>) => void;

/** How often something was forgotten. */
let generation = 0;

/** Forgets what was read under this prefix, after a write made it stale. */
export function clearCached(prefix: string): void {
  generation += 1;
  for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
}
