import { serverTimestamp } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseCar } from '../../src/data/public/carDocument.ts';
import type { LoggedEntry } from '../../src/data/staff/history.ts';
import { priceHistory } from '../../src/data/staff/priceHistory.ts';
import type { Fields } from '../../src/model/text/parse.ts';

const now = new Date('2026-07-01T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const stored = { Price: '1,300,000 EGP', updatedAt: daysAgo(3) };
const lower = { Price: '1,250,000 EGP' };
const none = { Price_Since: null, Price_Before: null };
const news = { Price_Since: serverTimestamp(), Price_Before: '1,300,000 EGP' };

describe('a write of a car', () => {
  test.each([
    ['lowers a price that stood for 30 days', { Price_Since: daysAgo(30) }, lower, news],
    ['lowers a price that stood for less', { Price_Since: daysAgo(29.9) }, lower, none],
    ['lowers a price for the second time', { Price_Since: daysAgo(10), Price_Before: '2 EGP' }, lower, none],
    ['lowers a price that stood since its last save', { updatedAt: daysAgo(40) }, lower, news],
    ['lowers a price that stood since an unknown day', { updatedAt: undefined }, lower, none],
    ['lowers an invalid date’s price', { Price_Since: 'long ago' }, lower, none],
    ['raises the price', { Price_Since: daysAgo(40) }, { Price: '1,300,001 EGP' }, none],
    ['lowers a text', { Price: 'On request', Price_Since: daysAgo(40) }, lower, none],
    ['lowers a price in another format', { Price: '1.300.000 EGP', Price_Since: daysAgo(40) }, lower, none],
    ['has no price before', { Price: undefined, Price_Since: daysAgo(40) }, lower, none],
  ])('%s', (_, fields, changes, expected) => {
    expect(priceHistory(changes, { ...stored, ...fields })).toEqual(expected);
  });

  test.each([
    ['dates a price by the save before', { updatedAt: daysAgo(3) }, { Price_Since: daysAgo(3) }],
    ['counts the saves of a day as one', { updatedAt: daysAgo(0.9) }, {}],
    ['keeps the date', { updatedAt: daysAgo(3), Price_Since: daysAgo(9) }, {}],
    ['has no save before', { updatedAt: undefined }, {}],
    ['has no price', { Price: undefined }, {}],
  ])('that does not change the price %s', (_, fields, expected) => {
    expect(priceHistory({ Model: 'X5' }, { ...stored, ...fields })).toEqual(expected);
  });

  test('restores the news or the age of the price when a change is taken back', () => {
    const replaced = { Price: lower.Price, Price_Before: '1,300,000 EGP', Price_Since: daysAgo(9) };
    const slip = { Price: '3 EGP', updatedAt: daysAgo(1) };
    const { Price: _, ...wasNews } = replaced;
    const entry = (before: Fields, key = `Cars-a-${daysAgo(60).getTime()}`) =>
      ({ key, collection: 'Cars', id: 'a', before }) as LoggedEntry;
    expect(priceHistory(lower, slip, entry(replaced))).toEqual(wasNews);
    const alone = { Price: lower.Price };
    expect(priceHistory(lower, slip, entry(alone))).toEqual({ ...none, Price_Since: daysAgo(60) });
    for (const key of ['x7Kd02', 'Cars-a-old', `Cars-b-${daysAgo(60).getTime()}`])
      expect(priceHistory(lower, slip, entry(alone, key))).toEqual(none);
    expect(priceHistory(lower, stored, entry({ ...replaced, Price: '1 EGP' }))).toEqual(none);
  });

  test('adds nothing if nothing changes, so that a retry is not a second change', () => {
    expect(priceHistory({}, stored)).toEqual({});
  });
});

const car = { Price: '1,250,000 EGP', Price_Before: '1,300,000 EGP', Price_Since: daysAgo(29.9) };
test.each([
  ['shows both prices for 30 days', {}, 1_300_000],
  ['shows one after 30 days', { Price_Since: daysAgo(30) }, null],
  ['shows one without a date', { Price_Since: undefined }, null],
  ['shows one for an invalid date', { Price_Since: 'lately' }, null],
  ['shows one without a price before', { Price_Before: undefined }, null],
  ['shows one where the price before was no number', { Price_Before: 'On request' }, null],
  ['shows one where it costs as much as before', { Price: '1,300,000 EGP' }, null],
])('a stored car %s', (_, fields, expected) => {
  expect(parseCar('x', { ...car, ...fields }).priceNews?.before ?? null).toBe(expected);
});
