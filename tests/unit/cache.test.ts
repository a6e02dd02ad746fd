import { expect, test } from 'vitest';
import { cached, clearCached, peekCached, startCaching } from '../../src/data/rest/cache.ts';

test('a value loaded with another one is cached', async () => {
  const keep = startCaching();
  keep('cars/id/1', Promise.resolve('car'));
  expect(await peekCached('cars/id/1')).toBe('car');
});

test('a read that started before a write is not cached', () => {
  const keep = startCaching();
  clearCached('cars');
  keep('cars/public', Promise.resolve('the old list'));
  expect(peekCached('cars/public')).toBeNull();
});

test('a value that has arrived can be used at once, without suspending', async () => {
  const value = cached('search', async () => 'code');
  await value;
  expect(value).toMatchObject({ status: 'fulfilled', value: 'code' });
});

test('a late failure does not drop a newer value', async () => {
  let fail = () => {};
  const failing = cached('blogs/list', () => new Promise((_, reject) => (fail = () => reject(new Error()))));
  clearCached('blogs');
  await cached('blogs/list', async () => 'new');
  fail();
  await expect(failing).rejects.toThrow();
  expect(await peekCached('blogs/list')).toBe('new');
});
