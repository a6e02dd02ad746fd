/**
 * Tracks whether installed packages match the lock file. package.json runs this file after each `npm ci` and
 * `npm install`. Plain JavaScript without dependencies.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether the installed packages match the folder's lock file. */
export function isInstalled(folder) {
  const file = markOf(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === lockHash(folder);
}

/** Runs `npm ci` in a folder; returns whether it succeeded. */
export function install(folder) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) markInstalled(folder);
  return status === 0;
}

function markInstalled(folder) {
  writeFileSync(markOf(folder), lockHash(folder));
}

const markOf = (folder) => join(folder, 'node_modules', '.lock-hash');

/** Ignores line endings, which Git may convert. */
function lockHash(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(lock).digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) markInstalled(root);
