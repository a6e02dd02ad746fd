import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchBlogPage } from '../../src/data/public/blogs.ts';
import { fetchCar } from '../../src/data/public/cars.ts';
import { fetchInspection } from '../../src/data/public/inspections.ts';
import { fetchInventoryStart } from '../../src/data/public/inventory/inventory.ts';
import { fetchUsualPriceLines } from '../../src/data/public/priceLines.ts';
import { fetchReviews } from '../../src/data/public/reviews.ts';
import { configureSanitiser } from '../../src/data/public/sanitise.ts';
import { seedCache } from '../../src/data/public/storedDocuments.ts';
import { clearCached } from '../../src/data/rest/cache.ts';
import { defaultQuery } from '../../src/model/inventory/query.ts';

vi.mock('../../src/config/env.ts', () => ({ env: { firebase: {} } }));

const cars = Array.from({ length: 120 }, (_, number) => ({
  id: `car-${String(number).padStart(3, '0')}`,
  fields: { Name: 'Fiat', Model: `Model ${number % 7}`, Hidden: false },
}));
const sold = { Status: 'sold', SoldAt: new Date('2026-01-01') };
const stored = [
  ...cars,
  { id: 'yearless', fields: { Name: 'Seat', Hidden: false } },
  { id: 'sold', fields: { Name: 'Seat', Hidden: true, Inspected: '2026-11-20 1 0 0', ...sold } },
  { id: 'sold-by-an-older-version', fields: { Name: 'Seat', Hidden: false, Status: 'sold' } },
];
const blogs = Array.from({ length: 60 }, (_, number) => ({
  id: `blog-${number}`,
  fields: { title: `Blog ${number}`, createdAt: new Date(Date.UTC(2026, 0, 1) + number * 86_400_000) },
}));
const reviews = [{ id: 'review', fields: { Message: 'Good.', Rating: 5, Name: 'Nadia' } }];

const inspections = [{ id: 'sold', fields: { Place: 'Cairo' } }];
const price = { id: 'price', fields: { until: '2026-12-31', lines: { customs: 'included' } } };

afterEach(() => {
  vi.unstubAllGlobals();
  clearCached('');
});

test('documents fetched by a build serve all pages without further requests, and no list has sold cars', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('The database was asked.')));
  configureSanitiser(new JSDOM('').window as unknown as typeof window, new Map());
  const settings = { price, finance: null, rates: null, hasFeeds: true };
  seedCache({ cars: stored, inspections, blogs, reviews, ...settings });
  const { page } = await fetchInventoryStart(defaultQuery);
  expect(page).toMatchObject({ page: 1, pageCount: 5, total: 121 });
  expect(page?.cars).toHaveLength(24);
  expect(await fetchCar('sold')).toMatchObject({ status: 'sold', soldAt: sold.SoldAt });
  expect(await fetchInspection('sold')).toEqual({ Place: 'Cairo' });
  const list = await fetchBlogPage(1);
  expect(list.pageCount).toBe(5);
  expect(list.blogs.map(({ title }) => title).slice(0, 2)).toEqual(['Blog 59', 'Blog 58']);
  expect(await fetchUsualPriceLines()).toEqual(price.fields);
  expect(await fetchReviews()).toMatchObject([{ name: 'Nadia' }]);
  expect(fetch).not.toHaveBeenCalled();
});
