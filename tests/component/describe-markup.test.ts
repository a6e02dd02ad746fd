import { expect, test } from 'vitest';
import { describeMarkup, inlineMarkup } from '../../src/staff/documents/form/describeValue.ts';

test.each([
  ['<p><strong>Ten</strong> ticks</p>', '<p><em>Ten</em> ticks</p>', 'The same text, with bold “Ten”.'],
  [
    '<p><a href="/inventory">Ten</a> ticks</p>',
    '<p>Ten ticks</p>',
    'The same text, with link “Ten” to /inventory.',
  ],
  [
    '<p>Ten ticks</p>',
    '<p>Ten <u>ticks</u></p>',
    'The same text, without the formatting, links and pictures of the other.',
  ],
])('%s beside %s: %s', (value, other, words) => {
  expect(describeMarkup(value, other)).toBe(words);
});

test('of a line with other words, pictures, links and formatting within it are named', () => {
  const theirs = '<p>A <strong>lamp</strong><img src="Blogs/1_lamp.webp"></p>';
  expect(inlineMarkup(theirs, '<p>Mine. A lamp</p>')).toEqual(['bold “lamp”', 'picture lamp.webp']);
  expect(inlineMarkup('<h2>Mine</h2>', theirs)).toEqual([]);
  expect(inlineMarkup('a <b>', '')).toEqual([]);
});

test('other texts have no formatting', () => {
  expect(describeMarkup('Cars/1_a.webp', 'Cars/2_a.webp')).toBeNull();
});
