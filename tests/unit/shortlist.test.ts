import { describe, expect, test } from 'vitest';
import { parseIdList, parseIdParam, shortlistLimit } from '../../src/model/car/shortlist.ts';

describe('the ids in a link', () => {
  test.each<[text: string, ids: readonly string[]]>([
    ['a,b,a', ['a', 'b']],
    ['a%2C%2050%25,b', ['a, 50%', 'b']],
    ['%,b', ['%', 'b']],
    ['<script>alert(1)</script>,<img src=x onerror=alert(1)>', []],
    ['../../Staff/me,__proto__,__name__,.,..', []],
    ['%00,\u202e', []],
    [`${'x'.repeat(129)},${'y'.repeat(128)}`, ['y'.repeat(128)]],
  ])('%j', (text, ids) => {
    expect(parseIdParam(text)).toEqual(ids);
  });

  test('are the first 24', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `n${index}`);
    expect(parseIdParam(ids.join())).toEqual(ids.slice(0, shortlistLimit));
  });
});

test.each<[stored: unknown, ids: readonly string[]]>([
  [{ a: 1 }, []],
  [null, []],
  [[1, null, { id: 'a' }, '__proto__', 'a/b', '', 'b'], ['b']],
])('what is stored as %j', (stored, ids) => {
  expect(parseIdList(stored)).toEqual(ids);
});
