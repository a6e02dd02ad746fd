/**
 * Measures how long tracking blocks the main thread with a sheet of 20,000 rows: the longest task in CPU time,
 * four times slower processor. Tasks over 50 ms delay input.
 */
import type { Browser } from '@playwright/test';
import { launchChromium } from '../local/chromium.ts';
import { runWithCleanup, shutdown } from '../local/lifetime.ts';
import { serveMeasuredSite } from './measured-site.ts';
import { longestCpuTask } from './trace.ts';

const runs = 5;
const slowdown = 4;
const header = 'Car Model,VIN,Invoice No.,Buyer,Booked,Booked Date,Port,Port Date,Shipped,Shipped Date';
const lastVin = 'WBA21EU0309019999';

const sheet = [header, ...Array.from({ length: 20_000 }, (_, index) => row(index))].join('\r\n');

function row(index: number): string {
  const vin = `WBA21EU0309${String(index).padStart(6, '0')}`;
  return `BMW X5,${vin},RN-1,,TRUE,02.10.2026,TRUE,11.10.2026,TRUE,16.10.2026`;
}

await runWithCleanup(async () => {
  const site = await serveMeasuredSite('sample');
  const browser = await launchChromium();
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1)
    longest.push(slowdown * (await longestTaskOfTracking(browser, site)));
  longest.sort((a, b) => a - b);
  const [least = 0, median = 0, most = 0] = [longest[0], longest[Math.floor(runs / 2)], longest.at(-1)];
  console.log(
    `\nlongest task with 20,000 rows: ${median.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)}), limit 50 ms`,
  );
  await shutdown(0);
});

/** Returns CPU milliseconds. */
async function longestTaskOfTracking(browser: Browser, site: string): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.route('**/sample/shipments.csv', (route) =>
    route.fulfill({ contentType: 'text/csv', body: sheet }),
  );
  await page.goto(`${site}/tracking`, { waitUntil: 'networkidle' });
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.getByLabel('VIN').fill(lastVin);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await page.getByRole('list', { name: 'Shipment history' }).waitFor();
  const longest = longestCpuTask(await browser.stopTracing());
  await page.close();
  return longest;
}
