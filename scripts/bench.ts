/** `npm run bench`: measurements, never verdicts. Each is a program of its own: scripts/bench-*.ts. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const wanted = process.argv.slice(2);
const benches = readdirSync('scripts')
  .filter((file) => /^bench-.*\.ts$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));

for (const file of benches) {
  console.log(`\n# ${file}\n`);
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/${file}`], { stdio: 'inherit' });
}
