import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findOnPath } from './find-on-path.ts';
import { onExit } from './lifetime.ts';

/** Names on the PATH. The headless shell comes first: it uses half the CPU time of the full browser. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/** Paths where Chrome, Chromium and Edge are installed outside the PATH, in order of preference. */
export function installedBrowsers(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
  home: string,
): readonly string[] {
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', posix.join(home, 'Applications')].map((folder) =>
        posix.join(folder, `${name}.app/Contents/MacOS`, name),
      ),
    );
  if (platform !== 'win32') return [];
  const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean) as string[];
  return [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ].flatMap((file) => folders.map((folder) => win32.join(folder, file)));
}

/** Debian packages; older releases have only the second. */
const debianPackages = ['chromium-headless-shell', 'chromium'];

/** Options for tests and benchmarks: also runs as root, and without network requests of its own. */
export const chromiumArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts a Chromium that stops with this process. */
export async function launchChromium(...args: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, ...args],
    // By default Playwright exits the process on a signal and leaves other child processes running.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  onExit(() => browser.close());
  return browser;
}

/**
 * Path of a Chromium for the browser tests; installs one if none is found.
 * @throws with instructions if that fails
 */
export function ensureChromium(): string {
  for (const install of [() => {}, installFromDebian, downloadFromPlaywright]) {
    install();
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install one (Debian and Ubuntu: `sudo apt-get install chromium`; elsewhere: Chrome itself, or `npx playwright install chromium`), or name one with CHROMIUM=/path/to/chromium.',
  );
}

function findChromium(): string | null {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  const named = programs.map((name) => findOnPath(name)).find((path) => path !== undefined);
  const found = named ?? installedBrowsers(process.platform, process.env, homedir()).find(existsSync);
  if (found) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/**
 * Whether a system package may be installed without asking: as root on Debian, or in CI. Ubuntu is excluded
 * because its package is a placeholder for a snap. Otherwise Playwright's own build is used.
 * @param osRelease content of /etc/os-release, if it exists
 */
export function mayInstallPackages(isRoot: boolean, isCi: boolean, osRelease: string): boolean {
  return isRoot && (isCi || /^ID="?debian"?$/m.test(osRelease));
}

function installFromDebian(): void {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (!mayInstallPackages(process.getuid?.() === 0, Boolean(process.env.CI), release)) return;
  if (!findOnPath('apt-get')) return;
  console.log('No Chromium found: installing Debian’s (name another with CHROMIUM=/path/to/chromium)…');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], options);
  debianPackages.some(
    (name) => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0,
  );
}

function downloadFromPlaywright(): void {
  console.log('No Chromium found: downloading Playwright’s…');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
}
