import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { blogFields, carFields } from './factories.ts';
import { expect, test } from './fixtures.ts';

/** What a first visit may cost, in KiB after Brotli. */
interface Budget {
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
}

const usual: Budget = { scripts: 110, styles: 10, fonts: 45 };

/** Those that bring a reader of sheets (CSV) or of articles (a sanitiser) pay for it, and no other page. */
const budgets: Readonly<Record<string, Budget>> = {
  '/': usual,
  '/about': usual,
  '/services': usual,
  '/inventory': usual,
  '/contact': usual,
  '/privacy': usual,
  '/blogs': usual,
  // A car of the build: one that is newer draws the QR code of its printed page itself.
  '/car/bmw-x5-2024': usual,
  '/shortlist': usual,
  '/blog/news': { ...usual, scripts: 122 },
  '/tracking': { ...usual, scripts: 116 },
};

/** Files, however small, that a first visit may ask of the site besides its HTML. */
const scriptFiles = 8;
const fontFiles = 2;
/** Arabic has a text and a display face of its own besides: KiB and files of all. */
const arabicFonts = { weight: 90, files: 4 };

test.use({ listsAsBuilt: true });

test('a first visit to any page keeps within its budget', { tag: '@words' }, async ({
  page,
  dealership,
  siteLocale,
  at,
}) => {
  // One window for ten first visits.
  test.slow();
  await page.route('**/.netlify/images?*', (route) => route.fulfill({ path: 'public/icons/icon-192.png' }));
  await dealership.put('Cars/bmw-x5-2024', carFields());
  await dealership.put('Blogs/news', blogFields());
  const session = await page.context().newCDPSession(page);
  for (const [path, budget] of Object.entries(budgets)) {
    await page.goto('about:blank');
    await session.send('Network.clearBrowserCache');
    const files = await visit(page, at(path));
    const weight = (type: string) => files.filter((file) => file.type === type).reduce(sum, 0) / 1024;
    const count = (type: string) => files.filter((file) => file.type === type).length;
    const limits = siteLocale === 'ar' ? arabicFonts : { weight: budget.fonts, files: fontFiles };

    expect.soft(weight('script'), `${path}: KiB of JavaScript`).toBeLessThanOrEqual(budget.scripts);
    expect.soft(weight('stylesheet'), `${path}: KiB of CSS`).toBeLessThanOrEqual(budget.styles);
    expect.soft(weight('font'), `${path}: KiB of fonts`).toBeLessThanOrEqual(limits.weight);
    expect.soft(count('script'), `${path}: files of JavaScript`).toBeLessThanOrEqual(scriptFiles);
    expect.soft(count('font'), `${path}: files of fonts`).toBeLessThanOrEqual(limits.files);
    // Zero would mean that nothing was measured.
    expect.soft(weight('script'), path).toBeGreaterThan(50);
    expect.soft(weight('stylesheet'), path).toBeGreaterThan(1);
    expect.soft(count('font'), path).toBeGreaterThan(0);
  }
});

interface File {
  readonly type: string;
  /** Bytes after Brotli; a font is compressed already. */
  readonly size: number;
}

const sum = (total: number, { size }: File) => total + size;

/** All the site sends for a first visit, until it is quiet; styles that stand in the HTML count as styles. */
async function visit(page: Page, path: string): Promise<readonly File[]> {
  const responses: Response[] = [];
  const note = (response: Response) => void responses.push(response);
  page.on('response', note);
  const document = await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', note);
  const html = (await document?.text()) ?? '';
  const inHtml = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('\n');
  const files = responses.filter(isOwn).map(weigh);
  return [...files, { type: 'stylesheet', size: compressed(inHtml) }];
}

function isOwn(response: Response): boolean {
  return new URL(response.url()).pathname.startsWith('/assets/');
}

/** The site compresses texts itself, as Netlify does: what it sent is what counts. */
function weigh(response: Response): File {
  const type = typeOf(response.url()) ?? response.request().resourceType();
  const { 'content-encoding': encoding, 'content-length': length } = response.headers();
  expect(encoding, response.url()).toBe(type === 'font' ? undefined : 'br');
  return { type, size: Number(length) };
}

/** A preload has no type of its own. */
function typeOf(url: string): string | undefined {
  const types: Readonly<Record<string, string>> = { js: 'script', css: 'stylesheet', woff2: 'font' };
  return types[new URL(url).pathname.split('.').pop() ?? ''];
}

function compressed(content: string): number {
  return content.length === 0 ? 0 : brotliCompressSync(content).length;
}
