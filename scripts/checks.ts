import { type Outcome, runCheck } from './runners.ts';

/** What holds without running anything of the product: types, lint and format, dead code. */
export async function runStaticChecks(): Promise<readonly Outcome[]> {
  return [
    await runCheck('types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']),
    await runCheck('biome', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']),
    await runCheck('knip', 'node_modules/knip/bin/knip.js', []),
  ];
}

/** Prints a table of the outcomes, a note if there is one, and the closing line; returns the exit code. */
export function summarise(outcomes: readonly Outcome[], note?: string): number {
  const sum = (field: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  console.log('');
  for (const { name, passed, failed, seconds } of outcomes)
    console.log(
      `${name.padEnd(36)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds.toFixed(1).padStart(6)} s`,
    );
  if (note !== undefined) console.log(`\n${note}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}
