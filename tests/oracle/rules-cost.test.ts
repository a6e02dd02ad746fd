/** The official emulator counts as the stand-in does: the fullest car leaves 400 of 1,000 expressions. */
import { expect, test } from 'vitest';
import { pairNamed } from './pair.ts';
import { isLetIn } from './rules-cost.ts';

const { official } = pairNamed('rules-cost');

test.each(['create', 'update'] as const)(
  'the %s of the fullest car costs at most 600 expressions',
  async (method) => {
    expect(await isLetIn(official, method, 400)).toBe(true);
    expect(await isLetIn(official, method, 990)).toBe(false);
  },
);
