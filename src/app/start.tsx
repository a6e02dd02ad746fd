import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { localeInfo } from '#locales/localeInfo.ts';
import { noteReload, reloadOnce, showBundleFailure } from '../hydration/bundleFailure.ts';
import { replayEarlyInput } from '../hydration/earlyInput.ts';
import { fetchLoaderData, loadLazyRoutes, type Match } from '../hydration/lazyRoutes.ts';
import { prefetchOnIntent } from '../hydration/prefetch.ts';
import { parseLoaderData } from '../hydration/snapshot.ts';
import { whenIdle } from '../ui/hooks/whenIdle.ts';
import { base } from './base.ts';
import { startExtras } from './extras.ts';
import { foreignFolders, type SitePage, sitePages, staffFolders } from './pages.ts';
import { routes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | null = null;

/** Starts the app in `root`: hydrates the prerendered page in it, or renders from nothing. */
export async function startApp(root: HTMLElement): Promise<void> {
  if (normalizeAddress()) return;
  window.addEventListener('vite:preloadError', handleMissingChunk);
  if (isPrerendered(root)) {
    const matches = await loadLazyRoutes(routes, window.location.pathname, base).catch(() => null);
    // The page stays as it is: its links and forms work, and a sentence says that it is incomplete.
    if (!matches) return;
    await hydrate(root, matches);
  } else {
    render(root);
  }
  prefetchOnIntent(routes, base, isPublic);
  whenIdle(() => router && startExtras(router, isPublic));
}

/**
 * The router wants the slash after '/de'. An address with several slashes at its start is another page's, whatever the
 * server made of it, and would make links lead to another host.
 *
 * @returns whether another page is being loaded
 */
function normalizeAddress(): boolean {
  const { pathname, search, hash } = window.location;
  const path = pathname.replace(/^\/+/, '/');
  if (path !== pathname) window.location.replace(path + search + hash);
  else if (`${path}/` === base) window.history.replaceState(window.history.state, '', base + search + hash);
  return path !== pathname;
}

/**
 * A deployment may have removed a chunk that an open tab asks for. The page that needs it is loaded from the server; a
 * chunk of no page (a prefetched one, a part opened later) is left to who asked for it.
 */
function handleMissingChunk({ payload }: VitePreloadErrorEvent): void {
  Object.assign(payload, { code: 'app/unreachable' });
  const target = router?.state.navigation.location;
  if (router?.state.initialized && !target) return;
  if (router && !navigator.onLine) return;
  // A page's component and its loader both report the same chunk.
  window.removeEventListener('vite:preloadError', handleMissingChunk);
  if (router && target) {
    noteReload();
    window.location.assign(router.createHref(target));
  } else if (!reloadOnce()) {
    showBundleFailure();
  }
}

/** Whether the HTML in `root` is that of this address; it was made without a query string. */
function isPrerendered(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  const decidedBySearch = findSitePage(pathname)?.searchParams?.some((name) => params.has(name));
  return root.firstElementChild !== null && !decidedBySearch;
}

function findSitePage(pathname: string): SitePage | undefined {
  const id = matchRoutes(routes, pathname, base)?.at(-1)?.route.id ?? '';
  return (sitePages as Readonly<Record<string, SitePage>>)[id];
}

/** A page with data is hydrated with exactly that; only then is what has changed since the build fetched. */
async function hydrate(root: HTMLElement, matches: readonly Match[]): Promise<void> {
  const snapshot = document.getElementById('snapshot')?.textContent;
  const loaderData = snapshot
    ? parseLoaderData(snapshot)
    : await fetchLoaderData(matches, window.location.href);
  const hydrated = createBrowserRouter(routes, { hydrationData: { loaderData }, basename: base });
  router = hydrated;
  const handleMount = () => {
    queueMicrotask(replayEarlyInput);
    if (snapshot) void hydrated.revalidate();
  };
  // In a transition, so that input stays responsive.
  startTransition(() => void hydrateRoot(root, <App router={hydrated} onMount={handleMount} />, options));
  for (const script of document.querySelectorAll('[data-prerendered]')) script.remove();
}

/** Renders over the empty shell, or over a list that was made for another query, which the page has not shown. */
function render(root: HTMLElement): void {
  root.querySelector('[data-answers-search]')?.replaceChildren();
  delete document.documentElement.dataset.search;
  for (const element of document.head.querySelectorAll(
    'title, meta[content], link:is([rel="canonical"], [rel="alternate"])',
  ))
    if (!element.matches('[name="viewport"], [name="theme-color"]')) element.remove();
  // What was pressed so far is gone with the old elements.
  globalThis.takeEarlyPresses?.();
  router = createBrowserRouter(routes, { basename: base });
  createRoot(root, options).render(<App router={router} />);
}

/** The router alone: with anything beside it React's ids would differ from the prerendered ones. */
function App({ router, onMount }: { readonly router: Router; readonly onMount?: () => void }) {
  useLayoutEffect(() => onMount?.(), [onMount]);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

const options: RootOptions = { onCaughtError: reportCaught };

/** The page itself shows a failed load; any other error that a boundary caught is a defect. */
function reportCaught(error: unknown): void {
  if (!(error instanceof Error && ['LoadError', 'UnreadableSheet', 'FirebaseError'].includes(error.name)))
    console.error(error);
}

/** Whether this locale has that page, for visitors. */
function isPublic(pathname: string): boolean {
  const elsewhere = [...staffFolders, ...foreignFolders(localeInfo.code)];
  return pathname.startsWith(base) && !elsewhere.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}
