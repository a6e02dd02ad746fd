/** The whole suite of `emulators/` runs when something of it changed since it last passed on this machine, and always in CI. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const mark = '.cache/emulators-passed';

/** @param official the version of the official emulator, empty if there is none */
export function haveEmulatorsChanged(official: string, env = process.env): boolean {
  if (env.CI) return true;
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== hashOfEmulators(official);
}

/** Remembers that the suite passed. `hash` is from before it ran: files may have changed since. */
export function markEmulatorsPassed(hash: string): void {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
}

/** Of all that decides how the suite ends: its files, the packages, Node and what it is compared with. */
export function hashOfEmulators(official: string, root = '.'): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, official]));
  for (const file of ['package-lock.json', ...filesOf(root)])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const filesOf = (root: string): readonly string[] =>
  readdirSync(join(root, 'emulators'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .sort();
