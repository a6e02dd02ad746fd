import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { foreignTexts } from './foreign-texts.ts';
import { workerReady } from './offline.ts';
import { type SecondSite, startSecondSite } from './second-site.ts';

const sheet = readFileSync('seed/shipments.csv', 'utf8');
const chunk = '**/assets/AboutPage-*.js';

test.describe('a tab older than the deployment', () => {
  test('loads anew once for a chunk that is gone, and shows the page', async ({
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
    expectOnlyMissing(consoleMessages);
  });

  for (const storage of ['there', 'blocked']) {
    test(`shows the error where the chunk stays gone (storage ${storage})`, async ({
      page,
      dealership: _,
      consoleMessages,
    }) => {
      if (storage === 'blocked') await page.addInitScript(blockStorage);
      const loads = countLoads(page);
      await openLive(page, '/');
      await loseChunk(page, () => true);
      await page.getByRole('link', { name: 'About Us' }).first().click();
      await expect(page.getByText('Please refresh the page.')).toBeVisible();
      await page.waitForTimeout(1_500);
      expect(loads()).toBe(2);
      // The rest of the site is there.
      await page.getByRole('link', { name: 'Services' }).first().click();
      await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
      expectOnlyMissing(consoleMessages);
    });
  }

  test('a link that is only pointed at loads nothing anew', async ({
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
    await page.waitForTimeout(500);
    expect(loads()).toBe(1);
    await expect(page.getByLabel('First name')).toHaveValue('Mona');
    expectOnlyMissing(consoleMessages);
  });
});

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' });
  let site: SecondSite;

  test.beforeEach(async ({ edition }) => {
    site = await startSecondSite(edition);
  });
  test.afterEach(() => site.stop());

  test('is offered, and comes with one reload when the visitor says so', { tag: '@words' }, async ({
    page,
    dealership: _,
    edition,
    say,
    at,
  }) => {
    await openControlled(page, site, at('/about'));
    const loads = countLoads(page);
    await site.deploy();
    await lookForUpdate(page);

    const region = page.getByRole('status').filter({ hasText: say('A new version is ready.') });
    const notice = region.getByText(say('A new version is ready.'));
    await expect(notice).toBeVisible();
    if (edition !== 'en') expect(await foreignTexts(page, edition)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    expect(loads()).toBe(0);

    await region.getByRole('button', { name: say('Reload') }).click();
    await expect(page.locator(`script[src="${site.newEntry}"]`)).toHaveCount(1);
    await expect(notice).toBeHidden();
    await page.waitForTimeout(1_000);
    expect(loads()).toBe(1);
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.startsWith('site-'))).toHaveLength(1);
    expect(await page.evaluate(entryOfController)).toBe(site.newEntry);
  });

  for (const [path, label] of [
    ['/contact', 'Message'],
    ['/tracking', 'VIN'],
  ] as const)
    test(`is loaded only after a question where words are typed on ${path} and not sent`, async ({
      page,
      dealership: _,
    }) => {
      // The second site has no sheet.
      await page.route('**/sample/shipments.csv', (route) => route.fulfill({ body: sheet }));
      await openControlled(page, site, path);
      await page.getByLabel(label).fill('half written');
      const loads = countLoads(page);
      await site.deploy();
      await lookForUpdate(page);
      const questions: string[] = [];
      const answer = (how: 'accept' | 'dismiss') =>
        page.once('dialog', (dialog) => {
          questions.push(dialog.message());
          return dialog[how]();
        });
      answer('dismiss');
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByLabel(label)).toHaveValue('half written');
      expect(loads()).toBe(0);
      answer('accept');
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.locator(`script[src="${site.newEntry}"]`)).toHaveCount(1);
      await expect(page.getByLabel(label)).toHaveValue('');
      const question = 'Reload? Anything you typed but haven’t sent will be lost.';
      expect(questions).toEqual([question, question]);
    });

  test('is not offered to a page that came from it already', async ({ page, dealership: _ }) => {
    await openControlled(page, site);
    await site.deploy();
    await page.reload();
    await expect(page.locator(`script[src="${site.newEntry}"]`)).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
      .toBe(true);
    await page.waitForTimeout(500);
    await expect(page.getByText('A new version is ready.')).toBeHidden();
  });
});

/** Opens a page and waits until links are the app's own: before that, a click loads the next page whole. */
async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

async function openControlled(page: Page, site: SecondSite, path = '/about'): Promise<void> {
  await page.goto(site.url + path);
  await workerReady(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // The page looks for updates itself from now on.
  await page.waitForLoadState('networkidle');
}

/** What the browser does by itself now and then, and a tab that is looked at again. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

function entryOfController(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  navigator.serviceWorker.controller?.postMessage('entry', [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** How many documents the page has asked for since. */
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

function expectOnlyMissing(messages: string[]): void {
  expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
  messages.length = 0;
}
