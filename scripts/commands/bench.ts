/** `npm run bench`: runs the benchmarks in scripts/bench; they report figures and have no limits. */
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

for (const bench of benches.filter(isWanted)) {
  console.log(`\n# ${bench}\n`);
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/bench/${bench}.ts`], { stdio: 'inherit' });
}
