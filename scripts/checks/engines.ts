import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { findOnPath } from '../local/find-on-path.ts';

export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type Engine =
  | { readonly by: 'playwright' }
  | { readonly by: 'bidi' | 'webdriver'; readonly executablePath: string };

/** What to install when an engine is missing (Debian, Ubuntu). */
export const installHints: Readonly<Record<EngineName, string>> = {
  firefox: '`apt-get install firefox-esr`, or `npx playwright install firefox`',
  webkit: '`apt-get install webkit2gtk-driver xvfb`, or `npx playwright install webkit`',
};

/** Finds Playwright's build of an engine, or an installed browser; null if there is none. */
export function findEngine(name: EngineName): Engine | null {
  if (existsSync({ firefox, webkit }[name].executablePath())) return { by: 'playwright' };
  if (name === 'firefox') return findInstalled('bidi', 'firefox-esr', 'firefox');
  return findOnPath('Xvfb') ? findInstalled('webdriver', 'WebKitWebDriver') : null;
}

function findInstalled(by: 'bidi' | 'webdriver', ...names: readonly string[]): Engine | null {
  const executablePath = names.map((name) => findOnPath(name)).find((path) => path !== undefined);
  return executablePath ? { by, executablePath } : null;
}
