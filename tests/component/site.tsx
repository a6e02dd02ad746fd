import { createFirestore } from '@rhine-and-nile/emulators/in-process';
import { cleanup, configure, getConfig, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { baseOf } from '../../src/config/paths.ts';
import type { Locale } from '../../src/model/locales.ts';
import { type Documents, openDocuments } from '../support/documents.ts';
import { firestoreIndexes } from '../support/firestore-config.ts';
import type { FetchRequest, Intercept } from '../support/intercept.ts';
import { mockLocale } from './locale.ts';

/**
 * The site's own routes in jsdom, over a Firestore that runs in this process: for what a page says in each of its states.
 * What needs a browser (layout, focus order, hydration, history) belongs to tests/e2e.
 */

const { VITE_FIRESTORE_EMULATOR: firestoreHost, VITE_FIREBASE_PROJECT_ID: projectId } = import.meta.env;

export type Fields = Readonly<Record<string, unknown>>;

export interface TestSite extends Documents {
  /**
   * Opens a page as a new visit does: nothing is cached.
   *
   * @param shown resolves once the page is there; by default with its heading
   */
  open(address: string, shown?: () => Promise<unknown>): Promise<ReturnType<typeof createMemoryRouter>>;
  /** Notifies all observers, now and until the next `open`, that their target is visible. */
  scrollEverythingIntoView(): void;
  /** All requests since the last `open`. */
  readonly requests: readonly FetchRequest[];
  /** Responds to requests instead of the database; null restores it. */
  intercept(answer: Intercept | null): void;
}

interface SiteOptions {
  /** Of its pages; by default English. */
  readonly locale?: Locale;
  /** Text of the database's rules; by default everything is allowed. */
  readonly rules?: string;
  /** Answers requests to anything but the database. */
  readonly others?: Intercept;
  /** Runs before a page renders, with its modules already new. */
  readonly beforeRender?: () => Promise<void>;
}

/**
 * For the tests of a file or a `describe`. After each, deletes all documents, interceptions, stubs, fake timers and what the
 * browser stored, and fails if a query lacked its index, because some pages do without the answer.
 */
export function startTestSite(options: SiteOptions = {}): TestSite {
  const { locale = 'en', rules, others, beforeRender } = options;
  const firestore = createFirestore({ rules, indexes: firestoreIndexes });
  const requests: FetchRequest[] = [];
  let intercept: Intercept | null = null;

  const documents = openDocuments(projectId, firestore.fetch);

  beforeAll(() => {
    // Pages render when their data arrives, as in a browser; `act` would have to wrap it.
    // Without styles nothing is hidden, and checking that takes most of a query's time in jsdom.
    const { eventWrapper, defaultHidden } = getConfig();
    configure({ eventWrapper: (dispatch) => dispatch(), defaultHidden: true });
    return () => configure({ eventWrapper, defaultHidden });
  });
  afterEach(async () => {
    vi.useRealTimers();
    cleanup();
    intercept = null;
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    // The site's banner is outside of what is rendered.
    document.body.replaceChildren();
    const all = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
    expect((await firestore.fetch(all, { method: 'DELETE' })).status).toBe(200);
    expect(await (await firestore.fetch('/emulator/v1/missingIndexes')).json()).toEqual([]);
  });
  afterAll(() => {
    if (locale !== 'en') mockLocale('en');
  });

  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = String(input);
    const { method = 'GET', headers = {}, body } = init ?? {};
    const pass = async () => {
      if (!url.startsWith(`http://${firestoreHost}/`)) {
        const answered = await others?.(request);
        if (!answered) throw new TypeError(`No answer to ${url}`);
        return answered;
      }
      const sent = body == null ? {} : { body: String(body) };
      const response = await firestore.fetch(url, { method, headers, ...sent });
      request.answer = await response.clone().json();
      return response;
    };
    const request: FetchRequest = { url, method, body: parseBody(body), content: body, pass };
    requests.push(request);
    const response = (await intercept?.(request)) ?? (await pass());
    return Object.defineProperty(response, 'url', { value: url });
  };

  return {
    ...documents,
    requests,
    async open(address, shown = () => screen.findByRole('heading', { level: 1 })) {
      cleanup();
      vi.resetModules();
      if ((document.documentElement.lang || 'en') !== locale) mockLocale(locale);
      stubBrowser();
      vi.stubGlobal('fetch', vi.fn(answer));
      requests.length = 0;
      await beforeRender?.();
      const { loadRoutes } = await import('../../src/app/routes.tsx');
      const router = createMemoryRouter(await loadRoutes(new URL(address, 'http://localhost').pathname), {
        initialEntries: [address],
        basename: baseOf(locale),
      });
      render(<RouterProvider router={router} />, { onCaughtError: reportUnexpected });
      await shown();
      return router;
    },
    scrollEverythingIntoView: () => {
      isAllInView = true;
      for (const show of observers) show();
    },
    intercept(next) {
      intercept = next;
    },
  };
}

/** As in src/app/start.tsx: the page itself shows a failed load. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof Error && ['LoadError', 'UnreadableSheet'].includes(error.name)))
    console.error(error);
}

/** For each observer of what is in view: calls it. */
const observers = new Set<() => void>();
let isAllInView = false;

class TestObserver {
  readonly #show: () => void;
  constructor(listener: (entries: readonly object[]) => void) {
    this.#show = () => listener([{ isIntersecting: true }]);
  }
  observe() {
    observers.add(this.#show);
    if (isAllInView) this.#show();
  }
  unobserve() {}
  disconnect() {
    observers.delete(this.#show);
  }
}

/** What the pages use of a browser and jsdom lacks: a wide window, with nothing in view. */
function stubBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('scrollTo', () => {});
  const isWide = (query: string) => query.includes('width >=');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide(query),
    addEventListener() {},
    removeEventListener() {},
  }));
  observers.clear();
  isAllInView = false;
  vi.stubGlobal('IntersectionObserver', TestObserver);
  vi.stubGlobal('ResizeObserver', TestObserver);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

/** What elements say. */
export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);

/** The open dialog, once it is shown. */
export async function findDialog(): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  return document.querySelector('dialog[open]') as HTMLElement;
}

/** A request with a response controlled by the test. */
export function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

function parseBody(body: unknown): FetchRequest['body'] {
  return typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : null;
}
