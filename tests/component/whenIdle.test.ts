import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/ui/hooks/whenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work runs once the page is idle, and not after it is cancelled', () => {
  const work = vi.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  whenIdle(work)();
  expect(vi.getTimerCount()).toBe(0);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
