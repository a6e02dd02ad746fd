import { expect, test } from 'vitest';
import { sanitiseBlogHtml } from '../../src/data/public/sanitise.ts';
import { hostileArticles } from '../support/hostile-articles.ts';

const link = 'rel="noopener noreferrer" target="_blank"';

test.each([
  ['an address', `<p><a ${link} href="https://x.example/online=1?a/on=2">x</a></p>`],
  [
    'words in a quoted value',
    `<p><img loading="lazy" src="https://x.example/a" alt="is > it /online=1?"></p>`,
  ],
  ['an unquoted URL', `<p><a ${link} href=https://x.example/online=1>x</a></p>`],
  ['text', '<p>1 &lt; 2 /online=1 onclick=3</p>'],
])('%s that looks like a handler is kept', (_what, html) => {
  const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html').body;
  expect(parsed(sanitiseBlogHtml(html)).isEqualNode(parsed(html))).toBe(true);
});

test.each([
  '<img src="https://x.example/a" onerror="bad()">',
  '<img/onerror=bad() src="https://x.example/a">',
  '<img src="https://x.example/a"onerror=bad()>',
  "<img ONERROR='bad()' alt='>' src='https://x.example/a' OnLoad = bad()>",
])('removes a handler: %s', (html) => {
  expect(sanitiseBlogHtml(html)).toMatch(/^<img [^>]*src="https:\/\/x\.example\/a"[^>]*>$/);
  expect(sanitiseBlogHtml(html)).not.toContain('bad');
});

test('keeps images from the web and inside the text, and no others', () => {
  const sources = ['http://x.example/a', 'https://x.example/a', 'data:image/png;base64,AA=='];
  const others = ['', 'a.png', '//x.example/a', 'mailto:a@x.example', 'tel:1', 'data:text/html,a'];
  const html = [...sources, ...others].map((source) => `<img src="${source}">`).join('');
  expect(sanitiseBlogHtml(`${html}<img>`)).toBe(
    sources.map((source) => `<img src="${source}" loading="lazy">`).join(''),
  );
});

test.each([
  ['a style', '<p style="color: red; text-align:center">x</p>', '<p class="ql-align-center">x</p>'],
  ['an attribute', '<h2 align="RIGHT">x</h2>', '<h2 class="ql-align-right">x</h2>'],
  ['an element', '<center>x</center>', '<div class="ql-align-center">x</div>'],
  ['a word of no meaning', '<p style="text-align:var(--x)" align="start">x</p>', '<p>x</p>'],
])('alignment by %s becomes a class', (_what, html, safe) => {
  expect(sanitiseBlogHtml(html)).toBe(safe);
});

test('keeps tables, rules and deep headings, and titles only on links', () => {
  const html =
    '<h4>a</h4><hr><table><caption>c</caption><tbody><tr><th colspan="2">b</th><td rowspan="3">c</td></tr></tbody></table>';
  expect(sanitiseBlogHtml(html)).toBe(html);
  expect(sanitiseBlogHtml('<p title="no">a<a title="yes" href="https://x.example">b</a></p>')).toBe(
    `<p>a<a ${'title="yes" href="https://x.example"'} ${link}>b</a></p>`,
  );
});

test.each(hostileArticles)('sanitising twice changes nothing: %s', (html) => {
  const clean = sanitiseBlogHtml(html);
  expect(sanitiseBlogHtml(clean)).toBe(clean);
});
