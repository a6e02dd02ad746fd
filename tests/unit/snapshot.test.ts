import { expect, test } from 'vitest';
import { parseLoaderData, serializeLoaderData } from '../../src/hydration/snapshot.ts';

test('loader data keeps dates and missing values', async () => {
  const car = { id: 'a', soldAt: new Date('2026-01-02T03:04:05Z'), image: null, tags: ['</script>'] };
  const text = await serializeLoaderData({
    car: { car: Promise.resolve(car), similar: Promise.resolve([]) },
  });
  const data = parseLoaderData(text) as { car: Record<string, Promise<unknown> & { value: unknown }> };
  expect(await data.car.car).toEqual(car);
  expect(data.car.similar?.value).toEqual([]);
});

test.each([null, 'text', 7, ['a']])('a loader may return %j', async (value) => {
  expect(parseLoaderData(await serializeLoaderData({ route: value }))).toEqual({ route: value });
});

test('failed loader data is not prerendered', async () => {
  const failed = { car: Promise.reject(new Error('No answer.')) };
  await expect(serializeLoaderData({ car: failed })).rejects.toThrow('No answer.');
});
