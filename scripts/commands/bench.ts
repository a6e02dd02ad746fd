/** `npm run bench`: runs the benchmarks in scripts/bench; they report figures and have no limits, but may fail. */
import { spawnSync } from 'node:child_process';

const benches = [
  'build',
  'clicks',
  'firestore',
  'inquiries',
  'inventory',
  'pictures',
  'reads',
  'scale',
  'static',
  'tracking',
];

const wanted = process.argv.slice(2);
const isWanted = (bench: string) => wanted.length === 0 || wanted.some((word) => bench.includes(word));

function succeeds(bench: string): boolean {
  console.log(`\n# ${bench}\n`);
  const args = ['--import', 'tsx', `scripts/bench/${bench}.ts`];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

const failed = benches.filter(isWanted).filter((bench) => !succeeds(bench));
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
