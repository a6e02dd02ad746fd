import { afterEach, describe, expect, test, vi } from 'vitest';
import { readBlogPage } from '../../src/data/public/blogList.ts';
import { readInventoryStart } from '../../src/data/public/inventory/inventory.ts';
import { keepStoredDocuments } from '../../src/data/public/storedDocuments.ts';
import { clearCached } from '../../src/data/rest/cache.ts';
import { defaultQuery } from '../../src/model/inventory/query.ts';

vi.mock('../../src/config/env.ts', () => ({ env: { firebase: {} } }));

describe('what a build has read', () => {
  const cars = Array.from({ length: 120 }, (_, number) => ({
    id: `car-${String(number).padStart(3, '0')}`,
    fields: {
      Name: 'Fiat',
      Model: `Model ${number % 7}`,
      Production_Year: String(2000 + (number % 20)),
      Hidden: false,
      ...(number % 20 === 19 && number < 60 && { Status: 'sold' }),
    },
    updatedAt: null,
  }));
  const blogs = Array.from({ length: 60 }, (_, number) => ({
    id: `blog-${number}`,
    fields: { title: `Blog ${number}`, createdAt: new Date(Date.UTC(2026, 0, 1) + number * 86_400_000) },
    updatedAt: null,
  }));

  afterEach(() => {
    vi.unstubAllGlobals();
    clearCached('');
  });

  test.each([
    ['in the order of the database, without what is sold', cars],
    // The database leaves out a car without a year: then the list is made of all.
    ['with a car that has no year', [...cars, { id: 'x', fields: { Name: 'Seat' }, updatedAt: null }]],
  ])('is its lists’ first page, %s, and the database is asked nothing', async (_what, stored) => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('The database was asked.')));
    keepStoredDocuments({ cars: stored, blogs });
    const { page } = await readInventoryStart(defaultQuery);
    expect(page).toMatchObject({ page: 1, pageCount: 5, total: stored.length - 3 });
    expect(page?.cars).toHaveLength(24);
    const list = await readBlogPage(1);
    expect(list.pageCount).toBe(5);
    expect(list.blogs.map(({ title }) => title).slice(0, 2)).toEqual(['Blog 59', 'Blog 58']);
    expect(fetch).not.toHaveBeenCalled();
  });
});
