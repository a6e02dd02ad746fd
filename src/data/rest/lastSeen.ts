/**
 * Offline reading: stores recent Firestore responses by request in the Cache API. Used by the REST client only: staff
 * data and the shipment sheet, which has buyer names, are never stored.
 */

/** Must not start with the prefix of the service worker caches, which it deletes. */
const cacheName = 'last-seen';
/** The oldest entries are deleted first. */
const maxEntries = 40;
/** Milliseconds since 1970. */
const seenAtHeader = 'Seen-At';

interface StoredDocument {
  readonly name: string;
  readonly fields?: object;
}

/** Time of the oldest stored response that the page shows; null if it shows none. */
let shown: Date | null = null;
/** Whether stored data was used since `startRefresh`. */
let isStale = false;
let notify: (shown: Date | null) => void = () => {};

/** Calls `listener` with its time when stored data is shown, and with null when everything is fresh again. */
export function onLastSeen(listener: (shown: Date | null) => void): void {
  notify = listener;
  if (shown) notify(shown);
}

/** Call before refetching everything shown. */
export function startRefresh(): void {
  isStale = false;
}

export function markFresh(): void {
  if (!shown || isStale) return;
  shown = null;
  notify(null);
}

/** Ignores failures such as blocked or full storage. */
export async function storeLastSeen(request: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const address = toAddress(request);
    // Delete first, so that the order is by last response.
    await cache.delete(address);
    await cache.put(address, new Response(answer.body, { headers: { [seenAtHeader]: String(Date.now()) } }));
    const addresses = await cache.keys();
    await Promise.all(addresses.slice(0, -maxEntries).map((oldest) => cache.delete(oldest)));
  } catch {}
}

/**
 * Returns the stored response to the same request. For a request by document name, falls back to documents in other
 * responses.
 */
export async function findLastSeen(request: string): Promise<readonly object[] | null> {
  try {
    // Throws during prerendering or if storage is blocked.
    const cache = await caches.open(cacheName);
    const same = await cache.match(toAddress(request));
    if (same) {
      markStale(same);
      return await same.json();
    }
    const { documents: names = [] } = JSON.parse(request) as { documents?: readonly string[] };
    return names.length > 0 ? await findDocuments(cache, names) : null;
  } catch {
    return null;
  }
}

/** Picks the copy with the most fields, because lists store fewer than pages need; of several, the latest. */
async function findDocuments(cache: Cache, names: readonly string[]): Promise<readonly object[] | null> {
  const best = new Map<string, { readonly found: StoredDocument; readonly answer: Response }>();
  for (const answer of await cache.matchAll()) {
    const parts: readonly { document?: StoredDocument; found?: StoredDocument }[] = await answer.json();
    for (const found of parts.flatMap((part) => part.document ?? part.found ?? []))
      if (names.includes(found.name) && fieldCount(found) >= fieldCount(best.get(found.name)?.found))
        best.set(found.name, { found, answer });
  }
  for (const { answer } of best.values()) markStale(answer);
  return best.size > 0 ? [...best.values()].map(({ found }) => ({ found })) : null;
}

function fieldCount(document: StoredDocument | undefined): number {
  return document ? Object.keys(document.fields ?? {}).length : -1;
}

function markStale(answer: Response): void {
  const seenAt = new Date(Number(answer.headers.get(seenAtHeader)));
  shown = isStale && shown && shown < seenAt ? shown : seenAt;
  isStale = true;
  notify(shown);
}

function toAddress(request: string): string {
  return `/last-seen?${encodeURIComponent(request)}`;
}
