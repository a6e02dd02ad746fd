/**
 * The public data this visitor saw last, for when there is no network: the database's answers as they came,
 * by question, in the browser's Cache API (asynchronous and roomy, where local storage is neither). Staff
 * read through the SDK and the shipment sheet holds buyers' names: neither comes by here.
 */

/** The service worker clears out only its own caches, whose names begin otherwise. */
const name = 'last-seen';
/** How many answers are kept; the oldest go first. */
const limit = 40;

let shown = false;
let tell = () => {};

/** Calls `listener` once something seen earlier is shown because there is no network, or at once if it was. */
export function onLastSeenShown(listener: () => void): void {
  tell = listener;
  if (shown) tell();
}

/** Keeps an answer. Blocked or full storage is no reason to fail a read. */
export async function keepSeen(question: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    const address = addressOf(question);
    // Put in anew at the end, so that the first are those not seen for the longest time.
    await cache.delete(address);
    await cache.put(address, answer);
    const addresses = await cache.keys();
    await Promise.all(addresses.slice(0, -limit).map((old) => cache.delete(old)));
  } catch {
    // Then nothing is kept.
  }
}

/** The last answer to `question`, or null where the network is there or nothing was kept. */
export async function recallSeen(question: string): Promise<unknown> {
  return recall(async (cache) => (await cache.match(addressOf(question), { ignoreVary: true }))?.json());
}

/** The first of all kept answers in which `find` finds something, what it found, else null. */
export async function searchSeen(find: (answer: unknown, question: string) => unknown): Promise<unknown> {
  return recall(async (cache) => {
    for (const address of await cache.keys()) {
      const answer = await cache.match(address, { ignoreVary: true });
      const found = find(await answer?.json(), questionOf(address.url));
      if (found) return found;
    }
  });
}

async function recall(read: (cache: Cache) => Promise<unknown>): Promise<unknown> {
  // Nor where pages are prerendered: Node has no navigator.
  if (globalThis.navigator?.onLine !== false) return null;
  try {
    const found = (await read(await caches.open(name))) ?? null;
    if (found !== null) {
      shown = true;
      tell();
    }
    return found;
  } catch {
    return null;
  }
}

function questionOf(address: string): string {
  return decodeURIComponent(address.slice(address.indexOf('?') + 1));
}

function addressOf(question: string): string {
  return `/last-seen?${encodeURIComponent(question)}`;
}
