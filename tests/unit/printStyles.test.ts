import { expect, test } from 'vitest';
import { splitPrintStyles } from '../../scripts/build/prerender/printStyles.ts';

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
  expect(splitPrintStyles(css)).toEqual({ screen, print });
});

test('rejects a block that is not closed', () => {
  expect(() => splitPrintStyles('@media print{a{b:c}')).toThrow('not closed');
});
