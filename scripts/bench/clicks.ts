/**
 * Measures the time from a click on a link to its page. The pointer first rests on the link, which prefetches
 * the page, as with a real visitor.
 */
import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../local/chromium.ts';
import { runWithCleanup, shutdown } from '../local/lifetime.ts';
import { serveMeasuredSite } from './measured-site.ts';

const visits = 7;
/** Milliseconds between hover and press, at the fast end of what people need. */
const hoverMs = 150;

/** Page with the link, the link's name, and a selector for the loaded content of the target page. */
const clicks = [
  { from: '/', link: /^Car Inventory$/, shows: '#all-cars' },
  { from: '/', link: /^Services$/, shows: 'main h1' },
  { from: '/', link: /^Contact Us$/, shows: 'main form' },
  { from: '/about', link: /^Home$/, shows: 'section[aria-labelledby="featured"] a[href^="/car/"]' },
  { from: '/about', link: /^Tracking$/, shows: 'main form' },
  { from: '/inventory', link: /Mercedes-Benz E 300/, shows: 'main article h1' },
  { from: '/blogs', link: /Bremerhaven/, shows: 'main article h1' },
] as const;

await runWithCleanup(async () => {
  const site = await serveMeasuredSite('sample');
  const browser = await launchChromium();
  console.log('\nfrom          link                      shown after ms: median (least–most)');
  for (const click of clicks) console.log(await row(browser, site, click));
  await shutdown(0);
});

async function row(browser: Browser, site: string, click: (typeof clicks)[number]): Promise<string> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    times.push(await timeClick(page, site, click));
    await page.close();
  }
  times.sort((a, b) => a - b);
  const [median = 0, least = 0, most = 0] = [times[Math.floor(visits / 2)], times[0], times.at(-1)];
  const figures = `${median.toFixed(0).padStart(16)} (${least.toFixed(0)}–${most.toFixed(0)})`;
  return `${click.from.padEnd(13)} ${click.link.source.padEnd(25)} ${figures}`;
}

/** Milliseconds from the click to the frame that shows the target page's content. */
async function timeClick(page: Page, site: string, { from, link, shows }: (typeof clicks)[number]) {
  await page.goto(site + from, { waitUntil: 'networkidle' });
  const target = page.getByRole('link', { name: link }).first();
  await target.hover();
  await page.waitForTimeout(hoverMs);
  await page.evaluate(watchForPage, shows);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

/**
 * Runs in the page: `window.shown` resolves to the time from the next click to the frame that shows `selector`
 * on another page.
 */
function watchForPage(selector: string): void {
  const shown = new Promise<number>((resolve) => {
    const before = location.pathname;
    addEventListener(
      'click',
      ({ timeStamp }) =>
        new MutationObserver((_changes, observer) => {
          if (location.pathname === before || document.querySelector(selector) === null) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        }).observe(document, { childList: true, subtree: true }),
      { capture: true, once: true },
    );
  });
  Object.assign(window, { shown });
}
