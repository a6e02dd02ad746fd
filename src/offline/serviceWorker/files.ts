/** The files of one version of the site, kept so that it opens without a network. */

/** Written in at build time (scripts/build/service-worker.ts): addresses of all files to keep. */
declare const FILES: readonly string[];
/** A name for exactly this content of these files. */
declare const VERSION: string;

/** Where the addresses of this locale begin. Each has a service worker, and a cache, of its own. */
declare const BASE: string;

const cachePrefix = `site-${BASE}-`;
const cacheName = cachePrefix + VERSION;
const precached = new Set(FILES);

export function isPrecached(pathname: string): boolean {
  return precached.has(pathname);
}

/** A name that holds a hash of its content: what was kept under it is right for ever. */
export function isHashed(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

/** Keeps every file, or fails: half a site would be worse than none. */
export async function precacheAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    FILES.map(async (file) => {
      const known = isHashed(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
      await cache.put(file, known ?? (await download(file)));
    }),
  );
}

/** Forgets earlier versions; what the page itself keeps (src/data/rest/lastSeen.ts) is left alone. */
export async function deleteOldCaches(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(own.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

export async function findPrecached(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(pathname, { ignoreVary: true });
}

async function download(file: string): Promise<Response> {
  const response = await fetch(file, { cache: isHashed(file) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  // A copy, because a navigation must not be answered with a response that was redirected.
  return new Response(response.body, { headers: response.headers });
}
