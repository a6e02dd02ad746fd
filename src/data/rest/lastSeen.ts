/**
 * The public data this visitor saw last, for when the database gives no answer: its answers as they came, by
 * question, in the browser's Cache API (asynchronous and roomy, where local storage is neither). Staff read
 * through the SDK and the shipment sheet holds buyers' names: neither comes by here.
 */

/** The service worker clears out only its own caches, whose names begin otherwise. */
const cacheName = 'last-seen';
/** How many answers are kept; the oldest go first. */
const maxEntries = 40;
/** Header of a kept answer: when it came, in milliseconds since 1970. */
const seenAtHeader = 'Seen-At';

/** Something seen earlier that is shown in the place of an answer. */
export interface LastSeen {
  /** When the oldest of what is shown was seen; null where that was not written down. */
  readonly seenAt: Date | null;
}

let shown: LastSeen | null = null;
/** Whether something was recalled since answers were last expected. */
let isStale = false;
let notify: (shown: LastSeen | null) => void = () => {};

/** Calls `listener` whenever something seen earlier is shown, and with null once answers come again. */
export function onLastSeen(listener: (shown: LastSeen | null) => void): void {
  notify = listener;
  if (shown) notify(shown);
}

/** To be called before all that is shown is read again: if nothing has to be recalled then, all of it is fresh. */
export function expectAnswers(): void {
  isStale = false;
}

/** To be called when the database has answered. */
export function markFresh(): void {
  if (!shown || isStale) return;
  shown = null;
  notify(null);
}

/** Keeps an answer. Blocked or full storage is no reason to fail a read. */
export async function storeLastSeen(request: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const address = addressOf(request);
    // Put in anew at the end, so that the first are those not seen for the longest time.
    await cache.delete(address);
    await cache.put(address, new Response(answer.body, { headers: { [seenAtHeader]: String(Date.now()) } }));
    const addresses = await cache.keys();
    await Promise.all(addresses.slice(0, -maxEntries).map((oldest) => cache.delete(oldest)));
  } catch {
    // Then nothing is kept.
  }
}

/** The last answer to `question`, or null where none was kept. */
export async function readLastSeen(request: string): Promise<unknown> {
  return readCache(async (cache) => {
    const answer = await cache.match(addressOf(request), { ignoreVary: true });
    return answer && { answer, found: await answer.json() };
  });
}

/** The first of all kept answers in which `find` finds something, what it found, else null. */
export async function searchLastSeen(find: (answer: unknown, request: string) => unknown): Promise<unknown> {
  return readCache(async (cache) => {
    for (const address of await cache.keys()) {
      const answer = await cache.match(address, { ignoreVary: true });
      const found = answer && find(await answer.json(), requestOf(address.url));
      if (found) return { answer, found };
    }
  });
}

interface CachedAnswer {
  readonly answer: Response;
  readonly found: unknown;
}

async function readCache(read: (cache: Cache) => Promise<CachedAnswer | undefined>): Promise<unknown> {
  try {
    // Where pages are prerendered there is no such thing, and where storage is blocked none that opens.
    const cached = await read(await caches.open(cacheName));
    if (!cached) return null;
    markStale(readSeenAt(cached.answer));
    return cached.found;
  } catch {
    return null;
  }
}

function markStale(seenAt: Date | null): void {
  const earlier = isStale ? shown?.seenAt : null;
  isStale = true;
  shown = { seenAt: earlier && seenAt && earlier < seenAt ? earlier : seenAt };
  notify(shown);
}

function readSeenAt(answer: Response): Date | null {
  const milliseconds = Number(answer.headers.get(seenAtHeader) ?? Number.NaN);
  return Number.isFinite(milliseconds) ? new Date(milliseconds) : null;
}

function requestOf(address: string): string {
  return decodeURIComponent(address.slice(address.indexOf('?') + 1));
}

function addressOf(request: string): string {
  return `/last-seen?${encodeURIComponent(request)}`;
}
