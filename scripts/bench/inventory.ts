/**
 * Measures the inventory with a growing stock on a processor slowed down four times. The cost of opening it and
 * typing should depend on what is shown, not on the stock; only the first search fetches something of every
 * car.
 */
import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../local/chromium.ts';
import { bucket } from '../local/emulators-process.ts';
import { runWithCleanup, shutdown } from '../local/lifetime.ts';
import { serveMeasuredSite } from './measured-site.ts';
import { documents, putCars } from './stock.ts';
import { longestTask } from './trace.ts';

const stocks = [200, 1_000, 5_000] as const;
const slowdown = 4;
/** Typed letter by letter, then deleted; each step changes the list. */
const typed = 'bmw 2021 used';
/** Milliseconds between two keys of a fast typist. */
const pace = 120;

await runWithCleanup(async () => {
  const site = await serveMeasuredSite('none');
  const browser = await launchChromium();
  console.log('\n         opened                               searched   (4x slower)');
  console.log(
    ' cars    list ms   DOM nodes   read KiB   heap MiB   key ms median/worst   longest task ms   read KiB   heap MiB',
  );
  let stored = 0;
  for (const stock of stocks) {
    await putCars(stored, stock);
    stored = stock;
    console.log(row(stock, await measure(browser, site)));
  }
  await shutdown(0);
});

/** Totals of a visit so far. */
interface Cost {
  /** Bytes of the database's responses on the wire. */
  readonly read: number;
  /** Bytes in use after garbage collection. */
  readonly heap: number;
}

interface Measured {
  /** Milliseconds from navigation to the first cars. */
  readonly list: number;
  readonly nodes: number;
  readonly opened: Cost;
  /** Milliseconds from each key to the next frame. */
  readonly keys: readonly number[];
  /** Longest task while typing, in milliseconds. */
  readonly longest: number;
  readonly searched: Cost;
}

async function measure(browser: Browser, site: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  // The stock has no stored images; one image answers all requests.
  const isPicture = (url: URL) =>
    url.pathname.includes(`/b/${bucket}/`) || url.pathname === '/.netlify/images';
  await page.route(isPicture, (route) => route.fulfill({ path: 'public/icons/icon-192.png' }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const answers: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes(documents))
      answers.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });

  const start = performance.now();
  await page.goto(`${site}/inventory`, { waitUntil: 'commit' });
  await page.locator('a[href^="/car/"]').first().waitFor();
  const list = performance.now() - start;
  await page.waitForTimeout(2_000);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const cost = async (): Promise<Cost> => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    return { heap, read: (await Promise.all(answers)).reduce((sum, size) => sum + size, 0) };
  };

  const opened = await cost();
  const { keys, longest } = await typeAndTrace(browser, page);
  const searched = await cost();
  await page.close();
  return { list, nodes, opened, keys, longest, searched };
}

async function typeAndTrace(browser: Browser, page: Page) {
  const box = page.getByPlaceholder('Search cars...');
  await box.focus();
  await page.evaluate(recordKeys);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await box.pressSequentially(typed, { delay: pace });
  for (const _letter of typed) await box.press('Backspace', { delay: pace });
  await page.waitForTimeout(1_000);
  const trace = await browser.stopTracing();
  const keys = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  return { keys, longest: longestTask(trace) };
}

/** Runs in the page: records the time from each key to the next frame. */
function recordKeys(): void {
  const times: number[] = [];
  Object.assign(window, { keyTimes: times });
  addEventListener('input', ({ timeStamp }) =>
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
  );
}

function row(stock: number, { list, nodes, opened, keys, longest, searched }: Measured): string {
  const sorted = [...keys].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const cell = (value: number, width: number) => value.toFixed(0).padStart(width);
  const cost = ({ read, heap }: Cost) => cell(read / 1024, 11) + cell(heap / 1024 ** 2, 11);
  return [
    cell(stock, 5),
    cell(list, 11),
    cell(nodes, 12),
    cost(opened),
    `${cell(median, 14)} / ${cell(sorted.at(-1) ?? Number.NaN, 4)}`,
    cell(longest, 18),
    cost(searched),
  ].join('');
}
