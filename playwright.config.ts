import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/local/chromium.ts';
import { testPorts } from './scripts/local/ports.ts';
import type { Options } from './tests/e2e/fixtures.ts';

/**
 * What a window of Chromium brings along and no test looks at; a test opens one of its own. Each of these starts a
 * process more for every window: two pages of the address bar's drop-down, one process kept ready for the next site.
 */
const windowExtras = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** Chromium heeds only the last list of this kind, so Playwright's own (its chromiumSwitches.ts) is said again. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Browser tests against the production build on the local backend, which `npm test` starts. */
export default defineConfig<Options>({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // Half of a test is waiting: for an answer, a pause in typing, the next look at what it expects.
  workers: 2 * availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  timeout: 40_000,
  // A test that passes only on its second try is reported as flaky; in CI it fails the run.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.CI),
  expect: { timeout: 8_000 },
  reporter: [['line']],
  // What depends on words runs in each locale, what depends on direction in Arabic too, all else once.
  projects: [
    { name: 'en', use: { siteLocale: 'en' } },
    { name: 'de', use: { siteLocale: 'de', locale: 'de-DE' }, grep: /@words/ },
    { name: 'ar', use: { siteLocale: 'ar', locale: 'ar-EG' }, grep: /@words|@direction/ },
  ],
  use: {
    baseURL: `http://localhost:${testPorts.site}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // CI uploads the traces of failed tests.
    trace: process.env.CI ? 'retain-on-first-failure' : 'off',
    // Tests answer requests in the page; those of a service worker would pass them by.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        ...chromiumArgs,
        `--disable-features=${[...disabledByPlaywright, ...windowExtras].join(',')}`,
        // A page stays in the process its tab began with.
        '--renderer-process-limit=1',
      ],
    },
  },
});
