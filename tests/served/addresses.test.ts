/** Every address of the site that a page, the sitemap, a feed, the build report or a mail names is answered at once. */
import { expect, test } from 'vitest';
import { feedPath, pathIn, paths } from '../../src/config/paths.ts';
import { locales } from '../../src/model/locales.ts';
import { parseBuildReport } from '../../src/model/publishing.ts';
import { get, textOf } from './site.ts';

const siteUrl = 'https://rhine-and-nile.example';

/** Paths with query, from attributes, `<loc>` and JSON. */
function findAddresses(text: string): readonly string[] {
  const named = [
    ...text.matchAll(/\s(?:href|src|content)="(\/[^"]*)"/g),
    ...text.matchAll(/https:\/\/rhine-and-nile\.example(\/[^"<\s\\]*)?/g),
  ].map(([, path = '/']) => path.replaceAll('&amp;', '&'));
  // Structured data calls the dealership "/#dealer".
  return named.map((path) => path.split('#')[0] as string);
}

async function listStart(): Promise<readonly string[]> {
  const { cars, blogs } = parseBuildReport(JSON.parse(await textOf('/build.json')));
  const documents = [...Object.keys(cars).map(paths.car), ...Object.keys(blogs).map(paths.blog)];
  // The last two are named in mails (tests/component/shortlist-page.test.tsx, tell-me.test.tsx).
  const found = [paths.sharedShortlist(Object.keys(cars)), '/inventory?brand=BMW'];
  const start = ['/', feedPath, ...documents, ...found];
  return locales.flatMap((locale) => start.map((path) => pathIn(locale, path)));
}

test('each URL returns 200 without a redirect, and is the canonical URL of its page', async () => {
  const addresses = new Set(['/robots.txt', '/sitemap.xml', ...(await listStart())]);
  let pages = 0;
  for (const address of addresses) {
    const { status, headers, text } = await get(address);
    expect(status, address).toBe(200);
    const type = headers.get('Content-Type') ?? '';
    if (!/html|xml|text\/plain/.test(type)) continue;
    for (const named of findAddresses(text)) addresses.add(named);
    if (!type.includes('html') || address.includes('?') || text.includes('content="noindex')) continue;
    pages += 1;
    const canonical = [...text.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, url]) => url);
    expect(canonical, address).toEqual([siteUrl + address]);
  }
  expect(pages).toBeGreaterThan(3 * (9 + 25 + 6));
});
