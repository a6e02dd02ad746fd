import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { cars } from '../../seed/cars.ts';
import { finance } from '../../seed/finance.ts';
import { inspections } from '../../seed/inspections.ts';
import { usualPrice } from '../../seed/price.ts';
import { idleDelayMs } from '../../src/ui/hooks/whenIdle.ts';
import { blogFields } from '../support/factories.ts';
import { appRuns, expect, inLocales, test } from './fixtures.ts';

/**
 * KiB of JavaScript after Brotli that a first visit loads. Of pages that load more than their HTML names, once they run; the
 * others: tests/served/bundle.test.ts.
 */
const budgets: Readonly<Record<string, number>> = {
  '/': 112,
  // The calculator.
  '/import-cost': 112,
  '/inventory': 112,
  // With what is in view: the contact person and whether the showroom is open.
  '/contact': 112,
  // Prerendered cars, the second with a report; newer ones draw the QR code in the browser. Their loader describes them
  // for search engines.
  '/car/volkswagen-id4-2024': 114,
  '/car/bmw-x5-2024': 114,
  '/car/bmw-x5-2024/report': 112,
  '/shortlist': 112,
  // Only these load the HTML sanitizer and the CSV parser.
  '/blog/news': 122,
  '/tracking': 116,
};

/** Arabic pages differ only in their fonts and words (tests/served/bundle.test.ts). */
const arabicPages = ['/', '/inventory'];

/** KiB of JavaScript that any page loads once a visitor rests. */
const idleScripts = 8.5;

/** KiB and files in total; Arabic has its own text and display fonts. */
const fonts = { en: { weight: 24, files: 2 }, ar: { weight: 49, files: 4 } };

test.use({ listsAsBuilt: true });

inLocales(['en', 'ar'], () =>
  test('a first visit to any page stays within its budget', async ({ page, dealership, siteLocale, at }) => {
    test.slow();
    await page.route('**/.netlify/images?*', (route) => route.fulfill({ path: 'public/icons/icon-192.png' }));
    await dealership.put('Settings/price', usualPrice);
    await dealership.put('Settings/finance', finance);
    // As built: a report that changed since would load the code that makes its words.
    for (const { id, fields } of cars.filter((car) => /^(volkswagen-id4|bmw-x5)-2024$/.test(car.id)))
      await dealership.put(`Cars/${id}`, { ...fields });
    await dealership.put('Inspections/bmw-x5-2024', { ...inspections['bmw-x5-2024'] });
    await dealership.put('Blogs/news', blogFields());
    await keepFromIdling(page);
    const session = await page.context().newCDPSession(page);
    const traffic = watchTraffic(page);
    for (const [path, budget] of Object.entries(budgets)) {
      if (siteLocale === 'ar' && !arabicPages.includes(path)) continue;
      await page.goto('about:blank');
      await session.send('Network.clearBrowserCache');
      const files = await visit(page, traffic, at(path));
      const weight = (type: string) => files.filter((file) => file.type === type).reduce(sum, 0) / 1024;
      const count = (type: string) => files.filter((file) => file.type === type).length;
      const limits = fonts[siteLocale === 'ar' ? 'ar' : 'en'];

      expect.soft(weight('script'), `${path}: KiB of JavaScript`).toBeLessThanOrEqual(budget);
      expect.soft(weight('stylesheet'), `${path}: KiB of CSS`).toBeLessThanOrEqual(10);
      expect.soft(weight('font'), `${path}: KiB of fonts`).toBeLessThanOrEqual(limits.weight);
      expect.soft(count('script'), `${path}: files of JavaScript`).toBeLessThanOrEqual(8);
      expect.soft(count('font'), `${path}: files of fonts`).toBeLessThanOrEqual(limits.files);
      const later = (await rest(page, traffic)).filter(({ type }) => type === 'script').reduce(sum, 0) / 1024;
      expect.soft(later, `${path}: KiB of JavaScript after the visit`).toBeLessThanOrEqual(idleScripts);
      expect.soft(later, path).toBeGreaterThan(0);
      // Zero would mean nothing was measured.
      expect.soft(weight('script'), path).toBeGreaterThan(50);
      expect.soft(weight('stylesheet'), path).toBeGreaterThan(1);
      expect.soft(count('font'), path).toBeGreaterThan(0);
    }
  }),
);

interface File {
  readonly type: string;
  /** Bytes after Brotli; fonts are compressed already. */
  readonly size: number;
}

