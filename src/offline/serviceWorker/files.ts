/** Injected at build time (scripts/build/host/serviceWorker.ts): paths of all files to precache. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** Base path of the locale; each locale has its own service worker and cache. */
declare const BASE: string;

const cachePrefix = `site-${BASE}-`;
const cacheName = cachePrefix + VERSION;
const precached = new Set(FILES);

export function isPrecached(pathname: string): boolean {
  return precached.has(pathname);
}

/** The file name contains a content hash, so the file never changes. */
export function isHashed(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

export async function precacheAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    FILES.map(async (file) => {
      const known = isHashed(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
      await cache.put(file, known ?? (await download(file)));
    }),
  );
}

/** Leaves other caches alone, such as src/data/rest/lastSeen.ts. */
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
  // Copy: browsers reject redirected responses for navigations.
  return new Response(response.body, { headers: response.headers });
}
