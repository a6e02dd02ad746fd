/**
 * How many documents Google bills for opening a page, with more and more cars for sale and sold: part of
 * `npm run bench`. Counted from the database's answers to a wide screen, which shows the filters.
 */
import type { Browser } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { launchChromium } from '../local/chromium.ts';
import { bucket } from '../local/emulators-process.ts';
import { end, runToEnd } from '../local/lifetime.ts';
import { countBilledReads } from './billed-reads.ts';
import { serveMeasuredSite } from './measured-site.ts';
import { clearStock, documents, putCars, putSoldCars } from './stock.ts';

const stocks = [30, 300, 2_000] as const;
const soldCounts = [0, 5_000] as const;
/** A page is open when it has asked nothing for so long, in milliseconds. */
const quietMs = 3_000;
const addresses = [paths.home, paths.inventory, paths.car('number-1'), `${paths.inventory}?page=5`];

await runToEnd(async () => {
  const site = await serveMeasuredSite('none');
  const browser = await launchChromium();
  console.log(
    `\nfor sale   sold${addresses.map((address) => address.padStart(20)).join('')}   (billed reads, requests)`,
  );
  for (const sold of soldCounts)
    for (const stock of stocks) {
      await clearStock();
      await putCars(0, stock);
      await putSoldCars(sold);
      const cells: string[] = [];
      for (const address of addresses) cells.push((await measure(browser, site + address)).padStart(20));
      console.log(String(stock).padStart(8) + String(sold).padStart(7) + cells.join(''));
    }
  await end(0);
});

async function measure(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  // None are stored; one picture stands for all.
  const isPicture = (url: URL) =>
    url.pathname.includes(`/b/${bucket}/`) || url.pathname === '/.netlify/images';
  await page.route(isPicture, (route) => route.fulfill({ path: 'public/icons/icon-192.png' }));
  const reads: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.url().includes(documents))
      reads.push(
        response.json().then((answers) => countBilledReads(request.url(), request.postDataJSON(), answers)),
      );
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main a[href^="/car/"]').first().waitFor({ state: 'attached' });
  let seen = -1;
  while (seen < reads.length) {
    seen = reads.length;
    await page.waitForTimeout(quietMs);
  }
  const billed = (await Promise.all(reads)).reduce((sum, documents) => sum + documents, 0);
  await page.close();
  return `${billed} in ${reads.length}`;
}
