import type { Page } from '@playwright/test';
import { appRuns, expect, test } from './fixtures.ts';
import { workerReady } from './offline.ts';
import { type SecondSite, startSecondSite } from './second-site.ts';

// Where storage is blocked: tests/unit/bundleFailure.test.ts.

test.describe('a tab older than the deployment', () => {
  // Reports the browser as online, whatever this machine's network.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true })),
  );

  test('reloads once for a missing chunk, not for a hovered link, and shows the error if it stays missing', async ({
    page,
    dealership: _,
    consoleMessages,
  }) => {
    const loads = countLoads(page);
    await page.goto('/contact');
    await appRuns(page);
    await loseChunk(page, 'AboutPage', () => loads() < 2);
    await loseChunk(page, 'ServicesPage', () => true);
    await page.getByLabel('First name').fill('Mona');
    const about = page.getByRole('link', { name: 'About Us' }).first();
    const asked = page.waitForResponse(chunkOf('AboutPage'));
    await about.hover();
    await asked;
    await consoleMessages.expectAll(/status of 404/);
    expect(loads()).toBe(1);
    await expect(page.getByLabel('First name')).toHaveValue('Mona');

    await about.click();
    await expect(page.getByRole('heading', { level: 1, name: /About us/i })).toBeVisible();
    expect(loads()).toBe(2);
    await appRuns(page);

    await page.getByRole('link', { name: 'Services' }).first().click();
    const sentence = page.getByText('Some parts of this page did not load. You can also reach us');
    await expect(sentence).toBeVisible();
    // The HTML and the rest of the site still work.
    await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
    expect(loads()).toBe(3);
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect(sentence).toBeHidden();
    await consoleMessages.expectAll(/404/);
  });

  test('retries a bundle that fails to load once, then shows other contacts', async ({
    page,
    consoleMessages,
  }) => {
    const loads = countLoads(page);
    await page.route('**/assets/index-*.js', (route) => route.abort());
    const sentence = page.getByRole('alert').filter({ hasText: 'Some parts of this page did not load.' });
    // A static page, and the empty shell.
    for (const [path, count] of [
      ['/tracking', 2],
      ['/car/without-static-page', 3],
    ] as const) {
      await page.goto(path);
      await expect(sentence.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
      await expect(sentence.getByRole('link', { name: '+20' })).toBeVisible();
      expect(loads(), path).toBe(count);
    }
    await consoleMessages.expectAll(/Failed to load/);
  });
});

test.describe('a new version', () => {
  // In Arabic, whose service worker has a scope of its own; the English one: offline.spec.ts.
  test.use({ serviceWorkers: 'allow', siteLocale: 'ar' });
  let site: SecondSite;

  test.beforeEach(async ({ siteLocale }) => {
    site = await startSecondSite(siteLocale);
  });
  test.afterEach(() => site.stop());

  test('loads with the next navigation, never on its own; its offline cache waits for old pages to close', async ({
    page,
    dealership: _,
    consoleMessages,
    at,
  }) => {
    await page.goto(site.url + at('/contact'));
    await workerReady(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // From now on the page checks for updates itself.
    await appRuns(page);
    const message = page.getByRole('main').locator('textarea');
    await message.fill('half written');
    const loads = countLoads(page);
    await site.deploy();
    // As the browser checks by itself.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
      .toBe(true);
    await expect(message).toHaveValue('half written');
    expect(loads()).toBe(0);
    await page.goto(site.url + at('/about'));
    await expect(page.locator(`script[src="${site.newEntry}"]`)).toHaveCount(1);
    await appRuns(page);

    const next = await page.context().newPage();
    const replacement = await listenForReplacement(next);
    await page.close();
    await replacement.done;
    await next.goto(site.url + at('/about'));
    const kept = await next.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('site-'));
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return files.map((requests) => requests.map(({ url }) => new URL(url).pathname));
    });
    expect(kept).toEqual([expect.arrayContaining([site.newEntry])]);

    consoleMessages.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await next.context().setOffline(true);
    await next.reload();
    await expect(next.locator('html[lang="ar"]').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** Listens for service workers that make room for their successors; `done` is fulfilled with the first. */
async function listenForReplacement(page: Page): Promise<{ readonly done: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const done = new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ status }) => status === 'redundant')) resolve();
    });
  });
  await session.send('ServiceWorker.enable');
  return { done };
}

/** Number of documents the page has requested. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

const chunkOf = (module: string) => `**/assets/${module}-*.js`;

async function loseChunk(page: Page, module: string, isGone: () => boolean): Promise<void> {
  await page.route(chunkOf(module), (route) =>
    isGone() ? route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }) : route.fallback(),
  );
}
