/** Every `allow` of both rules files has a case that it allows and one that it denies. */
import { describe, expect, test } from 'vitest';
import { allCases } from './all-cases.ts';
import { allowsOf, countAllows, countParsed, rulesFiles } from './allows.ts';

const shown = (allow: string, outcome: 'in' | 'out') =>
  allCases.filter((each) => each.allow === allow && each.outcome === outcome).length;

describe.each(rulesFiles)('%s', (file) => {
  const allows = allowsOf(file);

  test('the parser finds every allow', () => {
    expect(countParsed(file)).toBe(countAllows(file));
    expect(countAllows(file)).toBeGreaterThan(0);
  });

  test('no operation is allowed twice', () => {
    expect(allows).toEqual([...new Set(allows)]);
  });

  test.each(allows)('%s has an allowed case', (allow) => {
    expect(shown(allow, 'in')).toBeGreaterThan(0);
  });

  test.each(allows)('%s has a denied case', (allow) => {
    expect(shown(allow, 'out')).toBeGreaterThan(0);
  });
});

test('every case names an existing allow', () => {
  const known = new Set(rulesFiles.flatMap(allowsOf));
  const stray = allCases.filter(({ allow }) => !known.has(allow) && !allow.startsWith('none: '));
  expect(stray.map(({ allow }) => allow)).toEqual([]);
});

test('nothing is allowed without an allow', () => {
  expect(allCases.filter(({ allow, outcome }) => allow.startsWith('none: ') && outcome === 'in')).toEqual([]);
});
