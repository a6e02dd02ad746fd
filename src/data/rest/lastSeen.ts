/**
 * Offline reading: the database's last answers, by request, in the browser's Cache API. The REST client asks here
 * when the database gives no answer. Staff read through the SDK and the shipment sheet holds buyers' names: neither
 * is kept.
 */

/** The service worker deletes only its own caches, whose names begin differently. */
const cacheName = 'last-seen';
/** How many answers are kept; the oldest go first. */
const maxEntries = 40;
/** Header of a kept answer: when it came, in milliseconds since 1970. */
const seenAtHeader = 'Seen-At';

/** An earlier answer is shown. */
export interface LastSeen {
  /** When the oldest shown answer came; null where that was not recorded. */
  readonly seenAt: Date | null;
}

interface StoredDocument {
  readonly name: string;
  readonly fields?: object;
}

let shown: LastSeen | null = null;
/** Whether an earlier answer was used since `startRefresh`. */
let isStale = false;
let notify: (shown: LastSeen | null) => void = () => {};

/** Calls `listener` when an earlier answer is shown, and with null when all that is shown is fresh again. */
export function onLastSeen(listener: (shown: LastSeen | null) => void): void {
  notify = listener;
  if (shown) notify(shown);
}

/** Call before everything shown is fetched again: if that uses no earlier answer, all of it is fresh. */
export function startRefresh(): void {
  isStale = false;
}

/** Call when the database has answered. */
export function markFresh(): void {
  if (!shown || isStale) return;
  shown = null;
  notify(null);
}

/** Keeps an answer; failures (blocked or full storage) are ignored. */
export async function storeLastSeen(request: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const address = toAddress(request);
    // Deleted first, so that the cache's order is that of the last use.
    await cache.delete(address);
    await cache.put(address, new Response(answer.body, { headers: { [seenAtHeader]: String(Date.now()) } }));
    const addresses = await cache.keys();
    await Promise.all(addresses.slice(0, -maxEntries).map((oldest) => cache.delete(oldest)));
  } catch {
    // Nothing is kept then.
  }
}

/**
 * The last answer to the same request; else, where it asks for documents by name, what other answers hold of them.
 * Null where nothing was kept.
 */
export async function findLastSeen(request: string): Promise<readonly object[] | null> {
  try {
    // Throws while prerendering and where storage is blocked.
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

/** Of each document the copy with the most fields: a list may hold less of it than its own page needs. */
async function findDocuments(cache: Cache, names: readonly string[]): Promise<readonly object[] | null> {
  const best = new Map<string, { readonly found: StoredDocument; readonly answer: Response }>();
  const answers = await Promise.all((await cache.keys()).map((address) => cache.match(address)));
  for (const answer of answers.filter((each) => each !== undefined)) {
    const parts: readonly { document?: StoredDocument; found?: StoredDocument }[] = await answer.json();
    for (const found of parts.flatMap((part) => part.document ?? part.found ?? []))
      if (names.includes(found.name) && fieldCount(found) > fieldCount(best.get(found.name)?.found))
        best.set(found.name, { found, answer });
  }
  for (const { answer } of best.values()) markStale(answer);
  return best.size > 0 ? [...best.values()].map(({ found }) => ({ found })) : null;
}

function fieldCount(document: StoredDocument | undefined): number {
  return document ? Object.keys(document.fields ?? {}).length : -1;
}

function markStale(answer: Response): void {
  const milliseconds = Number(answer.headers.get(seenAtHeader) ?? Number.NaN);
  const seenAt = Number.isFinite(milliseconds) ? new Date(milliseconds) : null;
  const earlier = isStale ? shown?.seenAt : null;
  isStale = true;
  shown = { seenAt: earlier && seenAt && earlier < seenAt ? earlier : seenAt };
  notify(shown);
}

function toAddress(request: string): string {
  return `/last-seen?${encodeURIComponent(request)}`;
}
