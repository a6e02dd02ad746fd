/** The rules use at most 800 of the 1,000 expressions allowed per request, so there is room to grow. */
import { expect, test } from 'vitest';
import { costOf, readsWithoutStaff } from './cost.ts';

// Compiles the rules ten times.
test.each(['create', 'update'] as const)('the %s of the fullest car costs at most 800', async (method) => {
  const cost = await costOf(method);
  expect(cost).toBeLessThanOrEqual(800);
  expect(cost).toBeGreaterThan(100);
});

test('visitors read without asking who is staff', async () => {
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
