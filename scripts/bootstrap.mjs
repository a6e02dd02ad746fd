/**
 * Runs before anything is installed, so it is plain JavaScript without dependencies. Checks the Node version,
 * installs the packages when the lock file changed, then runs the given command (`node scripts/bootstrap.mjs
 * start`).
 */
import { join } from 'node:path';
import { install, isInstalled, root } from './install.mjs';

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
  if (supported) return;
  console.error(`Node ${process.versions.node} is not supported: this project needs 20.19+, 22.13+ or 24+.`);
  process.exit(1);
}

function installIfNeeded() {
  if (isInstalled(root)) return;
  console.log('Installing packages (about two minutes the first time)…');
  if (install(root)) return;
  console.error('\n`npm ci` failed, see the message above. Fix the problem and run the command again.');
  process.exit(1);
}

requireNode();
process.chdir(root);
installIfNeeded();

const [script, ...args] = process.argv.slice(2);
process.argv = [process.argv[0], join(root, 'scripts/commands', `${script}.ts`), ...args];
const { register } = await import('tsx/esm/api');
register();
await import(`./commands/${script}.ts`);
