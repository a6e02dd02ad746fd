import { expect, test } from 'vitest';
import { differingParts } from '../../src/model/text/differingParts.ts';

const long =
  'One careful owner in Munich, 18,400 km and a full BMW service book. The straight-six is whisper quiet.';

test.each([
  ['short texts stay whole', ['red', 'dark red'], ['red', 'dark red']],
  [
    'what was added at the end is seen',
    [`${long} The tyres are new.`, `${long} The book is complete.`],
    [
      '… The straight-six is whisper quiet. The tyres are new.',
      '… The straight-six is whisper quiet. The book is complete.',
    ],
  ],
  [
    'and at the beginning',
    [`Sold. ${long}`, `New. ${long}`],
    ['Sold. One careful owner in Munich, 18,400 …', 'New. One careful owner in Munich, 18,400 …'],
  ],
  [
    'a text without spaces',
    ['a'.repeat(200), `${'a'.repeat(200)}b`],
    [`… ${'a'.repeat(40)}`, `… ${'a'.repeat(40)}b`],
  ],
] as const)('%s', (_name, [one, other], expected) => {
  expect(differingParts(one, other)).toEqual(expected);
  expect(differingParts(other, one)).toEqual(expected.toReversed());
});
