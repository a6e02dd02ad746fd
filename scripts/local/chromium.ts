import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findOnPath } from './find-on-path.ts';
import { onExit } from './lifetime.ts';

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

/** Names on the PATH. The headless shell comes first: it uses half the CPU time of the full browser. */
const programs = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'microsoft-edge'],
];

const isRoot = process.getuid?.() === 0;

/**
 * Path of a Chromium for the browser tests; installs one if none is found, and says so first.
 * @throws with instructions if that fails
 */
export function ensureChromium(): string {
  for (const install of [() => {}, installFromPlaywright, installFromSystem]) {
    install();
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install one (Debian: `sudo apt-get install chromium`; elsewhere: Chrome, or `npx playwright install chromium`), or name one with CHROMIUM=/path/to/chromium.',
  );
}

function findChromium(): string | undefined {
  const { CHROMIUM = '' } = process.env;
  const named = programs.map((name) => findOnPath(name));
  return [CHROMIUM, ...named, chromium.executablePath()].find((path) => path && existsSync(path));
}

function installFromPlaywright(): void {
  console.log('No Chromium found: installing Playwright’s (name another with CHROMIUM=/path/to/chromium)…');
  // The libraries it needs are packages of the system.
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  const args = ['node_modules/@playwright/test/cli.js', 'install', ...withLibraries, 'chromium'];
  spawnSync(process.execPath, args, { stdio: 'inherit' });
}

function installFromSystem(): void {
  if (!isRoot || !findOnPath('apt-get')) return;
  console.log('Playwright’s could not be installed: installing the system’s package chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', args, { stdio: 'ignore', env });
}
