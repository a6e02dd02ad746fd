/** The rules use at most 800 of the 1,000 expressions allowed per request, so there is room to grow. */
import { expect, test } from 'vitest';
import { isLetIn, LIMIT, readsWithoutStaff } from './cost.ts';

test.each(['create', 'update'] as const)('the %s of the fullest car costs at most 800', async (method) => {
  expect(await isLetIn(method, LIMIT - 800)).toBe(true);
  // That the padding counts.
  expect(await isLetIn(method, LIMIT - 100)).toBe(false);
});

test('visitors’ reads don’t look up staff', async () => {
  expect(await readsWithoutStaff()).toEqual({
    car: 200,
    'cars for sale': 200,
    'sold cars': 200,
    blogs: 200,
    reviews: 200,
    price: 200,
    'all cars': 403,
  });
});
