/** Of the 1,000 expressions that a request may cost, the rules use at most 600: there is room for what they may need later. */
import { expect, test } from 'vitest';
import { costOf } from './cost.ts';

test.each(['create', 'update'] as const)('the %s of the fullest car costs at most 600', async (method) => {
  const cost = await costOf(method);
  expect(cost).toBeLessThanOrEqual(600);
  expect(cost).toBeGreaterThan(100);
});
