import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { atEnd } from './lifetime.ts';
import { onPath } from './on-path.ts';

/** On the PATH. The one without windows comes first: it is made for this, and takes half the processor's time of the other. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/** Where installers put Chrome, Chromium and Edge outside the PATH, best first. */
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

/** Debian's packages of it; the first is younger. */
const debianPackages = ['chromium-headless-shell', 'chromium'];

/** How a browser that is tested or measured starts: as root too, and asking nobody outside for anything. */
export const chromiumArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts a Chromium that ends with this program. */
export async function launchChromium(...args: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: obtainChromium(),
    args: [...chromiumArgs, ...args],
    // Playwright would end the whole program at once, and leave behind what else it started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  atEnd(() => browser.close());
  return browser;
}

/**
 * The path of a Chromium for the browser tests: an installed one, else one obtained now.
 *
 * @throws with what to do by hand where none can be had.
 */
export function obtainChromium(): string {
  for (const obtain of [() => {}, installFromDebian, downloadPlaywrights]) {
    obtain();
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need a Chromium and none could be obtained. Install one (Debian and Ubuntu: `sudo apt-get install chromium`; elsewhere: Chrome itself, or `npx playwright install chromium`), or name one with CHROMIUM=/path/to/chromium.',
  );
}

function findChromium(): string | null {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  const named = programs.map((name) => onPath(name)).find((path) => path !== undefined);
  const found = named ?? installedBrowsers(process.platform, process.env, homedir()).find(existsSync);
  if (found) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/**
 * Whether this may install a system package unasked: as root, on Debian, whose package works everywhere (Ubuntu's is
 * a placeholder for a snap), or in CI, on a machine that is thrown away. Elsewhere the browser is Playwright's own,
 * which touches nothing but its folder, or the person at the machine is told what to do.
 *
 * @param osRelease content of /etc/os-release, where there is one
 */
export function mayInstallPackages(isRoot: boolean, isCi: boolean, osRelease: string): boolean {
  return isRoot && (isCi || /^ID="?debian"?$/m.test(osRelease));
}

function installFromDebian(): void {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (!mayInstallPackages(process.getuid?.() === 0, Boolean(process.env.CI), release)) return;
  if (!onPath('apt-get')) return;
  console.log('No Chromium found: installing Debian’s (name another with CHROMIUM=/path/to/chromium)…');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], options);
  debianPackages.some(
    (name) => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0,
  );
}

function downloadPlaywrights(): void {
  console.log('No Chromium found: downloading Playwright’s…');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
}
