import { expect, test } from 'vitest';
import { createRateLimiter } from '../../scripts/local/rate-limiter.ts';

const limit = { windowLimit: 3, windowSize: 60 };

test('limits each address separately in a sliding window', () => {
  let now = 0;
  const allows = createRateLimiter(() => now);
  const at = (seconds: number, address = 'a') => {
    now = seconds * 1000;
    return allows(address, limit);
  };
  expect([at(0), at(30), at(59), at(59.5)]).toEqual([true, true, true, false]);
  expect(at(59.6, 'b')).toBe(true);
  expect([at(60.1), at(60.2)], 'the first one is a minute old').toEqual([true, false]);
  expect(at(90.1)).toBe(true);
});
