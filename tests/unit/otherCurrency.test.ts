import { describe, expect, test } from 'vitest';
import { convertPrice, parseOtherCurrency } from '../../src/model/import/otherCurrency.ts';
import { toOtherCurrency } from '../../src/model/import/toOtherCurrency.ts';

const euro = { code: 'EUR', rate: 561_234, day: '2026-11-20' } as const;

describe('a price in another currency', () => {
  test.each([
    [7_318_000, 130_400],
    [1_000_000, 17_800],
    [2_000, null],
  ])('%d EGP is about %j euros', (amount, expected) =>
    expect(convertPrice(amount, euro, '2026-11-25')).toBe(expected),
  );

  test('is not shown with a rate older than 14 days', () => {
    expect(convertPrice(1_000_000, euro, '2026-12-04')).toBe(17_800);
    expect(convertPrice(1_000_000, euro, '2026-12-05')).toBeNull();
  });
});

test('the rate of a currency is found in the settings', () => {
  const settings = { EUR: '56.1234', USD: '48.5', day: '2026-11-20' };
  expect(toOtherCurrency('EUR', settings)).toEqual(euro);
  expect(toOtherCurrency('USD', settings)).toEqual({ code: 'USD', rate: 485_000, day: '2026-11-20' });
});

test.each([
  ['GBP', { EUR: '56', USD: '48', day: '2026-11-20' }],
  ['EUR', null],
  ['EUR', { EUR: '0', day: '2026-11-20' }],
  ['EUR', { EUR: '56', day: '2026-02-30' }],
])('%s has no rate in %j', (code, stored) => expect(toOtherCurrency(code, stored)).toBeNull());

test('what the device stores is validated', () => {
  expect(parseOtherCurrency(JSON.stringify(euro))).toEqual(euro);
  for (const text of [
    null,
    '',
    '{}',
    '{"code":"EUR","rate":0,"day":"2026-11-20"}',
    '{"code":"EUR","rate":"5","day":"2026-11-20"}',
    '{"code":"EUR","rate":1,"day":["2026-11-20"]}',
  ])
    expect(parseOtherCurrency(text)).toBeNull();
});
