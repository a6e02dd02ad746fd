/**
 * Measures the gain of each part of src/hydration and of prerendering: opens a page with and without the part,
 * in turn, on a phone's connection.
 */
import type { Browser, Page, Route } from '@playwright/test';
import { cars } from '../../seed/cars.ts';
import { paths } from '../../src/config/paths.ts';
import { launchChromium } from '../local/chromium.ts';
import { runWithCleanup, shutdown } from '../local/lifetime.ts';
import { serveMeasuredSite } from './measured-site.ts';

const visits = 7;

/** Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms round trip. */
const slow4g = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

interface Part {
  readonly name: string;
  readonly path: string;
  /** Returns the page's HTML without the part. */
  readonly without: (html: string, site: string) => string | Promise<string>;
  /** Milliseconds until the part has had its effect. */
  readonly measure: (page: Page) => Promise<number>;
}

const car = paths.car(cars[0]?.id ?? '');

const parts: readonly Part[] = [
  { name: 'static HTML, a page', path: paths.home, without: emptyShell, measure: largestPaint },
  { name: 'static HTML, a car', path: car, without: emptyShell, measure: largestPaint },
  { name: 'static HTML, a list', path: paths.inventory, without: emptyShell, measure: largestPaint },
  { name: 'the same', path: paths.inventory, without: emptyShell, measure: firstCard },
  { name: 'styles in the page', path: paths.home, without: linkStyles, measure: firstPaint },
];

await runWithCleanup(async () => {
  const site = await serveMeasuredSite('sample');
  // Chromium treats a page answered by this program as remote, and blocks its requests to this machine.
  const browser = await launchChromium('--disable-features=LocalNetworkAccessChecks');
  console.log('\npart                     page          until                  ms with it        ms without');
  for (const part of parts) console.log(await row(browser, site, part));
  console.log(await prefetchRow(browser, site));
  await shutdown(0);
});

async function row(browser: Browser, site: string, part: Part): Promise<string> {
  const times = await alternate(async (isWithout) => {
    const page = await openSlowPage(browser, slow4g);
    await page.route(site + part.path, (route) => answer(route, isWithout ? part : undefined, site));
    await page.goto(site + part.path, { waitUntil: 'commit' });
    const time = await part.measure(page);
    await page.close();
    return time;
  });
  return describe(part.name, part.path, part.measure.name, times);
}

/** A link hovered for 150 ms before the press, compared with one that was not. */
async function prefetchRow(browser: Browser, site: string): Promise<string> {
  const times = await alternate(async (isWithout) => {
    const page = await openSlowPage(browser, slow4g, { width: 1280, height: 800 });
    await page.goto(site + paths.about, { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: 'Car Inventory' }).first();
    if (!isWithout) {
      const asked = page.waitForRequest(/InventoryPage/);
      await link.hover();
      // Wait until the request has started.
      await asked;
      await page.waitForTimeout(150);
    }
    const time = await link.evaluate(timePress);
    await page.close();
    return time;
  });
  return describe('prefetch', paths.about, 'list shown', times);
}

/** Runs in the page: milliseconds from a press until the list is shown. */
function timePress(link: Element): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('#all-cars') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    }).observe(document, { childList: true, subtree: true });
    (link as HTMLElement).click();
  });
}

async function openSlowPage(
  browser: Browser,
  network: typeof slow4g,
  viewport = { width: 412, height: 823 },
): Promise<Page> {
  const page = await browser.newPage({
    serviceWorkers: 'block',
    viewport,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', network);
  return page;
}

/** Both variants go through the same code, so they differ only by the part. */
async function answer(route: Route, part: Part | undefined, site: string): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: part ? await part.without(html, site) : html });
}

/** Measures both variants in turn, so that a slow minute of the machine affects both. */
async function alternate(visit: (isWithout: boolean) => Promise<number>) {
  const times = { with: [] as number[], without: [] as number[] };
  for (let count = 0; count < visits; count += 1) {
    times.with.push(await visit(false));
    times.without.push(await visit(true));
  }
  return times;
}

function describe(name: string, path: string, until: string, times: Awaited<ReturnType<typeof alternate>>) {
  const columns = [name.padEnd(24), path.slice(0, 13).padEnd(13), until.padEnd(16)];
  return [...columns, ...[times.with, times.without].map((all) => spread(all).padStart(17))].join(' ');
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, least = 0, most = 0] = [sorted[Math.floor(visits / 2)], sorted[0], sorted.at(-1)];
  return `${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;
}

async function emptyShell(_html: string, site: string): Promise<string> {
  return (await fetch(`${site}/app.html`)).text();
}

function linkStyles(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, '').replace(/(<link rel="stylesheet"[^>]*?) disabled/g, '$1');
}

async function firstPaint(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}

async function largestPaint(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
}

async function firstCard(page: Page): Promise<number> {
  await page.locator('section[aria-labelledby="all-cars"] a[href^="/car/"]').first().waitFor();
  return page.evaluate(() => performance.now());
}
