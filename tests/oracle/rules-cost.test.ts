/** The official emulator counts as the stand-in does, whose count tests/emulators holds to its limit. */
import { expect, test } from 'vitest';
import { pairNamed } from './pair.ts';
import { costOf } from './rules-cost.ts';

const { official, standIn } = pairNamed('rules-cost');

test.each(['create', 'update'] as const)(
  'the %s of the fullest car costs the same on both',
  async (method) => {
    expect(await costOf(official, method)).toBe(await costOf(standIn, method));
  },
);
