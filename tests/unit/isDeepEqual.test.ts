import { expect, test } from 'vitest';
import { isDeepEqual } from '../../src/model/isDeepEqual.ts';

const day = () => new Date('2026-11-20');

test.each<readonly [what: string, a: unknown, b: unknown, isEqual: boolean]>([
  ['keys in another order', { a: 1, b: { c: [2], d: null } }, { b: { d: null, c: [2] }, a: 1 }, true],
  ['the same time', { at: day() }, { at: day() }, true],
  ['another time', day(), new Date('2026-11-21'), false],
  ['a time and an empty map', day(), {}, false],
  ['a list in another order', [1, 2], [2, 1], false],
  ['an empty list and an empty map', [], {}, false],
  ['a map and nothing', {}, null, false],
  ['another key without a value', { a: undefined }, { b: undefined }, false],
  ['a number as text', 1, '1', false],
])('%s: %j and %j are equal: %s', (_what, a, b, isEqual) => {
  expect([isDeepEqual(a, b), isDeepEqual(b, a)]).toEqual([isEqual, isEqual]);
});
