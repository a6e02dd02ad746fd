import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/local/chromium.ts';
import { testPorts } from './scripts/local/ports.ts';

/**
 * Features that start extra processes for each window and that no test uses: two pages of the address bar's
 * drop-down, and a spare renderer.
 */
const windowExtras = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * Chromium uses only the last `--disable-features`, so Playwright's own list (chromiumSwitches.ts) is repeated
 * here.
 */
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

/** Browser tests of the production build on the local backend, which `npm test` starts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // Tests sometimes wait.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a busy machine.
  timeout: 90_000,
  // A test that passes only on retry is flaky; in CI it fails the run.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.CI),
  expect: { timeout: 15_000 },
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${testPorts.site}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // CI uploads them. A trace of every first run would cost a third of the time.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    // Tests mock requests in the page; requests of a service worker would bypass the mocks.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        ...chromiumArgs,
        `--disable-features=${[...disabledByPlaywright, ...windowExtras].join(',')}`,
        // One renderer process per tab.
        '--renderer-process-limit=1',
        // Pages are open for seconds, so optimising their code costs a tenth more CPU time than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
