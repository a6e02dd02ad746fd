/**
 * Suites that run only if something changed since they last passed on this machine, and always in CI: all tests of
 * `emulators/`, and the tests of the site's rules on the local backend and on the official emulator.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const rulesSources = [
  'emulators',
  'firestore.rules',
  'tests/rules',
  'tests/support/wire.ts',
  'seed',
  'src/model/car',
];

/** The files and folders that decide how each suite ends. */
const sources = {
  emulators: ['emulators'],
  rules: [...rulesSources, 'storage.rules', 'scripts/local'],
  'official-rules': rulesSources,
} as const;

export type MarkedSuite = keyof typeof sources;

const markOf = (suite: MarkedSuite, root: string) => join(root, '.cache', `${suite}-passed`);

/** @param official version of the official emulator, or '' */
export function hasChanged(suite: MarkedSuite, official: string, env = process.env, root = '.'): boolean {
  if (env.CI) return true;
  const mark = markOf(suite, root);
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== hashOf(suite, official, root);
}

/** @param hash from before the run, because files may have changed since */
export function markPassed(suite: MarkedSuite, hash: string, root = '.'): void {
  mkdirSync(dirname(markOf(suite, root)), { recursive: true });
  writeFileSync(markOf(suite, root), hash);
}

/** Covers the suite's sources, the packages, Node and the official emulator. */
export function hashOf(suite: MarkedSuite, official: string, root = '.'): string {
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, official, process.env.FIREBASE_EMULATORS]),
  );
  const files = sources[suite].flatMap((source) => filesOf(root, source));
  for (const file of ['package-lock.json', 'vite.config.ts', ...files])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const filesOf = (root: string, source: string): readonly string[] =>
  statSync(join(root, source)).isFile()
    ? [source]
    : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .sort();
