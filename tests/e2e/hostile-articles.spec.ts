import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { blogs } from '../../seed/blogs.ts';
import { configureSanitiser, toTrustedBlogHtml } from '../../src/data/public/sanitise.ts';
import { blogFields } from '../support/factories.ts';
import { hostileArticles } from '../support/hostile-articles.ts';
import { appRuns, expect, test } from './fixtures.ts';

const firestore = `http://${emulatorHosts(testPorts).firestoreHost}/**`;

declare global {
  interface Window {
    reports: string[];
  }
}

/** Ends the elements and comments that an article leaves open, so that it does not swallow the next one. */
const ends = `${[
  ...'noembed noframes noscript xmp textarea title iframe style script template select svg math'.split(' '),
]
  .map((name) => `</${name}>`)
  .join('')}-->`;

/** All articles. Nothing ends the text of `plaintext`, so each post has one such article, as its last. */
const posts = Array.from({ length: 5 }, (_, post) => {
  const own = hostileArticles.filter((_article, index) => index % 5 === post);
  const isEndless = (article: string) => article.includes('plaintext');
  const [endless = '', ...others] = own.filter(isEndless);
  if (others.length > 0) throw new Error('A post has two articles that never end.');
  return [...own.filter((article) => !isEndless(article)), endless].join(`${ends}</p></div>`);
});

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.reports = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      window.reports.push(`${effectiveDirective} ${sample}`);
    });
  }),
);

test('prerendered hostile articles cause no policy violation', async ({ page, consoleMessages }) => {
  consoleMessages.allow(/ERR_FAILED/);
  const path = `/blog/${blogs[0]?.id}`;
  const html = readFileSync(`.cache/site${path}.html`, 'utf8');
  const [snapshotPath = ''] = html.match(/\/snapshots\/[\w-]+\.json/) ?? [];
  const snapshot = readFileSync(`.cache/site${snapshotPath}`, 'utf8');
  const { content } = JSON.parse(snapshot).blog.blog as { content: string };
  expect(html.split(content)).toHaveLength(2);

  // Sanitized on Node, as in the build, which leaves out pictures at other hosts.
  configureSanitiser(new JSDOM('').window as unknown as typeof window, new Map());
  const safe = hostileArticles.map((article) => toTrustedBlogHtml(article, () => false));
  const hostile = safe.map((article) => `<div>${article}</div>`).join('');

  await page.route(firestore, (route) => route.abort());
  for (const [address, body] of [
    [path, html.replace(content, () => hostile)],
    [snapshotPath, snapshot.replace(JSON.stringify(content), () => JSON.stringify(hostile))],
  ] as const)
    await page.route(`**${address}`, async (route) => route.fulfill({ response: await route.fetch(), body }));
  await page.goto(path);
  await appRuns(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => window.reports)).toEqual([]);
});

test('hostile articles loaded live cause no policy violation', async ({ page, dealership }) => {
  // Each of the newest posts links to the one before it.
  await dealership.putAll(
    'Blogs',
    posts.map((content, index) =>
      blogFields({
        ...{ title: `Hostile ${index}`, content, mainImage: `https://evil.example/${index}.webp` },
        createdAt: new Date(Date.UTC(2026, 0, 20 - index)),
      }),
    ),
  );
  await page.goto('/blog/00000');
  for (const index of posts.keys()) {
    if (index > 0) await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: `Hostile ${index}` })).toBeVisible();
    expect(await page.evaluate(() => window.reports)).toEqual([]);
  }
});
