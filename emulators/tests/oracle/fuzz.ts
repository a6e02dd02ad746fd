/** Runs random rules on both emulators and reduces the differences. */
import { Chooser } from '../chooser.ts';
import { type Difference, differences, isLaxer, type Pair } from './compare.ts';
import { type ConditionTrial, randomConditionTrial } from './condition-trials.ts';
import { type ListTrial, randomListTrial } from './list-trials.ts';
import { isNamed } from './named-differences.ts';
import type { Trial, Verdict } from './trial.ts';

/** A trial that can be reduced. */
export interface Shrinkable<T> extends Trial {
  readonly smaller: () => Iterable<T>;
}

export interface Kind<T extends Shrinkable<T>> {
  readonly name: string;
  readonly random: (chooser: Chooser) => T;
  /** Verdicts that count as equal for this kind. */
  readonly plain: (verdict: Verdict) => Verdict;
}

export const CONDITIONS: Kind<ConditionTrial> = {
  name: 'expressions',
  random: randomConditionTrial,
  plain: (verdict) => verdict,
};

/** For lists only allow or deny counts, because a constraint has no negation. */
export const LISTS: Kind<ListTrial> = {
  name: 'queries',
  random: randomListTrial,
  plain: (verdict) => (verdict === 'allowed' ? 'allowed' : 'false'),
};

export interface Report<T extends Trial> {
  readonly count: number;
  /** Those listed in emulators/README.md. */
  readonly named: readonly Difference<T>[];
  readonly others: readonly Difference<T>[];
}

/** Number of trials per rules file. */
const BATCH = 50;

/** Runs `count` random trials on both emulators. Several pairs run in parallel; only the seed selects the trials. */
export async function fuzz<T extends Shrinkable<T>>(
  kind: Kind<T>,
  pairs: readonly Pair[],
  seed: number,
  count: number,
): Promise<Report<T>> {
  const found: Difference<T>[] = [];
  let begun = 0;
  const work = async (pair: Pair) => {
    while (begun < count) {
      const size = Math.min(BATCH, count - begun);
      const chooser = new Chooser(seed + begun);
      begun += size;
      const trials = Array.from({ length: size }, () => kind.random(chooser));
      found.push(...(await differencesOf(kind, pair, trials)));
    }
  };
  await Promise.all(pairs.map(work));
  return { count, named: found.filter(isNamed), others: found.filter((difference) => !isNamed(difference)) };
}

async function differencesOf<T extends Shrinkable<T>>(kind: Kind<T>, pair: Pair, trials: readonly T[]) {
  const all = await differences(pair, trials);
  return all.filter(({ official, standIn }) => kind.plain(official) !== kind.plain(standIn));
}

/** Maximum number of reductions per difference; each removes a part. */
const SHRINKING_STEPS = 30;

/** The smallest trial that still shows a difference of the same kind. */
export async function shrunk<T extends Shrinkable<T>>(
  kind: Kind<T>,
  pair: Pair,
  difference: Difference<T>,
): Promise<Difference<T>> {
  let smallest = difference;
  for (let step = 0; step < SHRINKING_STEPS; step++) {
    const next = await smallerOne(kind, pair, smallest);
    if (!next) return smallest;
    smallest = next;
  }
  return smallest;
}

async function smallerOne<T extends Shrinkable<T>>(kind: Kind<T>, pair: Pair, difference: Difference<T>) {
  const length = difference.trial.text.length;
  const candidates = [...difference.trial.smaller()].filter(({ text }) => text.length < length).sort(bySize);
  for (let i = 0; i < candidates.length; i += BATCH) {
    const found = await differencesOf(kind, pair, candidates.slice(i, i + BATCH));
    const same = found.filter((each) => isLaxer(each) === isLaxer(difference) && !isNamed(each));
    const [smallest] = same.sort((a, b) => bySize(a.trial, b.trial));
    if (smallest) return smallest;
  }
  return undefined;
}

const bySize = (a: Trial, b: Trial) => a.text.length - b.text.length;

/** Those that allow what Google denies first, then the shortest. */
export function sorted<T extends Trial>(all: readonly Difference<T>[]): readonly Difference<T>[] {
  return [...all].sort((a, b) => Number(isLaxer(b)) - Number(isLaxer(a)) || bySize(a.trial, b.trial));
}

export const describeDifference = (difference: Difference<Trial>): string =>
  `${isLaxer(difference) ? 'LAXER    ' : 'stricter '} official: ${difference.official}, here: ${difference.standIn}\n` +
  `  ${difference.trial.text}`;
