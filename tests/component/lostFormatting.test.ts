import { expect, test } from 'vitest';
import { lostFormatting } from '../../src/staff/blogs/lostFormatting.ts';

test.each([
  ['the same', '<p>a<b>b</b></p>', '<p>a<strong>b</strong></p>', []],
  ['white space', '<p>a <sub>b</sub></p>\n', '<p>a<sub> b</sub></p>', []],
  ['a piece in two', '<p><sub>ab</sub></p>', '<p><sub>a</sub><sub>b</sub></p>', []],
  ['one inside the other', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ol><li>a</li><li>b</li></ol>', []],
  ['a shorter piece', '<p><sub>ab</sub></p>', '<p><sub>a</sub>b</p>', ['subscripts']],
  ['a level of headings', '<h4>a</h4>', '<h3>a</h3>', ['headings']],
  ['a table', '<table><tr><td>a</td></tr></table>', '<p>a</p>', ['tables', 'table cells']],
  ['rules and words', '<p>a</p><hr><hr><p>b</p>', '<p>a</p><hr>', ['rules', 'words']],
  [
    'a title',
    '<p><a href="https://x.example" title="t">a</a></p>',
    '<p><a href="https://x.example">a</a></p>',
    ['titles of links'],
  ],
])('%s', (_what, before, after, lost) => {
  expect(lostFormatting(before, before, after)).toEqual(lost);
});

test.each([
  ['<p><mark>a</mark></p>', ['highlights']],
  ['<dl><dt>a</dt><dd>b</dd></dl>', ['definition lists']],
  ['<p><del>a</del> <s>b</s></p>', ['struck text']],
  ['<mark></mark><p>a</p>', []],
  ['<p onclick="x()">a<script>"<mark>b</mark>"</script></p>', []],
])('what the sanitiser leaves out of %s is lost', (stored, lost) => {
  const shown = '<p>ab</p>';
  expect(lostFormatting(stored, shown, shown)).toEqual(lost);
});
