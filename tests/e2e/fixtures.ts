import { test as base, type Page } from '@playwright/test';
import { bucket, emulatorHosts, projectId } from '../../scripts/emulators-process.ts';
import { testPorts } from '../../scripts/ports.ts';
import { createDealership, type Dealership } from './dealership.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** A dealership of the test's own; the page sees it in place of the sample one. */
  readonly dealership: Dealership;
  /** Every message the page printed and every error it threw; a test that expects some empties it. */
  readonly consoleMessages: string[];
}

/**
 * The browser test: its page talks to a dealership of its own, and any message on the console fails it.
 */
export const test = base.extend<Fixtures>({
  dealership: async ({ page }, use) => {
    const dealership = createDealership();
    await showTo(page, dealership);
    await use(dealership);
  },
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      listen(page, messages);
      await use(messages);
      base.expect(messages, 'messages on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Sends a page's requests for the built-in project and bucket to those of `dealership`. A test's own routes
 * come before these: they delay or fail a request, or `fallback()` to let it through.
 */
export async function showTo(page: Page, dealership: Dealership): Promise<void> {
  const { firestoreHost, storageHost } = emulatorHosts(testPorts);
  const builtIn = `projects/${projectId}/`;
  const own = `projects/${dealership.project}/`;
  await page.context().route(`http://${firestoreHost}/**`, async (route) => {
    const request = route.request();
    const postData = request.postData()?.replaceAll(builtIn, own);
    const response = await route.fetch({
      url: request.url().replaceAll(builtIn, own),
      ...(postData && { postData }),
    });
    await route.fulfill({ response, body: (await response.text()).replaceAll(own, builtIn) });
  });
  await page
    .context()
    .route(`http://${storageHost}/**`, (route) =>
      route.fallback({ url: route.request().url().replaceAll(`/b/${bucket}/`, `/b/${dealership.bucket}/`) }),
    );
}

function listen(page: Page, messages: string[]): void {
  page.context().on('page', (other) => listen(other, messages));
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
}
