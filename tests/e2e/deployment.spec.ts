import type { Page } from '@playwright/test';
import { appRuns, expect, inLocales, test } from './fixtures.ts';
import { workerReady } from './offline.ts';
import { type SecondSite, startSecondSite } from './second-site.ts';

const chunk = '**/assets/AboutPage-*.js';

test.describe('a tab older than the deployment', () => {
  // Reports the browser as online, whatever this machine's network.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true })),
  );

  test('reloads once for a missing chunk and shows the page', async ({
    page,
    dealership: _,
    consoleMessages,
  }) => {
    const loads = countLoads(page);
    await openLive(page, '/');
    await loseChunk(page, () => loads() < 2);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /About us/i })).toBeVisible();
    expect(loads()).toBe(2);
    await consoleMessages.expectAll(/404/);
  });

  for (const storage of ['there', 'blocked']) {
    test(`shows the error if the chunk stays missing (storage ${storage})`, async ({
      page,
      dealership: _,
      consoleMessages,
    }) => {
      if (storage === 'blocked') await page.addInitScript(blockStorage);
      const loads = countLoads(page);
      await openLive(page, '/');
      await loseChunk(page, () => true);
      await page.getByRole('link', { name: 'About Us' }).first().click();
      await expect(
        page.getByText('Some parts of this page did not load. You can also reach us'),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(loads()).toBe(2);
      // The HTML and the rest of the site still work.
      await expect(page.getByRole('heading', { level: 1, name: /About us/i })).toBeVisible();
      await page.getByRole('link', { name: 'Services' }).first().click();
      await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
      await consoleMessages.expectAll(/404/);
    });
  }

  for (const path of ['/tracking', '/car/without-static-page'])
    test(`a bundle that fails to load is retried once on ${path}, then other contacts are shown`, async ({
      page,
      consoleMessages,
    }) => {
      const loads = countLoads(page);
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(path);
      const sentence = page.getByRole('alert').filter({ hasText: 'Some parts of this page did not load.' });
      await expect(sentence.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
      await expect(sentence.getByRole('link', { name: '+20' })).toBeVisible();
      expect(loads()).toBe(2);
      await consoleMessages.expectAll(/Failed to load/);
    });

  test('a link that is only hovered loads nothing again', async ({
    page,
    dealership: _,
    consoleMessages,
  }) => {
    const loads = countLoads(page);
    await openLive(page, '/contact');
    await loseChunk(page, () => true);
    await page.getByLabel('First name').fill('Mona');
    const asked = page.waitForResponse(chunk);
    await page.getByRole('link', { name: 'About Us' }).first().hover();
    await asked;
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
    await expect(page.getByLabel('First name')).toHaveValue('Mona');
    await consoleMessages.expectAll(/status of 404/);
  });
});

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' });
  let site: SecondSite;

  test.beforeEach(async ({ siteLocale }) => {
    site = await startSecondSite(siteLocale);
  });
  test.afterEach(() => site.stop());

  inLocales(['en', 'ar'], () =>
    test('loads with the next navigation; nothing reloads by itself', async ({ page, dealership: _, at }) => {
      await openControlled(page, site, at('/contact'));
      const message = page.getByRole('main').locator('textarea');
      await message.fill('half written');
      const loads = countLoads(page);
      await site.deploy();
      await lookForUpdate(page);
      await expect
        .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
        .toBe(true);
      await expect(message).toHaveValue('half written');
      expect(loads()).toBe(0);
      await page.goto(site.url + at('/about'));
      await expect(page.locator(`script[src="${site.newEntry}"]`)).toHaveCount(1);
      await appRuns(page);
      await page.waitForLoadState('networkidle');
    }),
  );

  test('replaces the offline cache once no page of the old version is open', async ({
    page,
    dealership: _,
  }) => {
    await openControlled(page, site);
    await site.deploy();
    await lookForUpdate(page);
    const next = await page.context().newPage();
    const replacement = await listenForReplacement(next);
    await page.close();
    await replacement.done;
    await next.goto(`${site.url}/about`);
    const kept = await next.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('site-'));
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return files.map((requests) => requests.map(({ url }) => new URL(url).pathname));
    });
    expect(kept).toEqual([expect.arrayContaining([site.newEntry])]);
  });
});

/** Opens a page and waits for hydration; before, a click would load the whole next page. */
async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

async function openControlled(page: Page, site: SecondSite, path = '/about'): Promise<void> {
  await page.goto(site.url + path);
  await workerReady(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // From now on the page checks for updates itself.
  await page.waitForLoadState('networkidle');
}

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

/** Simulates the browser's own update check and a tab that becomes visible again. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** Number of documents the page has requested. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

async function loseChunk(page: Page, isGone: () => boolean): Promise<void> {
  await page.route(chunk, (route) =>
    isGone() ? route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }) : route.fallback(),
  );
}

function blockStorage(): void {
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
}
