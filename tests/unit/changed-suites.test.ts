/** When `npm test` skips unchanged suites, and what it reports about the official emulator. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { hasChanged, hashOf, type MarkedSuite, markPassed } from '../../scripts/checks/changed-suites.ts';
import { describeOfficial } from '../../scripts/checks/official-firestore.ts';
import { summarise } from '../../scripts/checks/static-checks.ts';

const allSuites = ['emulators', 'rules', 'official-rules'] as const;

let root: string;

const file = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'emulators-'));
  for (const name of [
    'package-lock.json',
    'vite.config.ts',
    'emulators/index.ts',
    'emulators/tests/a.test.ts',
    'firestore.rules',
    'storage.rules',
    'tests/rules/a.test.ts',
    'tests/support/wire.ts',
    'seed/price.ts',
    'src/model/car/car.ts',
    'scripts/local/ports.ts',
  ])
    file(name, '');
});

afterEach(() => rmSync(root, { recursive: true }));

const pass = (suite: MarkedSuite = 'emulators') => markPassed(suite, hashOf(suite, '1.19.9', root), root);
const isChanged = (official = '1.19.9', env = {}, suite: MarkedSuite = 'emulators') =>
  hasChanged(suite, official, env, root);

it('on a machine where it never passed', () => {
  expect(isChanged()).toBe(true);
  pass();
  expect(isChanged()).toBe(false);
});

it.each([
  ['a file', () => file('emulators/index.ts', 'export {};')],
  ['a test', () => file('emulators/tests/a.test.ts', 'test')],
  ['a file more', () => file('emulators/rules/errors.ts', '')],
  ['a file less', () => rmSync(join(root, 'emulators/index.ts'))],
  ['the packages', () => file('package-lock.json', '{}')],
])('when %s changed', (_, change) => {
  pass();
  change();
  expect(isChanged()).toBe(true);
});

it('not for files elsewhere', () => {
  pass();
  file('src/main.tsx', '');
  expect(isChanged()).toBe(false);
});

it.each([
  ...[
    'firestore.rules',
    'tests/rules/a.test.ts',
    'tests/support/wire.ts',
    'emulators/index.ts',
    'seed/price.ts',
  ],
  'src/model/car/car.ts',
])('the tests of the rules run again on both emulators when %s changed', (name) => {
  for (const suite of ['rules', 'official-rules'] as const) {
    pass(suite);
    expect(isChanged('1.19.9', {}, suite)).toBe(false);
  }
  file(name, 'changed');
  for (const suite of ['rules', 'official-rules'] as const) expect(isChanged('1.19.9', {}, suite)).toBe(true);
});

it.each(['storage.rules', 'scripts/local/ports.ts'])(
  'the tests of the rules run again on the local backend when %s changed',
  (name) => {
    pass('rules');
    file(name, 'changed');
    expect(isChanged('1.19.9', {}, 'rules')).toBe(true);
  },
);

it('when the official emulator changed or is missing', () => {
  pass();
  expect(isChanged('1.22.0')).toBe(true);
  expect(isChanged('')).toBe(true);
});

it('always in CI', () => {
  pass();
  expect(isChanged('1.19.9', { CI: 'true' })).toBe(true);
});

it.each([
  [
    { missing: 'its jar was not found' },
    'Not compared with the official Firestore emulator: its jar was not found.',
  ],
  [{ port: 1, version: '1.19.9' }, 'Compared with the official Firestore emulator 1.19.9.'],
  [
    { port: 1, version: '1.19.9' },
    'Nothing changed since the comparison with the official Firestore emulator 1.19.9.',
    ['rules'],
  ],
  [
    { port: 1, version: '1.19.9' },
    'Nothing changed since the comparison with the official Firestore emulator 1.19.9. The rules have not changed since their tests passed.',
    [],
  ],
] as const)('the last line with %j', (official, note, changed: readonly MarkedSuite[] = allSuites) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const outcome = { name: 'some', passed: 2, failed: 0, seconds: 1 };
  expect(summarise([outcome], describeOfficial(official, changed))).toBe(0);
  expect(String(log.mock.lastCall?.[0]).trim()).toBe(`2 passed, 0 failed. ${note}`);
});
