/**
 * The tests of our emulators and of the rules run only if something that they use changed since they last passed on
 * this machine, and always in CI.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Besides what they import. */
const others = [
  'firestore.rules',
  'storage.rules',
  'firestore.indexes.json',
  'package-lock.json',
  'vite.config.ts',
];
const mark = '.cache/backend-passed';

/** @param official version of the official Firestore emulator, or '' */
export function hashOfBackend(official: string): string {
  const parts = [process.version, official, process.env.FIREBASE_EMULATORS];
  const hash = createHash('sha256').update(JSON.stringify(parts));
  for (const file of [...others, ...usedFiles()]) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

export const hasPassed = (hash: string, env = process.env): boolean =>
  !env.CI && existsSync(mark) && readFileSync(mark, 'utf8') === hash;

/** @param hash from before the run, because files may have changed since */
export function markPassed(hash: string): void {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
}

/** The emulators, the tests of the rules, the local backend, and what these import. */
export function usedFiles(): readonly string[] {
  const files = new Set(['scripts/local/backend.ts', ...filesOf('emulators'), ...filesOf('tests/rules')]);
  for (const file of files)
    if (file.endsWith('.ts'))
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
        files.add(join(dirname(file), path));
  return [...files].sort();
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
