import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/chromium.ts';
import { testPorts } from './scripts/ports.ts';

/** Browser tests against the production build on the local backend, which `npm test` starts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${testPorts.site}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    trace: 'off',
    // Tests answer requests in the page; those of a service worker would pass them by.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: chromiumArgs,
    },
  },
});
