import { describe, expect, test } from 'vitest';
import { readPrice, toStoredPrice } from '../../src/model/price.ts';
import { formatCarPrice, formatPrice } from '../../src/words/formats.ts';

describe('a stored price', () => {
  test.each<[stored: unknown, amount: number | null, shown: string]>([
    ['1,250,000 EGP', 1_250_000, '1,250,000 EGP'],
    ['1250000', 1_250_000, '1,250,000 EGP'],
    [' 1 250 000 egp ', 1_250_000, '1,250,000 EGP'],
    ['999999.5', 999_999.5, '1,000,000 EGP'],
    [1_250_000, 1_250_000, '1,250,000 EGP'],
    [0, 0, '0 EGP'],
    [' On request ', null, 'On request'],
    ['-5', null, '-5'],
    [-5, null, ''],
    [Number.NaN, null, ''],
    [undefined, null, ''],
    [['5'], null, ''],
  ])('%j is %s and shown as "%s"', (stored, amount, shown) => {
    const price = readPrice(stored);
    expect(price.amount).toBe(amount);
    expect(formatCarPrice(price)).toBe(shown);
  });

  test('is written as English pages show it', () => {
    for (const amount of [0, 0.5, 7, 999, 999.5, 1000, 12_345, 1_250_000, 99_999_999_999_999])
      expect(toStoredPrice(amount)).toBe(formatPrice(amount));
  });
});
