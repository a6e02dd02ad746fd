import { blogFields } from '../support/factories.ts';
import { expect, test } from './fixtures.ts';

// Lists, states and failures: tests/component/public-pages.test.tsx.

test('shows every format of the editor and runs nothing hostile', async ({ page, dealership }) => {
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
  // The fonts have no italics: the browser would slant them.
  await expect(text.locator('em')).toHaveCSS('font-style', 'normal');
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
