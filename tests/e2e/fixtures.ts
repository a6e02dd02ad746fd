import { test as base, expect, type Page, type Request } from '@playwright/test';
import { testPorts } from '../../scripts/local/ports.ts';
import { pathIn } from '../../src/config/paths.ts';
import type { Locale } from '../../src/model/locales.ts';
import { heroPicture } from '../support/factories.ts';
import { type Say, sayIn } from '../support/say.ts';
import { type ConsoleMessages, createConsoleMessages } from './console-messages.ts';
import { createDealership, type Dealership } from './dealership.ts';

export { expect };

/** Options for `test.use`. */
interface Options {
  /** Also the browser's language; English unless it is set, see `inLocales`. */
  readonly siteLocale: Locale;
}

interface Fixtures {
  /** The locale's messages. */
  readonly say: Say;
  /** A path in the locale. */
  readonly at: (path: string) => string;
  /** The test's own dealership, empty except for its hero; the page sees it in place of the sample one. */
  readonly dealership: Dealership;
  /** Whether list pages are served as built, with the sample dealership's cars and posts. */
  readonly listsAsBuilt: boolean;
  /** Every console message and uncaught error of the page. */
  readonly consoleMessages: ConsoleMessages;
}

/**
 * The browser test. Its page uses a dealership of its own, and an unexpected console message fails it.
 */
export const test = base.extend<Fixtures & Options>({
  siteLocale: ['en', { option: true }],
  locale: async ({ siteLocale }, use) => use(browserLocales[siteLocale]),
  say: async ({ siteLocale }, use) => use(sayIn(siteLocale)),
  at: async ({ siteLocale }, use) => use((path) => pathIn(siteLocale, path)),
  listsAsBuilt: [false, { option: true }],
  dealership: async ({ page, listsAsBuilt }, use) => {
    const dealership = createDealership();
    await dealership.putFile('Hero/hero.webp', heroPicture);
    await showTo(page, dealership, listsAsBuilt);
    await use(dealership);
  },
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      listen(page, messages);
      page.context().on('page', (other) => listen(other, messages));
      const consoleMessages = createConsoleMessages(messages);
      await use(consoleMessages);
      consoleMessages.expectNone();
    },
    { auto: true },
  ],
});

const browserLocales: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de-DE', ar: 'ar-EG' };

/** Adds a test in each of these locales. It uses `say('Car Inventory')` for texts and `at('/inventory')` for paths. */
export function inLocales(siteLocales: readonly Locale[], addTest: () => void): void {
  for (const siteLocale of siteLocales)
    test.describe(`in ${siteLocale}`, () => {
      test.use({ siteLocale });
      addTest();
    });
}

/** Lets a page's context see this dealership (scripts/local/own-dealership.ts). */
export async function showTo(page: Page, { project }: Dealership, listsAsBuilt = false): Promise<void> {
  const cookies = { dealership: project, ...(!listsAsBuilt && { lists: 'empty' }) };
  const url = `http://localhost:${testPorts.site}`;
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url, httpOnly: true })));
}

/** Holds the page's requests to `url`, or those of them that `isHeld` names, until the returned function is called. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await opened;
    await route.fallback();
  });
  return open;
}

/** Resolves once a prerendered page is hydrated and earlier input has been replayed. */
export async function appRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.earlyPresses);
}

/** Resolves once the code has loaded that a page loads when it is idle (src/app/extras.ts). */
export async function extrasRun(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/extras-/.test(name)),
  );
}

/**
 * Shows another page of the running app, without loading it again.
 *
 * @param path of a page with another title
 */
export async function openInside(page: Page, path: string): Promise<void> {
  const title = await page.title();
  await page.evaluate((next) => {
    // React Router numbers its entries; without a number, forms that ask before leaving warn.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Playwright's own message where playwright.config.ts blocks service workers. */
export const workerBlocked = 'Service Worker registration blocked by Playwright';

function listen(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    if (message.text() !== workerBlocked) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
}
