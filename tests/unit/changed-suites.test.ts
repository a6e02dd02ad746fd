/** When `npm test` skips the emulators' and the rules' tests. */
import { expect, it, onTestFinished } from 'vitest';
import { hashOfBackend, hasPassed, markPassed, usedFiles } from '../../scripts/checks/changed-suites.ts';
import { createEmptyFolder } from '../support/emptyFolder.ts';

it('run again after a used file or the official emulator changed', () => {
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

it('don’t run if they passed with the same files, but always in CI', () => {
  const home = process.cwd();
  process.chdir(createEmptyFolder());
  onTestFinished(() => process.chdir(home));
  expect(hasPassed('a', {})).toBe(false);
  markPassed('a');
  expect([hasPassed('a', {}), hasPassed('b', {})]).toEqual([true, false]);
  expect(hasPassed('a', { CI: 'true' })).toBe(false);
});
