import { expect, test } from 'vitest';
import { splitStyles } from '../../scripts/build/prerender/lateStyles.ts';

test.each([
  ['', '', ''],
  ['a{b:c}', 'a{b:c}', ''],
  ['@media print{a{b:c}}', '', 'a{b:c}'],
  ['a{b:c}@media print{a{b:d}}e{f:g}@media print{h{i:j}}', 'a{b:c}e{f:g}', 'a{b:d}h{i:j}'],
  [
    '@media screen{a{b:c}}@media print{@container (height<6em){a>*{b:c}}d{e:f}}g{h:i}',
    '@media screen{a{b:c}}g{h:i}',
    '@container (height<6em){a>*{b:c}}d{e:f}',
  ],
])('splits %j', (css, screen, print) => {
  expect(splitStyles(css)).toEqual({ screen, print, fonts: '' });
});

test('splits the faces of rare characters', () => {
  const face = (file: string) => `@font-face{font-family:A;src:url(/assets/${file}.woff2)}`;
  const css = `${face('a-rest-b1')}${face('a-c2')}${face('d-rest-e3')}f{g:h}@media print{i{j:k}}`;
  expect(splitStyles(css)).toEqual({
    screen: `${face('a-c2')}f{g:h}`,
    print: 'i{j:k}',
    fonts: face('a-rest-b1') + face('d-rest-e3'),
  });
});

test('rejects a block that is not closed', () => {
  expect(() => splitStyles('@media print{a{b:c}')).toThrow('not closed');
});
