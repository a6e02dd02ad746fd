/**
 * The one program that runs before anything is installed: plain JavaScript without a dependency.
 * It checks the Node version, installs the packages when they are missing or stale, and then runs
 * the script it was asked for (`node scripts/bootstrap.mjs start`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockFile = join(root, 'package-lock.json');
const installedMark = join(root, 'node_modules', '.package-lock.json');

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
  if (supported) return;
  console.error(`Node ${process.versions.node} is too old: this project needs 20.19+, 22.13+ or 24+.`);
  process.exit(1);
}

function installIfNeeded() {
  const fresh = existsSync(installedMark) && statSync(installedMark).mtimeMs >= statSync(lockFile).mtimeMs;
  if (fresh) return;
  console.log('Installing packages (about two minutes the first time)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('\n`npm ci` failed; its own message is above. Mend that and run the command again.');
    process.exit(1);
  }
}

requireNode();
process.chdir(root);
installIfNeeded();

const [script, ...args] = process.argv.slice(2);
process.argv = [process.argv[0], join(root, 'scripts/commands', `${script}.ts`), ...args];
const { register } = await import('tsx/esm/api');
register();
await import(`./commands/${script}.ts`);
