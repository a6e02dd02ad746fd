/** `npm run bench`: runs the benchmarks in scripts/bench; they report figures and have no limits, but may fail. */
import { spawnSync } from 'node:child_process';

const benches = ['build', 'presses', 'reads', 'scale'];

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? benches : wanted;

function succeeds(bench: string): boolean {
  console.log(`\n# ${bench}\n`);
  const args = ['--import', 'tsx', `scripts/bench/${bench}.ts`];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

const failed = chosen.filter((bench) => !benches.includes(bench) || !succeeds(bench));
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}. The benchmarks are: ${benches.join(', ')}.`);
  process.exitCode = 1;
}
