import { serverTimestamp } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseCar } from '../../src/data/public/carDocument.ts';
import { priceHistory } from '../../src/data/staff/priceHistory.ts';

const now = new Date('2026-07-01T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const stored = { Price: '1,300,000 EGP', updatedAt: daysAgo(3) };
const lower = { Price: '1,250,000 EGP' };
const changed = { Price_Since: serverTimestamp(), Price_Before: null };
const news = { ...changed, Price_Before: '1,300,000 EGP' };

describe('a write of a car', () => {
  test.each([
    ['lowers a price that stood for 30 days', { Price_Since: daysAgo(30) }, lower, news],
    ['lowers a price that stood for less', { Price_Since: daysAgo(29.9) }, lower, changed],
    [
      'lowers a price for the second time',
      { Price_Since: daysAgo(10), Price_Before: '2 EGP' },
      lower,
      changed,
    ],
    ['lowers a price that stood since its last save', { updatedAt: daysAgo(40) }, lower, news],
    ['lowers a price that stood since an unknown day', { updatedAt: undefined }, lower, changed],
    ['lowers an invalid date’s price', { Price_Since: 'long ago' }, lower, changed],
    ['raises the price', { Price_Since: daysAgo(40) }, { Price: '1,300,001 EGP' }, changed],
    ['lowers a text', { Price: 'On request', Price_Since: daysAgo(40) }, lower, changed],
    ['lowers a number', { Price: 1_300_000, Price_Since: daysAgo(40) }, lower, changed],
    [
      'lowers a price in another format',
      { Price: '1.300.000 EGP', Price_Since: daysAgo(40) },
      lower,
      changed,
    ],
    ['has no price before', { Price: undefined, Price_Since: daysAgo(40) }, lower, changed],
  ])('%s', (_, fields, changes, expected) => {
    expect(priceHistory(changes, { ...stored, ...fields })).toEqual(expected);
  });

  test('dates a price that does not change by the save before', () => {
    expect(priceHistory({ Model: 'X5' }, stored)).toEqual({ Price_Since: daysAgo(3) });
    expect(priceHistory({ Model: 'X5' }, { ...stored, Price_Since: daysAgo(9) })).toEqual({});
    expect(priceHistory({ Model: 'X5' }, { Price: '1 EGP' })).toEqual({});
  });

  test('adds nothing where nothing changes, so that a retry is not a second change', () => {
    expect(priceHistory({}, stored)).toEqual({});
  });
});

describe('a stored car', () => {
  const car = { Price: '1,250,000 EGP', Price_Before: '1,300,000 EGP', Price_Since: daysAgo(29.9) };
  test.each([
    ['shows both prices for 30 days', {}, 1_300_000],
    ['shows both at once', { Price_Since: now }, 1_300_000],
    ['shows one after 30 days', { Price_Since: daysAgo(30) }, null],
    ['shows one without a date', { Price_Since: undefined }, null],
    ['shows one for an invalid date', { Price_Since: 'lately' }, null],
    ['shows one without a price before', { Price_Before: undefined }, null],
    ['shows one where the price before was no number', { Price_Before: 'On request' }, null],
    ['shows one where it costs as much as before', { Price: '1,300,000 EGP' }, null],
    ['shows one where it costs more than before', { Price: '1,400,000 EGP' }, null],
    ['shows one where the price is a text', { Price: 'On request' }, null],
  ])('%s', (_, fields, expected) => {
    expect(parseCar('x', { ...car, ...fields }).priceBefore).toBe(expected);
  });
});
