/** How long a public read is kept, in milliseconds. */
const lifetime = 60_000;

const entries = new Map<string, { readonly value: Promise<unknown>; readonly expires: number }>();

/** The promise of an earlier read of `key` less than a minute ago, else a new one. A failure is not kept. */
export function cached<T>(key: string, read: () => Promise<T>): Promise<T> {
  const known = peekCached<T>(key);
  if (known) return known;
  const value = read();
  keepCached(key, value);
  value.catch(() => entries.delete(key));
  return value;
}

/** What `key` was read as less than a minute ago, if it was. */
export function peekCached<T>(key: string): Promise<T> | null {
  const known = entries.get(key);
  return known && known.expires > performance.now() ? (known.value as Promise<T>) : null;
}

/** Keeps what another read brought along, so that it needs no read of its own. */
export function keepCached<T>(key: string, value: Promise<T>): void {
  entries.set(key, { value, expires: performance.now() + lifetime });
}

/** Forgets what was read under this prefix, after a write made it stale. */
export function forgetCached(prefix: string): void {
  for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
}
