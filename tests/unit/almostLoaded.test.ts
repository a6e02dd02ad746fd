import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { almostLoaded } from '../../src/site/shared/almostLoaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waits 200 ms for data, and marks it as React expects once it is fulfilled', async () => {
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
