import { expect, test } from 'vitest';
import { mayInstallPackages } from '../../scripts/local/chromium.ts';

const debian = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n';
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n';

test.each([
  ['root on Debian', true, false, debian, true],
  ['root in CI on Ubuntu', true, true, ubuntu, true],
  ['root on Ubuntu', true, false, ubuntu, false],
  ['root where nothing says what it is', true, false, '', false],
  ['a person on Debian', false, false, debian, false],
  ['a person in CI', false, true, debian, false],
])('npm test, run by %s', (_, isRoot, isCi, release, may) => {
  expect(mayInstallPackages(isRoot, isCi, release)).toBe(may);
});
