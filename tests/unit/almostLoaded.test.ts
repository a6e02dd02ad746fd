import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { almostLoaded } from '../../src/site/shared/almostLoaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('data is awaited for a fifth of a second, and marked as React expects once it is there', async () => {
  const loaded = Promise.resolve('car');
  await almostLoaded(loaded);
  expect(loaded).toMatchObject({ status: 'fulfilled', value: 'car' });
  await almostLoaded(Promise.reject(new Error('offline')));

  const done = vi.fn();
  void almostLoaded(new Promise(() => {})).then(done);
  await vi.advanceTimersByTimeAsync(199);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});
