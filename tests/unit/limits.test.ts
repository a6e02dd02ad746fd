import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statuses } from '../../src/model/car/car.ts';
import { bodies, carNumbers, fuels, transmissions } from '../../src/model/car/carFacts.ts';
import { normalizePrice, priceSuffix, toStoredPrice } from '../../src/model/car/price.ts';
import { priceLineCodes, priceLineStates } from '../../src/model/car/priceLines.ts';
import { imageFolders, toStoredFileName } from '../../src/model/image/storagePaths.ts';
import { blogLimits, carLimits, maxImageBytes, reviewLimits } from '../../src/model/limits.ts';
import { contentLocales } from '../../src/model/locales.ts';
import { parseYear } from '../../src/model/text/parse.ts';

const firestoreRules = readFileSync('firestore.rules', 'utf8');
const storageRules = readFileSync('storage.rules', 'utf8');

/** The arguments of a field's predicate in firestore.rules: 'isLines(data.Images, 40, 20000)'. */
function numbersOf(field: string, of = 'data'): readonly number[] {
  const calls = [...firestoreRules.matchAll(new RegExp(`is\\w+\\(${of}\\.${field}((?:, \\d+)+)\\)`, 'g'))];
  expect(calls, `calls that judge ${field}`).toHaveLength(1);
  return [...(calls[0]?.[1] ?? '').matchAll(/\d+/g)].map(([number]) => Number(number));
}

/** The pattern of a value in firestore.rules: 'data.Price.matches('…')'. */
function patternOf(value: string): string {
  const pattern = firestoreRules.match(new RegExp(`${value}\\.matches\\('([^']+)'\\)`));
  expect(pattern, `a pattern for ${value}`).not.toBeNull();
  return (pattern?.[1] ?? '').replaceAll('\\\\', '\\');
}

test.each([
  ['Name', [carLimits.brand]],
  ['Model', [carLimits.model]],
  ['Description', [carLimits.description]],
  ['Images', [carLimits.list]],
  ['title', [blogLimits.title]],
  ['author', [blogLimits.author]],
  ['summary', [blogLimits.summary]],
  ['content', [blogLimits.content]],
] as const)('the limits of %s match firestore.rules', (field, limits) => {
  expect(numbersOf(field)).toEqual(limits);
});

test.each(Object.entries(carNumbers))('the range of %s matches firestore.rules', (name, { min, max }) => {
  expect(firestoreRules).toContain(
    `data.${name} is int && data.${name} >= ${min} && data.${name} <= ${max})`,
  );
});

test.each([
  ['data\\.Color', carLimits.color],
  ['data\\.Color_Name', carLimits.colorName],
  ['data\\.Trim', carLimits.trim],
  ["text\\.get\\('Trim', 'x'\\)", carLimits.trim],
])('the limit of %s matches firestore.rules', (value, limit) => {
  expect(patternOf(value)).toBe(`\\S.{0,${limit - 1}}`);
});

test('translated descriptions have the same limit', () => {
  const [, limit] = firestoreRules.match(/isText\(text\.get\('Description', ''\), (\d+)\)/) ?? [];
  expect(Number(limit)).toBe(carLimits.description);
});

test('firestore.rules allow the longest equipment lists of the form', () => {
  const [, limit] = firestoreRules.match(/joined\.size\(\) <= (\d+)/) ?? [];
  const lineBreaks = 3;
  expect(Number(limit)).toBe(4 * carLimits.list + lineBreaks);
});

test('the number of images matches firestore.rules', () => {
  const [, limit] = firestoreRules.match(/data\.Images\.size\(\) <= (\d+)/) ?? [];
  expect(Number(limit)).toBe(carLimits.images);
});

test.each([
  ['title', [blogLimits.title]],
  ['summary', [blogLimits.summary]],
  ['content', [blogLimits.content]],
] as const)('translations of %s have the same limits', (field, limits) => {
  expect(numbersOf(field, 'text')).toEqual(limits);
});

test.each([
  ['lines', priceLineCodes],
  ['states', priceLineStates],
])('the %s of a price match firestore.rules', (_what, codes) => {
  expect(firestoreRules).toContain(`((${codes.join('|')})`);
});

test('the content locales match firestore.rules', () => {
  const [, list = ''] = firestoreRules.match(/texts\.keys\(\)\.hasOnly\(\[([^\]]*)\]/) ?? [];
  expect([...list.matchAll(/'([^']+)'/g)].map(([, language]) => language)).toEqual(contentLocales);
});

test('the limits of a review match firestore.rules', () => {
  expect(numbersOf('Name', 'review')).toEqual([reviewLimits.name]);
  expect(numbersOf('Message', 'review')).toEqual([reviewLimits.message]);
});

test.each([
  ['Status', statuses],
  ['Fuel', fuels],
  ['Transmission', transmissions],
  ['Body', bodies],
])('the codes of %s match firestore.rules', (field, codes) => {
  expect(patternOf(`data\\.${field}`).split('|')).toEqual(codes);
});

test('the format of a year matches firestore.rules', () => {
  const allowed = new RegExp(`^${patternOf('string\\(data\\.Production_Year\\)')}$`);
  for (const year of ['1899', '1900', '1999', '2000', '2099', '2100', '202', '20245'])
    expect(parseYear(year) !== null).toBe(allowed.test(year));
});

test('firestore.rules allow the longest price of the form', () => {
  const rule = new RegExp(`^${patternOf('data\\.Price')}$`);
  expect('9'.repeat(carLimits.price) + priceSuffix).toMatch(rule);
  expect('9'.repeat(carLimits.price + 1) + priceSuffix).not.toMatch(rule);
  let longest = '9';
  while (normalizePrice(`9${longest}`) !== `9${longest}`) longest = `9${longest}`;
  longest = normalizePrice(longest);
  expect(longest).toMatch(rule);
  const oneMoreDigit = `9${longest.replace(/\D/g, '')}`;
  expect(toStoredPrice(Number(oneMoreDigit))).not.toMatch(rule);
});

test('the image size limit matches storage.rules', () => {
  const [, product = ''] = storageRules.match(/request\.resource\.size <= ([\d* ]+)/) ?? [];
  expect(product.split('*').reduce((bytes, factor) => bytes * Number(factor), 1)).toBe(maxImageBytes);
});

test('the paths of the maximum number of images fit their list’s limit', () => {
  const longest = `Cars/${Number.MAX_SAFE_INTEGER}_${toStoredFileName('x'.repeat(500))}`;
  expect(Array.from({ length: carLimits.images }, () => longest).join('\n').length).toBeLessThanOrEqual(
    carLimits.list,
  );
});

test('the image folders match storage.rules', () => {
  const [, list = ''] = storageRules.match(/folder in \[([^\]]*)\]/) ?? [];
  expect([...list.matchAll(/'([^']+)'/g)].map(([, folder]) => folder)).toEqual(imageFolders);
});
