import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { blogFields, heroPicture } from './factories.ts';
import { expect, holdBack, structuredData, test } from './fixtures.ts';

const firestore = `http://${emulatorHosts(testPorts).firestoreHost}/**`;

test('lists the articles newest first, each linking to its page', { tag: '@words' }, async ({
  page,
  dealership,
  at,
}) => {
  await dealership.put(
    'Blogs/old',
    blogFields({ title: 'Old', createdAt: new Date('2025-01-02T10:00:00Z') }),
  );
  await dealership.put(
    'Blogs/new',
    blogFields({ title: 'New', createdAt: new Date('2026-05-06T10:00:00Z') }),
  );
  await page.goto(at('/blogs'));
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveText([/06\.05\.2026.*New/, /02\.01\.2025.*Old/]);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(at('/blog/new'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New');
});

test('says when there are none', { tag: '@words' }, async ({ page, dealership, say, at }) => {
  expect(await dealership.list('Blogs')).toEqual([]);
  await page.goto(at('/blogs'));
  await expect(page.getByText(say('No blogs found!'))).toBeVisible();
});

test('says when the list or an article cannot be loaded', { tag: '@words' }, async ({
  page,
  dealership,
  say,
  at,
  consoleMessages,
}) => {
  await dealership.put('Blogs/one', blogFields());
  await page.route(firestore, (route) => route.abort());
  await page.goto(at('/blogs'));
  await expect(page.getByText(say('Failed to fetch blogs.'))).toBeVisible();
  await expect(page.getByText(say('Please refresh the page.'))).toBeVisible();
  await page.goto(at('/blog/one'));
  await expect(page.getByText(say('Failed to load blog.'))).toBeVisible();
  await consoleMessages.expectAll(/ERR_FAILED/);
});

test('shows an article with its picture, author and date in Cairo', { tag: '@words' }, async ({
  page,
  dealership,
  say,
  at,
}) => {
  await dealership.putFile('Blogs/main.webp', heroPicture);
  await dealership.put(
    'Blogs/one',
    blogFields({
      title: 'Heat',
      author: 'Mona Adel',
      mainImage: 'Blogs/main.webp',
      content: '<p>It is <strong>hot</strong>.</p>',
    }),
  );
  const open = await holdBack(page, firestore);
  await page.goto(at('/blog/one'));
  await expect(page.getByText(say('Loading...'))).toBeVisible();
  open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heat');
  await expect(page.getByText(say('By Mona Adel'))).toBeVisible();
  // 22:30 UTC on the 4th is the 5th in Cairo.
  await expect(page.getByText('05.03.2026')).toBeVisible();
  await expect(page.locator('article strong')).toHaveText('hot');
  await expect(page.locator('article img')).toHaveAttribute('src', /Blogs%2Fmain\.webp\?alt=media$/);
  // There is no text of it in the locale's own language.
  expect(await structuredData(page, 'BlogPosting')).toMatchObject({ headline: 'Heat', inLanguage: 'en' });
});

test('says when there is no such article', { tag: '@words' }, async ({
  page,
  dealership: _empty,
  say,
  at,
}) => {
  await page.goto(at('/blog/none'));
  await expect(page.getByText(say('Blog not found.'))).toBeVisible();
});

test('shows all the editor can write, and lets nothing hostile act', async ({ page, dealership }) => {
  const rich = [
    '<h1>One</h1><h2>Two</h2><h3>Three</h3>',
    '<p class="ql-align-center">centred</p><p class="ql-direction-rtl ql-align-right">سيارات أوروبية</p>',
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>dot</li>',
    '<li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>first</li>',
    '<li data-list="ordered" class="ql-indent-1">inner</li><li data-list="ordered">second</li></ol>',
    '<blockquote>quoted</blockquote><div class="ql-code-block-container"><div class="ql-code-block">let a = 1;</div></div>',
    '<p><em>em</em> <u>u</u> <s>s</s> <a href="https://example.com/" target="_blank">web</a> <a href="tel:+20100">call</a></p>',
  ];
  const hostile = [
    '<script>window.hacked = 1</script><img src="x" onerror="window.hacked = 2">',
    '<a href="javascript:window.hacked = 3">bad link</a><svg onload="window.hacked = 4"></svg>',
    '<iframe srcdoc="<script>parent.hacked = 5</script>"></iframe><form action="https://evil.example"><input name="q"></form>',
    '<p style="position:fixed;inset:0;background:red" class="page button" id="main">cover</p><style>body{display:none}</style>',
    '<math><mtext><table><mglyph><style><img src=x onerror="window.hacked=6"></style></mglyph></table></mtext></math>',
  ];
  await dealership.put('Blogs/rich', blogFields({ title: 'Rich', content: [...rich, ...hostile].join('') }));
  await page.goto('/blog/rich');
  const text = page.locator('article > div').last();
  await expect(text.getByRole('heading')).toHaveText(['One', 'Two', 'Three']);
  await expect(text.locator('.ql-align-center')).toHaveCSS('text-align', 'center');
  await expect(text.locator('.ql-direction-rtl')).toHaveCSS('direction', 'rtl');
  const markers = await text
    .locator('li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
  expect(markers[0]).toBe('"•"');
  expect(markers[1]).toContain('counter(level-0)');
  expect(markers[2]).toContain('counter(level-1)');
  await expect(text.getByRole('link', { name: 'web' })).toHaveAttribute('rel', /noopener/);
  await expect(text.getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:+20100');

  await text.getByText('bad link').click();
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
  await expect(text.locator('script, iframe, form, input, style, svg, [onerror], [style], [id]')).toHaveCount(
    0,
  );
  await expect(text.getByText('cover')).toHaveCSS('position', 'static');
  expect(await text.getByText('bad link').getAttribute('href')).toBeNull();
});

test('of many articles a page is read, shown and linked, and those without a date stand last', async ({
  page,
  dealership,
}) => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number, 10));
  const dated = Array.from({ length: 30 }, (_, index) =>
    blogFields({ title: `Day ${index + 1}`, createdAt: day(index + 1) }),
  );
  await dealership.putAll('Blogs', dated);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':runQuery')) asked.push(request.postData() ?? '');
  });
  await page.goto('/blogs');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const days = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => `Day ${from - index}`);
  await expect(titles).toHaveText(days(30, 19));
  expect(asked.every((query) => /"limit":(12|24)/.test(query) && query.includes('"select"'))).toBe(true);

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/blogs?page=2');
  await expect(titles).toHaveText(days(18, 7));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blogs\?page=2$/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(titles).toHaveText(days(6, 1));
  await page.reload();
  await expect(titles).toHaveText(days(6, 1));
  await page.getByRole('link', { name: 'Page 1' }).click();
  await expect(page).toHaveURL('/blogs');
  await page.goBack();
  await expect(page).toHaveURL('/blogs?page=3');
  await expect(titles).toHaveText(days(6, 1));

  // One from before blogs had a date: the database's own order would lose it.
  const { createdAt: _, ...undated } = blogFields({ title: 'Old' });
  await dealership.put('Blogs/old', undated);
  await page.goto('/blogs?page=99');
  await expect(titles).toHaveText([...days(6, 1), 'Old']);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blogs\?page=3$/);
  await page.goto('/blogs?page=nonsense');
  await expect(titles).toHaveText(days(30, 19));
});
