import type { Page } from '@playwright/test';

/** Waits until the service worker has cached the site; it answers from the next page on. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** All entries in all caches of the page's origin: URLs and texts. */
export function readCaches(page: Page): Promise<readonly { address: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        found.push({ address: decodeURIComponent(request.url), text: (await response?.text()) ?? '' });
      }
    }
    return found;
  });
}
