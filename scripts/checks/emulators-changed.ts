/** The tests of `emulators/` run only if something changed since they last passed on this machine, and always in CI. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const markOf = (root: string) => join(root, '.cache', 'emulators-passed');

/** @param official version of the official emulator, or '' */
export function haveEmulatorsChanged(official: string, env = process.env, root = '.'): boolean {
  if (env.CI) return true;
  const mark = markOf(root);
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== hashOfEmulators(official, root);
}

/** @param hash from before the run, because files may have changed since */
export function markEmulatorsPassed(hash: string, root = '.'): void {
  mkdirSync(dirname(markOf(root)), { recursive: true });
  writeFileSync(markOf(root), hash);
}

/** Hash of everything that affects the result. */
export function hashOfEmulators(official: string, root = '.'): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, official]));
  for (const file of ['package-lock.json', 'vite.config.ts', ...filesOf(root)])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const filesOf = (root: string): readonly string[] =>
  readdirSync(join(root, 'emulators'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
