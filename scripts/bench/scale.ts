/**
 * Measures the cost of a visit as more documents are stored, on a processor slowed down four times. It must not
 * grow, except for a search (`npm run bench -- reads`).
 */
import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { launchChromium } from '../local/chromium.ts';
import { bucket } from '../local/emulators-process.ts';
import { runWithCleanup, shutdown } from '../local/lifetime.ts';
import { serveMeasuredSite } from './measured-site.ts';
import { documents, putBlogs, putCars, putReviews } from './stock.ts';

const visits = 3;
const slowdown = 4;
/** Milliseconds a page is watched after its content is shown; a review stays for five seconds. */
const watchedMs = 6_000;

interface Trial {
  readonly stored: string;
  readonly path: string;
  /** Selector of the page's loaded content. */
  readonly shows: string;
  readonly put: () => Promise<void>;
}

const car = 'main a[href^="/car/"]';
const review = 'main blockquote';

/** One in ten is featured, so that the number of featured cars grows too. */
const stock = (from: number, to: number) => putCars(from, to, (number) => number % 10 === 0);

const trials: readonly Trial[] = [
  { stored: '200 cars', path: paths.home, shows: car, put: () => stock(0, 200) },
  { stored: '200 cars', path: paths.inventory, shows: car, put: async () => {} },
  { stored: '1,000 cars', path: paths.home, shows: car, put: () => stock(200, 1_000) },
  { stored: '1,000 cars', path: paths.inventory, shows: car, put: async () => {} },
  { stored: '5,000 cars', path: paths.home, shows: car, put: () => stock(1_000, 5_000) },
  { stored: '5,000 cars', path: paths.inventory, shows: car, put: async () => {} },
  { stored: '50 blogs', path: paths.blogs, shows: 'main li h2', put: () => putBlogs(0, 50) },
  { stored: '500 blogs', path: paths.blogs, shows: 'main li h2', put: () => putBlogs(50, 500) },
  { stored: '9 reviews', path: paths.home, shows: review, put: () => putReviews(0, 9) },
  { stored: '200 reviews', path: paths.home, shows: review, put: () => putReviews(9, 200) },
  { stored: '2,000 reviews', path: paths.home, shows: review, put: () => putReviews(200, 2_000) },
];

await runWithCleanup(async () => {
  const site = await serveMeasuredSite('none');
  const browser = await launchChromium();
  const rows: object[] = [];
  for (const trial of trials) {
    await trial.put();
    const measured: Measured[] = [];
    for (let visit = 0; visit < visits; visit += 1) measured.push(await measure(browser, site, trial));
    rows.push(describe(trial, measured));
  }
  console.table(rows);
  await shutdown(0);
});

interface Measured {
  /** Bytes of the database's responses on the wire. */
  readonly read: number;
  readonly nodes: number;
  /** CPU milliseconds of the page's main thread. */
  readonly cpu: number;
  /** Milliseconds from navigation. */
  readonly shown: number;
}

async function measure(browser: Browser, site: string, { path, shows }: Trial): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  // The stock has no stored images; one image answers all requests.
  const isPicture = (url: URL) =>
    url.pathname.includes(`/b/${bucket}/`) || url.pathname === '/.netlify/images';
  await page.route(isPicture, (route) => route.fulfill({ path: 'public/icons/icon-192.png' }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const answers = recordResponseSizes(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = performance.now();
  await page.goto(site + path, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor({ state: 'attached' });
  const shown = performance.now() - start;
  await page.locator(shows).first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(watchedMs);
  const { metrics } = await session.send('Performance.getMetrics');
  const cpu = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const read = (await Promise.all(answers)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return { read, nodes, cpu, shown };
}

function recordResponseSizes(page: Page): readonly Promise<number>[] {
  const answers: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes(documents))
      answers.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return answers;
}

function describe({ stored, path }: Trial, all: readonly Measured[]) {
  const median = (of: keyof Measured) => all.map((each) => each[of]).sort((a, b) => a - b)[1] ?? Number.NaN;
  return {
    ...{ stored, path, 'read KiB': Math.round(median('read') / 1024), 'DOM nodes': median('nodes') },
    ...{ 'CPU ms': Math.round(median('cpu')), 'shown after ms': Math.round(median('shown')) },
  };
}
