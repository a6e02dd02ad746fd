import { type Outcome, runCheck } from './runners.ts';

/** Runs type checks, lint, formatting and dead-code checks; the first and the last keep what they read of each file. */
export function runStaticChecks(): Promise<readonly Outcome[]> {
  return Promise.all([
    runCheck('types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']),
    runCheck('biome', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']),
    runCheck('knip', 'node_modules/knip/bin/knip.js', ['--cache', '--cache-location', '.cache/knip']),
  ]);
}

/** Prints failures and the closing line with an optional note; returns the exit code. */
export function summarise(outcomes: readonly Outcome[], note?: string): number {
  const sum = (field: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  const failing = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}`);
  const closing = `${sum('passed')} passed, ${sum('failed')} failed`;
  console.log(`\n${note === undefined ? closing : `${closing}. ${note}`}`);
  return failing.length === 0 && sum('passed') > 0 ? 0 : 1;
}
