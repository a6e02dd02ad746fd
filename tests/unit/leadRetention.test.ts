import { expect, test } from 'vitest';
import { getRetentionStart } from '../../src/model/leads/retention.ts';

test.each([
  ['2026-11-25T10:00:00.000Z', 24, '2024-11-25T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 3, '2025-10-15T10:00:00.000Z'],
  ['2027-03-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2027-02-28T10:00:00.000Z'],
])('%s less %i months is %s', (now, months, start) => {
  expect(getRetentionStart(months, new Date(now)).toISOString()).toBe(start);
});
