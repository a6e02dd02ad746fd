import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { blogs } from '../../seed/blogs.ts';
import { configureSanitiser, sanitiseBlogHtml } from '../../src/model/blog/sanitise.ts';
import { hostileArticles } from '../hostile-articles.ts';
import { blogFields } from './factories.ts';
import { expect, test } from './fixtures.ts';

const firestore = `http://${emulatorHosts(testPorts).firestoreHost}/**`;

declare global {
  interface Window {
    reports: string[];
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.reports = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      if (effectiveDirective !== 'img-src') window.reports.push(`${effectiveDirective} ${sample}`);
    });
  }),
);

test('prerendered hostile articles cause no policy violation', async ({ page, consoleMessages }) => {
  consoleMessages.allow(/ERR_FAILED/);
  const path = `/blog/${blogs[0]?.id}`;
  const html = readFileSync(`.cache/site${path}/index.html`, 'utf8');
  const [, snapshot = ''] = html.match(/id="snapshot">(.*?)<\/script>/s) ?? [];
  const { content } = JSON.parse(snapshot).blog.blog as { content: string };
  expect(html.split(content)).toHaveLength(2);

  // Sanitized on Node, as in the build.
  configureSanitiser(new JSDOM('').window as unknown as typeof window, new Map());
  const hostile = hostileArticles.map((article) => `<div>${sanitiseBlogHtml(article)}</div>`).join('');
  const toJson = (text: string) => JSON.stringify(text).replace(/</g, '\\u003c');
  const built = html.replace(content, () => hostile).replace(toJson(content), () => toJson(hostile));

  await page.route(firestore, (route) => route.abort());
  await page.route(`**${path}`, async (route) =>
    route.fulfill({ response: await route.fetch(), body: built }),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => window.reports)).toEqual([]);
});

test('a hostile article loaded live causes no policy violation', async ({ page, dealership }) => {
  const articlesAtOnce = 8;
  for (let index = 0; index < hostileArticles.length; index += articlesAtOnce) {
    const content = hostileArticles.slice(index, index + articlesAtOnce).join('</p></div>');
    await dealership.put('Blogs/hostile', blogFields({ title: `Hostile ${index}`, content }));
    await page.goto('/blog/hostile');
    await expect(page.getByRole('heading', { level: 1, name: `Hostile ${index}` })).toBeVisible();
    expect(await page.evaluate(() => window.reports), content).toEqual([]);
  }
});
