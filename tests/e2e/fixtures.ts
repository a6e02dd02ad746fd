import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Page, type Request, type Route } from '@playwright/test';
import { bucket, emulatorHosts, projectId } from '../../scripts/local/emulators-process.ts';
import { resize } from '../../scripts/local/image-service.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { pathIn } from '../../src/config/paths.ts';
import type { Locale } from '../../src/model/text/locales.ts';
import { type ConsoleMessages, createConsoleMessages } from './console-messages.ts';
import { createDealership, type Dealership } from './dealership.ts';
import { heroPicture } from './factories.ts';
import { type Say, sayIn } from './say.ts';

export { expect } from '@playwright/test';

/** Options set by the projects of playwright.config.ts. */
export interface Options {
  /** English for all tests; the others by tag, see playwright.config.ts. */
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
  say: async ({ siteLocale }, use) => use(sayIn(siteLocale)),
  at: async ({ siteLocale }, use) => use((path) => pathIn(siteLocale, path)),
  listsAsBuilt: [false, { option: true }],
  dealership: async ({ page, listsAsBuilt }, use) => {
    const dealership = createDealership();
    await dealership.putFile('Hero/hero.webp', heroPicture);
    await showTo(page, dealership);
    if (!listsAsBuilt) await withoutBuiltLists(page);
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

/**
 * Redirects a page's requests for the built-in project and bucket to those of `dealership`. A test's own routes
 * run first: they delay or fail a request, or `fallback()` to let it through.
 */
export async function showTo(page: Page, dealership: Dealership): Promise<void> {
  const { firestoreHost, storageHost } = emulatorHosts(testPorts);
  const context = page.context();
  await context.route(`http://${firestoreHost}/**`, (route) => answerFrom(dealership, route));
  await context.route(`http://${storageHost}/**`, (route) =>
    route.fallback({ url: route.request().url().replaceAll(`/b/${bucket}/`, `/b/${dealership.bucket}/`) }),
  );
  await context.route('**/.netlify/images?*', (route) => resizeFrom(dealership, route));
  await context.route('**/Hero/hero.webp', (route) => passOnFrom(dealership, route));
}

/** Lists start from the empty shell, because the prerendered ones show the sample dealership. */
async function withoutBuiltLists(page: Page): Promise<void> {
  const isList = ({ pathname }: URL) => /^(?:\/de|\/ar)?\/?(?:inventory|blogs)?$/.test(pathname);
  await page.context().route(isList, (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { origin, pathname } = new URL(route.request().url());
    const [locale = ''] = pathname.match(/^\/(?:de|ar)\b/) ?? [];
    return route.continue({ url: `${origin}${locale}/app.html` });
  });
}

/** The site's image service only accepts the site's own bucket. */
async function resizeFrom(dealership: Dealership, route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  const url = searchParams.get('url')?.replace(`/b/${bucket}/`, `/b/${dealership.bucket}/`) ?? '';
  const asJpeg = searchParams.get('fm') === 'jpg';
  const body = await resize(url, Number(searchParams.get('w')), asJpeg).catch(() => null);
  const answer = body ? { body, contentType: asJpeg ? 'image/jpeg' : 'image/webp' } : { status: 404 };
  // The page may be closed by now.
  await route.fulfill(answer).catch(() => {});
}

/** The hero has a URL on the site itself. */
async function passOnFrom(dealership: Dealership, route: Route): Promise<void> {
  const body = await dealership.readFile('Hero/hero.webp').catch(() => null);
  await route.fulfill(body ? { body, contentType: 'image/webp' } : { status: 404 }).catch(() => {});
}

/** The SDK checks that responses name its own project, so they are renamed as well. */
async function answerFrom({ project }: Dealership, route: Route): Promise<void> {
  const builtIn = `projects/${projectId}/`;
  const own = `projects/${project}/`;
  const request = route.request();
  const postData = request.postData()?.replaceAll(builtIn, own);
  try {
    const response = await route.fetch({
      url: request.url().replaceAll(builtIn, own),
      headers: headersFor(project, request.headers()),
      ...(postData && { postData }),
    });
    await route.fulfill({ response, body: (await response.text()).replaceAll(own, builtIn) });
  } catch (error) {
    // The page may be closed or left by now.
    if (!/disposed|closed|ended|InterceptionId|already handled/.test(String(error))) throw error;
  }
}

/** The SDK also names the project in headers, which the official emulator uses instead of the URL. */
function headersFor(project: string, headers: Record<string, string>): Record<string, string> {
  const rename = (value: string) => value.replaceAll(/\b(projects\/|project_id=)([^/&]+)/g, `$1${project}`);
  const naming = ['google-cloud-resource-prefix', 'x-goog-request-params'];
  const renamed = Object.entries(headers).map(([name, value]) => [
    name,
    naming.includes(name) ? rename(value) : value,
  ]);
  return Object.fromEntries(renamed);
}

/** Applies the commit of a page's request, without its response. */
export async function commitPastPage({ project }: Dealership, request: Request): Promise<void> {
  const rename = (text: string) => text.replaceAll(`projects/${projectId}/`, `projects/${project}/`);
  const body = rename(request.postData() ?? '');
  await fetch(rename(request.url()), {
    method: 'POST',
    headers: headersFor(project, await request.allHeaders()),
    body,
  });
}

let silentServer: Promise<string> | null = null;

/**
 * Sends a request to where it never gets a response. A route left pending would continue to the sample project
 * when its page is closed.
 */
export async function neverAnswer(route: Route): Promise<void> {
  silentServer ??= new Promise((resolve) => {
    const server = createServer(() => {});
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
    server.unref();
  });
  await route.continue({ url: `${await silentServer}/` });
}

/** Holds the page's requests to `url` until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(url, async (route) => {
    await opened;
    await route.fallback();
  });
  return open;
}

/** Resolves once a prerendered page is hydrated and earlier input has been replayed. */
export async function appRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.consumeEarlyPresses);
}

/** The structured data of one type in the page's head. */
export async function structuredData(page: Page, type: string): Promise<Record<string, unknown>> {
  const find = async () => {
    const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === type);
  };
  let found: Awaited<ReturnType<typeof find>>;
  const seek = async () => {
    found = await find();
    return found;
  };
  await base.expect.poll(seek, { message: `structured data of type ${type}` }).toBeTruthy();
  return found;
}

/** Playwright's own message where playwright.config.ts blocks service workers. */
export const workerBlocked = 'Service Worker registration blocked by Playwright';

function listen(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    if (message.text() !== workerBlocked) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
}
