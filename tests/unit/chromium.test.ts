import { expect, test } from 'vitest';
import { installedBrowsers, mayInstallPackages } from '../../scripts/local/chromium.ts';

const debian = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n';
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n';

test.each([
  ['root on Debian', true, false, debian, true],
  ['root in CI on Ubuntu', true, true, ubuntu, true],
  ['root on Ubuntu', true, false, ubuntu, false],
  ['root without an os-release file', true, false, '', false],
  ['a person on Debian', false, false, debian, false],
  ['a person in CI', false, true, debian, false],
])('installing packages as %s', (_, isRoot, isCi, release, may) => {
  expect(mayInstallPackages(isRoot, isCi, release)).toBe(may);
});

test('finds Chrome, Chromium and Edge on macOS and Windows', () => {
  expect(installedBrowsers('darwin', {}, '/Users/mona')).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/mona/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/mona/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Users/mona/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ]);
  const env = { ProgramFiles: 'C:\\Program Files', 'ProgramFiles(x86)': 'C:\\Program Files (x86)' };
  expect(installedBrowsers('win32', env, 'C:\\Users\\mona')).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ]);
  expect(installedBrowsers('linux', {}, '/home/mona')).toEqual([]);
});
