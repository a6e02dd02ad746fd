/**
 * How long a press takes until the next paint (as in INP) at a quarter of the processor's speed: the longest event of each
 * press by Event Timing, median of five fresh pages.
 */
import { cars } from '../../seed/cars.ts';
import { paths } from '../../src/config/paths.ts';
import { launchChromium } from '../local/chromium.ts';
import { runWithCleanup, shutdown } from '../local/lifetime.ts';
import { serveMeasuredSite } from './measured-site.ts';

const runs = 5;
const slowdown = 4;
const phone = { width: 360, height: 740 };
const carPath = paths.car(cars[0]?.id ?? '');

interface Press {
  readonly path: string;
  /** Selector; its first visible match is pressed. */
  readonly target: string;
  /** Instead of a click. */
  readonly key?: string;
}

const presses: Readonly<Record<string, Press>> = {
  menu: { path: paths.home, target: 'header button[aria-controls]' },
  'filter sheet': { path: paths.inventory, target: 'main button[aria-haspopup="dialog"]' },
  heart: { path: paths.inventory, target: 'main button[aria-pressed]' },
  'next picture': { path: carPath, target: 'main button[aria-label="Next picture"]' },
  'letter of a search': { path: paths.inventory, target: 'main input[type="search"]', key: 'b' },
};

await runWithCleanup(async () => {
  const site = await serveMeasuredSite('sample');
  const browser = await launchChromium();
  const rows: Record<string, object> = {};
  for (const [name, press] of Object.entries(presses)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measure(press));
    times.sort((a, b) => a - b);
    rows[name] = { 'median ms': times[Math.floor(runs / 2)], all: times.join(', ') };
  }
  console.table(rows);
  await shutdown(0);

  /** Milliseconds, in steps of 8. */
  async function measure({ path, target, key }: Press): Promise<number> {
    const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const events: number[] = [];
      Object.assign(globalThis, { events });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) events.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const button = page.locator(target).filter({ visible: true }).first();
    await button.scrollIntoViewIfNeeded();
    if (key) {
      await button.focus();
      await page.keyboard.press(key);
    } else await button.click();
    const longest = () => page.evaluate('Math.max(0, ...events)') as Promise<number>;
    await page.waitForFunction('events.length > 0', null, { timeout: 5000 }).catch(() => {});
    const found = await longest();
    await context.close();
    return found;
  }
});
