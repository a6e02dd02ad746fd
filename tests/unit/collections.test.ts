import { expect, test, vi } from 'vitest';
import { smallListKey } from '../../src/data/public/blogs.ts';
import { carKey } from '../../src/data/public/cars.ts';
import { inspectionKey } from '../../src/data/public/inspections.ts';
import { reviewsKey } from '../../src/data/public/reviews.ts';
import { settingKey } from '../../src/data/public/settings.ts';
import { collections, settings } from '../../src/model/collections.ts';

vi.mock('../../src/config/env.ts', () => ({ env: { firebase: {} } }));

test('the keys of cached requests start with the prefix in the registry', () => {
  const { Cars, Inspections, Blogs, Reviews } = collections;
  expect(carKey('a')).toMatch(new RegExp(`^${Cars.cacheKey}/`));
  expect(inspectionKey('a')).toMatch(new RegExp(`^${Inspections.cacheKey}/`));
  expect(smallListKey).toMatch(new RegExp(`^${Blogs.cacheKey}/`));
  expect(reviewsKey).toBe(Reviews.cacheKey);
  for (const id of ['price', 'import', 'finance'] as const)
    expect(settingKey(id)).toBe(settings[`Settings/${id}`].cacheKey);
});

test('a backup may contain these settings, but no secrets and no team', () => {
  expect(Object.keys(settings)).toEqual([
    'Settings/price',
    'Settings/import',
    'Settings/finance',
    'Settings/feeds',
    'Settings/label',
  ]);
});
