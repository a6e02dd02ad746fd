/** Runs trials on both emulators and returns the differences. */
import type { EmulatorProject } from './emulator.ts';
import { judge, type Trial, type Verdict } from './trial.ts';

export interface Difference<T extends Trial> {
  readonly trial: T;
  readonly official: Verdict;
  readonly standIn: Verdict;
}

/** Two empty projects, one on each emulator. */
export interface Pair {
  readonly official: EmulatorProject;
  readonly standIn: EmulatorProject;
}

const isDecided = (verdict: Verdict) => verdict === 'allowed' || verdict === 'false';

/**
 * Whether the stand-in allows what the official one denies. A condition that is false here and has no value
 * there is such a case too, because its negation would be allowed.
 */
export const isLaxer = ({ official, standIn }: Difference<Trial>) =>
  standIn === 'allowed' || (standIn === 'false' && official !== 'failed' && !isDecided(official));

export async function differences<T extends Trial>(
  pair: Pair,
  trials: readonly T[],
): Promise<Difference<T>[]> {
  const [official, standIn] = await Promise.all([judge(pair.official, trials), judge(pair.standIn, trials)]);
  return trials.flatMap((trial, i) => {
    const difference = { trial, official: official[i] as Verdict, standIn: standIn[i] as Verdict };
    return difference.official === difference.standIn ? [] : [difference];
  });
}