/**
 * Keeps what a page loads seconds after the visit until `endVisit` is called: a slow machine would count some of it, a fast
 * one nothing.
 */
async function keepFromIdling(page: Page): Promise<void> {
  await page.addInitScript((delay) => {
    const start = window.setTimeout.bind(window);
    const idling: (() => void)[] = [];
    const startSooner = (work: () => void, ms?: number) =>
      ms === delay ? idling.push(work) : start(work, ms);
    Object.assign(window, {
      setTimeout: startSooner,
      endVisit: () => idling.splice(0).map((work) => work()),
    });
  }, idleDelayMs);
}

const sum = (total: number, { size }: File) => total + size;

interface Traffic {
  /** Of the current visit. */
  readonly responses: Response[];
  readonly underWay: Set<Request>;
}

function watchTraffic(page: Page): Traffic {
  const traffic: Traffic = { responses: [], underWay: new Set() };
  page.on('request', (request) => void traffic.underWay.add(request));
  page.on('requestfinished', (request) => void traffic.underWay.delete(request));
  page.on('requestfailed', (request) => void traffic.underWay.delete(request));
  page.on('response', (response) => void traffic.responses.push(response));
  return traffic;
}

/** Everything the site sends until the app runs and loads nothing more; inline styles count as styles. */
async function visit(page: Page, traffic: Traffic, path: string): Promise<readonly File[]> {
  traffic.responses.length = 0;
  const document = await page.goto(path);
  // On a busy machine the network is idle for a while before the first script is asked for.
  await appRuns(page);
  const files = await weighAll(page, traffic);
  const html = (await document?.text()) ?? '';
  const inHtml = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('\n');
  return [...files, { type: 'stylesheet', size: compressed(inHtml) }];
}

/** What the site sends once a visitor rests, after a visit. */
async function rest(page: Page, traffic: Traffic): Promise<readonly File[]> {
  traffic.responses.length = 0;
  // A busy machine starts to wait for idle time only later; src/app/extras.ts is loaded on every page.
  const endVisit = () => page.evaluate(() => (window as unknown as { endVisit(): void }).endVisit());
  const loadsExtras = () => traffic.responses.some((response) => response.url().includes('/extras-'));
  await expect.poll(() => endVisit().then(loadsExtras)).toBe(true);
  return weighAll(page, traffic);
}

/** The site's files so far, once it loads nothing more: an idle page has no request under way. */
async function weighAll(page: Page, { responses, underWay }: Traffic): Promise<readonly File[]> {
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect
    .poll(() =>
      idle()
        .then(idle)
        .then(() => underWay.size),
    )
    .toBe(0);
  return Promise.all(
    responses
      .map((response) => response.url())
      .filter(isOwn)
      .map(weighOnce),
  );
}

function isOwn(url: string): boolean {
  return new URL(url).pathname.startsWith('/assets/');
}

/** By URL: most pages load the same files. */
const weighed = new Map<string, Promise<File>>();

function weighOnce(url: string): Promise<File> {
  const file = weighed.get(url) ?? weigh(url);
  weighed.set(url, file);
  return file;
}

/** The site compresses text itself, as Netlify does, but not the files of a test's own dealership. */
async function weigh(url: string): Promise<File> {
  const type = typeOf(url);
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  expect(headers.get('Content-Encoding'), url).toBe(type === 'font' ? null : 'br');
  if (type !== 'script') return { type, size: Number(headers.get('Content-Length')) };
  return { type, size: compressed(withoutPorts(await (await fetch(url)).text())) };
}

/** Each run has other ports, and so other hashes in the names of files; the size must not depend on them. */
function withoutPorts(code: string): string {
  const hashes = new Map<string, string>();
  return code
    .replace(/(?<=(localhost|127\.0\.0\.1):)\d+/g, '8080')
    .replace(/(?<=[/-])[\w-]{7,8}(?=\.(js|css|woff2)\b)/g, (hash) => {
      const same = hashes.get(hash) ?? hashOf(String(hashes.size)).slice(0, hash.length);
      hashes.set(hash, same);
      return same;
    });
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 8);
}

/** By ending, because preloads have no type of their own. */
function typeOf(url: string): string {
  const types: Readonly<Record<string, string>> = { js: 'script', css: 'stylesheet', woff2: 'font' };
  return types[new URL(url).pathname.split('.').pop() ?? ''] ?? 'other';
}

function compressed(content: string): number {
  return content.length === 0 ? 0 : brotliCompressSync(content).length;
}
