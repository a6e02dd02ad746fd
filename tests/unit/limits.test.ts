import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { normalizePrice, priceSuffix, toStoredPrice } from '../../src/model/car/price.ts';
import { toStoredFileName } from '../../src/model/image/storagePaths.ts';
import { carLimits } from '../../src/model/limits.ts';
import { parseYear } from '../../src/model/text/parse.ts';

// tests/rules try each other limit of the model on the rules.

/** A pattern of firestore.rules, found by what surrounds it. */
function patternOf(start: string, end: string): RegExp {
  const rules = readFileSync('firestore.rules', 'utf8');
  const [, found = ''] = rules.split(start);
  const [pattern = ''] = found.split(end);
  expect(pattern, `a pattern after ${start}`).not.toBe('');
  return new RegExp(`^${pattern.replaceAll('\\\\', '\\')}$`);
}

test('the format of a year matches firestore.rules', () => {
  const allowed = patternOf("string(data.Production_Year).matches('", "')");
  for (const year of ['1899', '1900', '1999', '2000', '2099', '2100', '202', '20245'])
    expect(parseYear(year) !== null).toBe(allowed.test(year));
});

test('firestore.rules allows the longest price that the form accepts', () => {
  const rule = patternOf("joined.matches('(", '\\n){2}');
  expect('9'.repeat(carLimits.price) + priceSuffix).toMatch(rule);
  expect('9'.repeat(carLimits.price + 1) + priceSuffix).not.toMatch(rule);
  let longest = '9';
  while (normalizePrice(`9${longest}`) !== `9${longest}`) longest = `9${longest}`;
  longest = normalizePrice(longest);
  expect(longest).toMatch(rule);
  const oneMoreDigit = `9${longest.replace(/\D/g, '')}`;
  expect(toStoredPrice(Number(oneMoreDigit))).not.toMatch(rule);
});

test('the paths of the maximum number of images fit their list’s limit', () => {
  const longest = `Cars/${Number.MAX_SAFE_INTEGER}_${toStoredFileName('x'.repeat(500))}`;
  const paths = Array.from({ length: carLimits.images }, () => longest);
  expect(paths.join('\n').length).toBeLessThanOrEqual(carLimits.list);
});
