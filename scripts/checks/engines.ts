import { findOnPath } from '../local/find-on-path.ts';

export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** What to install when an engine is missing (Debian, Ubuntu). */
export const installHints: Readonly<Record<EngineName, string>> = {
  firefox: '`apt-get install firefox-esr`',
  webkit: '`apt-get install webkit2gtk-driver xvfb`',
};

/** Path of an installed Firefox, or of WebKit's driver, which needs a virtual display. */
export function findEngine(name: EngineName): string | undefined {
  if (name === 'firefox') return findOnPath('firefox-esr') ?? findOnPath('firefox');
  return findOnPath('Xvfb') && findOnPath('WebKitWebDriver');
}
