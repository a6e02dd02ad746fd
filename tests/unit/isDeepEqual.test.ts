import { expect, test } from 'vitest';
import { isDeepEqual } from '../../src/model/isDeepEqual.ts';

const day = () => new Date('2026-11-20');

test.each<readonly [what: string, a: unknown, b: unknown]>([
  ['keys in another order', { a: 1, b: { c: [2], d: null } }, { b: { d: null, c: [2] }, a: 1 }],
  ['the same time', { at: day() }, { at: day() }],
])('%s is equal', (_what, a, b) => {
  expect(isDeepEqual(a, b)).toBe(true);
});

test.each<readonly [what: string, a: unknown, b: unknown]>([
  ['another time', day(), new Date('2026-11-21')],
  ['a time and an empty map', day(), {}],
  ['a list in another order', [1, 2], [2, 1]],
  ['an empty list and an empty map', [], {}],
  ['a map and nothing', {}, null],
  ['another key without a value', { a: undefined }, { b: undefined }],
  ['a number as text', 1, '1'],
])('%s is different', (_what, a, b) => {
  expect(isDeepEqual(a, b)).toBe(false);
  expect(isDeepEqual(b, a)).toBe(false);
});
