import { describe, expect, test } from 'vitest';
import { defaultQuery } from '../../src/model/inventory/query.ts';
import { parseSavedSearches, toSavedSearch } from '../../src/model/inventory/savedSearches.ts';
import { findNewIn, parseSeenCars, recordSeenCars } from '../../src/model/inventory/seenCars.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 25);
const many = (count: number) => Array.from({ length: count }, (_, index) => `car${index}`);

describe('cars that came since the last visit', () => {
  const first = recordSeenCars(null, ['volvo', 'bmw'], start);

  test('a first visit has none, even while it lasts', () => {
    expect(findNewIn(null, start)).toBeNull();
    const later = recordSeenCars(first, ['volvo', 'bmw', 'audi'], start + 20 * minute);
    expect(findNewIn(later, start + 21 * minute)).toBeNull();
  });

  test('stay new during the next visit, and are known in the following one', () => {
    const next = start + 31 * minute;
    const newOf = (stored: typeof first, now: number, ...ids: readonly string[]) =>
      ids.filter((id) => findNewIn(stored, now)?.(id));
    expect(newOf(first, next, 'volvo', 'audi')).toEqual(['audi']);
    const second = recordSeenCars(first, ['volvo', 'audi'], next);
    expect(newOf(second, next + minute, 'volvo', 'audi')).toEqual(['audi']);
    expect(newOf(second, next + 40 * minute, 'volvo', 'audi', 'bmw')).toEqual(['bmw']);
  });

  test('a clock that was set back starts another visit', () => {
    expect(findNewIn(first, start - 31 * minute)?.('audi')).toBe(true);
  });

  test('stores five characters for each of 5,000 cars at most', () => {
    expect(recordSeenCars(null, many(5000), start)?.seen).toHaveLength(25_000);
    expect(recordSeenCars(null, many(5001), start)).toBeNull();
  });

  test.each([null, '{', '1', '{"at":1}', '{"at":1,"seen":"abcd"}'])('%j is not stored data', (text) =>
    expect(parseSeenCars(text)).toBeNull(),
  );
});

describe('saved searches', () => {
  test('keep the search and filters without sort and page', () => {
    const query = {
      ...defaultQuery,
      brands: ['BMW'],
      priceTo: 4_000_000,
      sort: 'price-up',
      page: 3,
    } as const;
    expect(toSavedSearch(query)).toBe('brand=BMW&price-to=4000000');
  });

  test('need a filter, and text of a sensible length', () => {
    expect(toSavedSearch(defaultQuery)).toBeNull();
    expect(toSavedSearch({ ...defaultQuery, search: 'x'.repeat(600) })).toBeNull();
  });

  test('omit invalid and repeated ones, and those after the tenth', () => {
    expect(parseSavedSearches({})).toEqual([]);
    expect(parseSavedSearches([1, 'sort=price-up', 'brand=BMW&page=2', 'brand=BMW', 'body=tank'])).toEqual([
      'brand=BMW',
    ]);
    expect(parseSavedSearches(many(20).map((text) => `q=${text}`))).toHaveLength(10);
  });
});
