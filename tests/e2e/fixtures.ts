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

/** What a project of playwright.config.ts sets. */
export interface Options {
  /** In which locale a test runs: all of them in English, those tagged @words in the others as well. */
  readonly siteLocale: Locale;
}

interface Fixtures {
  /** The words of the locale. */
  readonly say: Say;
  /** An address of the site in the locale. */
  readonly at: (path: string) => string;
  /** A dealership of the test's own, empty but for its hero; the page sees it in place of the sample one. */
  readonly dealership: Dealership;
  /** Whether the pages of lists are those that were built, with the cars and blogs of the sample dealership in them. */
  readonly listsAsBuilt: boolean;
  /** Every message the page printed and every error it threw. */
  readonly consoleMessages: ConsoleMessages;
}

/**
 * The browser test: its page talks to a dealership of its own, and any message on the console fails it.
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
 * Sends a page's requests for the built-in project and bucket to those of `dealership`. A test's own routes
 * come before these: they delay or fail a request, or `fallback()` to let it through.
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

/** Lists start from the empty shell, as what is not built does: what was built holds another dealership's. */
async function withoutBuiltLists(page: Page): Promise<void> {
  const isList = ({ pathname }: URL) => /^(?:\/de|\/ar)?\/?(?:inventory|blogs)?$/.test(pathname);
  await page.context().route(isList, (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { origin, pathname } = new URL(route.request().url());
    const [locale = ''] = pathname.match(/^\/(?:de|ar)\b/) ?? [];
    return route.continue({ url: `${origin}${locale}/app.html` });
  });
}

/** The site's own image service admits no other bucket than the site's. */
async function resizeFrom(dealership: Dealership, route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  const url = searchParams.get('url')?.replace(`/b/${bucket}/`, `/b/${dealership.bucket}/`) ?? '';
  const asJpeg = searchParams.get('fm') === 'jpg';
  const body = await resize(url, Number(searchParams.get('w')), asJpeg).catch(() => null);
  const answer = body ? { body, contentType: asJpeg ? 'image/jpeg' : 'image/webp' } : { status: 404 };
  // A page that is closed meanwhile needs it no more.
  await route.fulfill(answer).catch(() => {});
}

/** The hero of the site's own address is the site's. */
async function passOnFrom(dealership: Dealership, route: Route): Promise<void> {
  const body = await dealership.readFile('Hero/hero.webp').catch(() => null);
  await route.fulfill(body ? { body, contentType: 'image/webp' } : { status: 404 }).catch(() => {});
}

/** The SDK checks that what it reads carries its own project's name, so the answer is renamed as well. */
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
    // A page that is closed or left while an answer is on its way needs it no more.
    if (!/disposed|closed|ended|InterceptionId|already handled/.test(String(error))) throw error;
  }
}

/** The SDK names the project in headers too, and the official emulator goes by these and not by the address. */
function headersFor(project: string, headers: Record<string, string>): Record<string, string> {
  const rename = (value: string) => value.replaceAll(/\b(projects\/|project_id=)([^/&]+)/g, `$1${project}`);
  const naming = ['google-cloud-resource-prefix', 'x-goog-request-params'];
  const renamed = Object.entries(headers).map(([name, value]) => [
    name,
    naming.includes(name) ? rename(value) : value,
  ]);
  return Object.fromEntries(renamed);
}

/** Stores what a page's request commits, without its answer. */
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
 * Sends a request where it gets no answer, ever. One that a test merely leaves waiting goes on to the sample project
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

/** Holds back the page's requests to `url` until the returned function is called. */
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

/** Resolves once a prerendered page is hydrated, and what was done with it before has been done again. */
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

/** What Playwright itself says where playwright.config.ts blocks service workers. */
export const workerBlocked = 'Service Worker registration blocked by Playwright';

function listen(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    if (message.text() !== workerBlocked) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
}
