import type { Page, Route } from '@playwright/test';
import { backend } from './staff.ts';

/** Waits until the service worker has cached the site; it answers from the next page on. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Disconnects the network, and the backend too, whose responses come from the test and not from the browser. */
export async function goOffline(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  for (const url of [backend.firestore, backend.storage]) await context.route(url, lose);
}

/** Reconnects the network. */
export async function goOnline(page: Page): Promise<void> {
  const context = page.context();
  for (const url of [backend.firestore, backend.storage]) await context.unroute(url, lose);
  await context.setOffline(false);
}

function lose(route: Route): Promise<void> {
  return route.abort('internetdisconnected');
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
