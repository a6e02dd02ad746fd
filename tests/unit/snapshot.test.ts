import { expect, test } from 'vitest';
import { parseLoaderData, serializeLoaderData } from '../../src/hydration/snapshot.ts';

test('a page is hydrated with what its loaders brought, dates and missing values as they were', async () => {
  const car = { id: 'a', soldAt: new Date('2026-01-02T03:04:05Z'), image: null, tags: ['</script>'] };
  const text = await serializeLoaderData({
    car: { car: Promise.resolve(car), similar: Promise.resolve([]) },
  });
  const data = parseLoaderData(text) as { car: Record<string, Promise<unknown> & { value: unknown }> };
  expect(await data.car.car).toEqual(car);
  expect(data.car.similar?.value).toEqual([]);
});

test.each([null, 'text', 7, ['a']])('a loader may bring %j', async (value) => {
  expect(parseLoaderData(await serializeLoaderData({ route: value }))).toEqual({ route: value });
});

test('a page is not prerendered with data that could not be read', async () => {
  const failed = { car: Promise.reject(new Error('No answer.')) };
  await expect(serializeLoaderData({ car: failed })).rejects.toThrow('No answer.');
});
