/**
 * Measures converting photos (src/staff/shared/images/fit): time, memory and the longest frame of the page
 * meanwhile.
 */
import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { staffAccount } from '../../seed/seed.ts';
import { launchChromium } from '../local/chromium.ts';
import { runWithCleanup, shutdown } from '../local/lifetime.ts';
import { serveMeasuredSite } from './measured-site.ts';

const sample = 'seed/images/Cars/1755079200000_skoda-kodiaq-2024-side.webp';

interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const heic: Photo = {
  name: 'photo.heic',
  mimeType: 'image/heic',
  buffer: readFileSync('tests/support/samples/phone.heic'),
};

/** Photos chosen at once. */
const choices: readonly (readonly [what: string, photos: () => Promise<readonly Photo[]>])[] = [
  ['1 JPEG of 12 megapixels', () => photos(1, 4000, 3000, 'jpeg')],
  ['20 JPEGs of 12 megapixels', () => photos(20, 4000, 3000, 'jpeg')],
  ['1 JPEG of 24 megapixels', () => photos(1, 6000, 4000, 'jpeg')],
  ['1 JPEG of 48 megapixels', () => photos(1, 8000, 6000, 'jpeg')],
  ['1 PNG of 12 megapixels', () => photos(1, 4000, 3000, 'png')],
  ['1 WebP of 4000 pixels', () => photos(1, 4000, 3000, 'webp')],
  ['1 AVIF of 12 megapixels', () => photos(1, 4000, 3000, 'avif')],
  ['1 HEIC of 2 megapixels', async () => [heic]],
];

/**
 * Runs in the page: `window.longestFrame` is the longest time between two frames, in milliseconds. A string,
 * because tsx adds a helper to functions that the page lacks.
 */
const watchFrames = `{
  let last = performance.now();
  window.longestFrame = 0;
  requestAnimationFrame(function next(now) {
    window.longestFrame = Math.max(window.longestFrame, now - last);
    last = now;
    requestAnimationFrame(next);
  });
}`;

await runWithCleanup(async () => {
  const site = await serveMeasuredSite('sample');
  const browser = await launchChromium();
  console.log(
    '\nchosen at once               ms each   longest frame ms   most memory MiB   more than before MiB',
  );
  for (const [what, make] of choices)
    console.log(`${what.padEnd(28)} ${await measure(browser, site, await make())}`);
  await shutdown(0);
});

async function photos(
  count: number,
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif',
) {
  const picture = sharp(sample).resize(width, height, { fit: 'cover' });
  const buffer = await picture.toFormat(format, format === 'avif' ? { effort: 1 } : {}).toBuffer();
  return Array.from({ length: count }, (_, index): Photo => {
    return { name: `photo-${index}.${format}`, mimeType: `image/${format}`, buffer };
  });
}

async function measure(browser: Browser, site: string, chosen: readonly Photo[]): Promise<string> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await openForm(page, site);
  await page.getByLabel('Images').setInputFiles([...chosen]);
  const fit = page.getByRole('button', { name: /fit$/ });
  await fit.waitFor();
  const memory = await sampleMemory(await browser.newBrowserCDPSession());
  await page.evaluate(watchFrames);
  const started = performance.now();
  await fit.click();
  await page.getByText(/^Making picture \d/).waitFor();
  await page.getByText(/^Making picture \d/).waitFor({ state: 'detached', timeout: 0 });
  const each = (performance.now() - started) / chosen.length;
  const longest = await page.evaluate(() => (window as unknown as { longestFrame: number }).longestFrame);
  const { before, most } = memory.stop();
  await page.close();
  const figures = [each.toFixed(0).padStart(7), longest.toFixed(0).padStart(18)];
  return [...figures, most.toFixed(0).padStart(17), (most - before).toFixed(0).padStart(22)].join(' ');
}

async function openForm(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/login`);
  await page.getByLabel('Email').fill(staffAccount.email);
  await page.getByLabel('Password').fill(staffAccount.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Add Car' }).click();
  await page.getByLabel('Images').waitFor();
}

/** Samples the memory of the browser's page processes in MiB until `stop`. Returns nothing without /proc. */
async function sampleMemory(session: CDPSession) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const now = () => pages.map(residentMemory).reduce((sum, each) => sum + each, 0);
  const before = now();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, now());
  }, 10);
  return {
    stop() {
      clearInterval(timer);
      return { before, most };
    },
  };
}

function residentMemory(pid: number): number {
  try {
    const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
