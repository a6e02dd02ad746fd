/** `npm run fuzz -- --seed 1 --expressions 20000 --queries 10000`: see emulators/README.md. */
import { spawnSync } from 'node:child_process';

const program = 'emulators/tests/oracle/fuzz-command.ts';
const args = ['--import', 'tsx', program, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
