/** A short run of `npm run fuzz`: the stand-in is never laxer and almost never stricter. */
import { expect, test } from 'vitest';
import { isLaxer } from './compare.ts';
import { CONDITIONS, describeDifference, fuzz, type Kind, LISTS, type Shrinkable } from './fuzz.ts';
import { pairNamed } from './pair.ts';

const SEED = 20_261_122;
const COUNT = 300;

async function compare<T extends Shrinkable<T>>(kind: Kind<T>): Promise<void> {
  const pairs = [1, 2, 3].map((number) => pairNamed(`fuzz-${kind.name}-${number}`));
  const { others } = await fuzz(kind, pairs, SEED, COUNT);
  expect(others.filter(isLaxer).map(describeDifference)).toEqual([]);
  expect(others.length, others.map(describeDifference).join('\n')).toBeLessThan(COUNT / 100);
}

test('random conditions', () => compare(CONDITIONS));

test('random queries', () => compare(LISTS));
