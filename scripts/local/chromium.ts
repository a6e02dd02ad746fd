import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { atEnd } from './lifetime.ts';

const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  for (const name of installed) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

function installFromDebian(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('which', ['apt-get']).status !== 0) return;
  console.log('No Chromium found: installing Debian’s…');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
}

function downloadPlaywrights(): void {
  console.log('No Chromium found: downloading Playwright’s…');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
}
