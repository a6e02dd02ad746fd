import { expect, test } from 'vitest';
import { cached, clearCached, peekCached, startCaching } from '../../src/data/rest/cache.ts';

test('what another read brings along is kept', async () => {
  const keep = startCaching();
  keep('cars/id/1', Promise.resolve('car'));
  expect(await peekCached('cars/id/1')).toBe('car');
});

test('what was read before a write is not kept after it', () => {
  const keep = startCaching();
  clearCached('cars');
  keep('cars/public', Promise.resolve('the old list'));
  expect(peekCached('cars/public')).toBeNull();
});

test('a read that fails late takes no later one with it', async () => {
  let fail = () => {};
  const failing = cached('blogs/list', () => new Promise((_, reject) => (fail = () => reject(new Error()))));
  clearCached('blogs');
  await cached('blogs/list', async () => 'new');
  fail();
  await expect(failing).rejects.toThrow();
  expect(await peekCached('blogs/list')).toBe('new');
});
