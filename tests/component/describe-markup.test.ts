import { expect, test } from 'vitest';
import { describeMarkup } from '../../src/staff/documents/form/describeValue.ts';

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

test('other texts have no formatting', () => {
  expect(describeMarkup('Cars/1_a.webp', 'Cars/2_a.webp')).toBeNull();
});
