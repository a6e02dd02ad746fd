import { type Outcome, runCheck } from './runners.ts';

/** What holds without running anything of the product: types, lint and format, dead code. */
export function runStaticChecks(): Promise<readonly Outcome[]> {
  return Promise.all([
    runCheck('types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']),
    runCheck('biome', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']),
    runCheck('knip', 'node_modules/knip/bin/knip.js', []),
  ]);
}

/** Prints what failed, and the closing line, with a note behind it if there is one; returns the exit code. */
export function summarise(outcomes: readonly Outcome[], note?: string): number {
  const sum = (field: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  const failing = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}`);
  const closing = `${sum('passed')} passed, ${sum('failed')} failed`;
  console.log(`\n${note === undefined ? closing : `${closing}. ${note}`}`);
  return failing.length === 0 && sum('passed') > 0 ? 0 : 1;
}
