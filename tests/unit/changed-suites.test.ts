/** When `npm test` skips the emulators' and the rules' tests, and what it reports about the official emulator. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { hashOfBackend, hasPassed, markPassed, usedFiles } from '../../scripts/checks/changed-suites.ts';
import { describeOfficial } from '../../scripts/checks/official-firestore.ts';
import { summarise } from '../../scripts/checks/static-checks.ts';
import { createEmptyFolder } from '../support/emptyFolder.ts';

it('again when a file changed that they use, or the official emulator', () => {
  expect(usedFiles().map((file) => file.replaceAll('\\', '/'))).toEqual(
    expect.arrayContaining([
      ...['emulators/tests/contract.test.ts', 'emulators/README.md', 'tests/rules/cars.test.ts'],
      ...['tests/support/wire.ts', 'src/model/limits.ts', 'seed/price.ts', 'scripts/local/ports.ts'],
    ]),
  );
  expect(usedFiles()).not.toContain('src/main.tsx');
  expect(hashOfBackend('1.19.9')).toBe(hashOfBackend('1.19.9'));
  expect(hashOfBackend('')).not.toBe(hashOfBackend('1.19.9'));
});

it('not if they passed with the same files, but always in CI', () => {
  const home = process.cwd();
  process.chdir(createEmptyFolder());
  onTestFinished(() => process.chdir(home));
  expect(hasPassed('a', {})).toBe(false);
  markPassed('a');
  expect([hasPassed('a', {}), hasPassed('b', {}), hasPassed('a', { CI: 'true' })]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  [
    { missing: 'its jar was not found' },
    true,
    'Not compared with the official Firestore emulator: its jar was not found.',
  ],
  [{ port: 1, version: '1.19.9' }, true, 'Compared with the official Firestore emulator 1.19.9.'],
  [{ port: 1, version: '1.19.9' }, false, 'Emulators and rules have not changed since their tests passed.'],
])('the last line with %j', (official, hasChanged, note) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const outcome = { name: 'some', passed: 2, failed: 0, seconds: 1 };
  expect(summarise([outcome], describeOfficial(official, hasChanged))).toBe(0);
  expect(String(log.mock.lastCall?.[0]).trim()).toBe(`2 passed, 0 failed. ${note}`);
});
