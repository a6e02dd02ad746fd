import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  type RouteMatch,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { localeInfo } from '#locales/localeInfo.ts';
import { recordReload, reloadOnce, showBundleFailure } from '../hydration/bundleFailure.ts';
import { replayEarlyInput } from '../hydration/earlyInput.ts';
import { fetchLoaderData, loadLazyRoutes } from '../hydration/lazyRoutes.ts';
import { prefetchOnIntent } from '../hydration/prefetch.ts';
import { fetchSnapshot, type LoaderData } from '../hydration/snapshot.ts';
import { shownState } from '../site/shared/shown.ts';
import { whenIdle } from '../ui/hooks/whenIdle.ts';
import { base } from './base.ts';
import { reportError } from './errorReports.ts';
import { foreignFolders, staffFolders } from './pages.ts';
import { loadRoutes } from './routes.tsx';

let router: DataRouter | null = null;

/** Hydrates the prerendered page, or renders into the empty shell. */
export async function startApp(root: HTMLElement): Promise<void> {
  window.addEventListener('vite:preloadError', handleMissingChunk);
  const snapshot = fetchSnapshot();
  const routes = await loadRoutes(window.location.pathname.slice(base.length - 1)).catch(() => null);
  if (!routes || (await normalizeAddress(routes))) return;
  // A list that was prerendered for another query is hidden (hydration/inline/prepareList.ts).
  if (root.firstElementChild && document.documentElement.dataset.search === undefined) {
    const matches = await loadLazyRoutes(routes, window.location.pathname, base).catch(() => null);
    // The static page remains, with a message.
    if (!matches) return;
    await hydrate(root, routes, matches, await snapshot);
  } else {
    render(root, routes);
  }
  prefetchOnIntent(routes, base, isPublic);
  whenIdle(() => void loadExtras().catch(() => {}));
}

/** The page works without them. */
async function loadExtras(): Promise<void> {
  const { startExtras } = await import('./extras.ts');
  if (router) startExtras(router, isPublic);
}

/**
 * Adds the trailing slash the router needs after `/de`. Removes extra slashes, which the router does not match and
 * which would turn links into links to other hosts, capitals, and the names of files.
 * @returns whether the page is reloading
 */
async function normalizeAddress(routes: RouteObject[]): Promise<boolean> {
  const { pathname, search, hash } = window.location;
  let path = pathname.replace(/\/{2,}/g, '/');
  if (/[A-Z]|\.html$/.test(path)) {
    const { toPageAddress } = await import('./pageAddress.ts');
    path = toPageAddress(path, routes, base, foreignFolders(localeInfo.code));
  }
  if (path !== pathname) window.location.replace(path + search + hash);
  else if (`${path}/` === base) window.history.replaceState(window.history.state, '', base + search + hash);
  return path !== pathname;
}

/**
 * A deployment may have removed a chunk of an open tab. Loads the page that needs it from the server; callers handle
 * other chunks.
 */
function handleMissingChunk({ payload }: VitePreloadErrorEvent): void {
  Object.assign(payload, { code: 'app/unreachable' });
  const target = router?.state.navigation.location;
  if (router?.state.initialized && !target) return;
  if (router && !navigator.onLine) return;
  // The component and the loader of a page report the same chunk.
  window.removeEventListener('vite:preloadError', handleMissingChunk);
  if (router && target) {
    recordReload();
    window.location.assign(router.createHref(target));
  } else if (!reloadOnce()) {
    showBundleFailure();
  }
}

async function hydrate(
  root: HTMLElement,
  routes: RouteObject[],
  matches: readonly RouteMatch<string, RouteObject>[],
  snapshot: LoaderData | null,
): Promise<void> {
  const loaderData = snapshot ?? (await fetchLoaderData(matches, window.location.href));
  const hydrated = createBrowserRouter(routes, { hydrationData: { loaderData }, basename: base, getContext });
  router = hydrated;
  const handleMount = () => {
    queueMicrotask(replayEarlyInput);
    if (snapshot) void hydrated.revalidate();
  };
  startTransition(() => void hydrateRoot(root, <App router={hydrated} onMount={handleMount} />, options));
  for (const script of document.querySelectorAll('[data-prerendered]')) script.remove();
}

/** Renders into the empty shell, or replaces a hidden list that was prerendered for another query. */
function render(root: HTMLElement, routes: RouteObject[]): void {
  root.querySelector('[data-answers-search]')?.replaceChildren();
  delete document.documentElement.dataset.search;
  for (const element of document.head.querySelectorAll(
    'title, meta[content], link:is([rel="canonical"], [rel="alternate"])',
  ))
    if (!element.matches('[name="viewport"], [name="theme-color"]')) element.remove();
  // Discard: the elements are gone.
  globalThis.earlyPresses = undefined;
  router = createBrowserRouter(routes, { basename: base, getContext });
  createRoot(root, options).render(<App router={router} />);
}

/** Passed to the loaders of each navigation and revalidation. */
function getContext(): RouterContextProvider {
  return new RouterContextProvider(new Map([[shownState, router?.state ?? null]]));
}

/** No siblings: they would change the ids of `useId`. */
function App({ router, onMount }: { readonly router: DataRouter; readonly onMount?: () => void }) {
  useLayoutEffect(() => onMount?.(), [onMount]);
  return (
    <StrictMode>
      <RouterProvider
        router={router}
        {...(import.meta.env.VITE_ERROR_URL ? { onError: reportRouterError } : {})}
      />
    </StrictMode>
  );
}

const options: RootOptions = { onCaughtError: reportCaught };

/** Load errors are shown by the page; report any other error. */
function reportCaught(error: unknown): void {
  if (isLoadError(error)) return;
  console.error(error);
  if (import.meta.env.VITE_ERROR_URL) reportError(error);
}

/** Errors of loaders, too, which React does not see. */
function reportRouterError(error: unknown): void {
  if (!isLoadError(error)) reportError(error);
}

function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A chunk (`handleMissingChunk`); WebKit also rejects those under way when the page is left.
  if ('code' in error && error.code === 'app/unreachable') return true;
  return ['LoadError', 'UnreadableSheet', 'FirebaseError'].includes(error.name);
}

/** Whether the path is a public page of this locale. */
function isPublic(pathname: string): boolean {
  const elsewhere = [...staffFolders, ...foreignFolders(localeInfo.code)];
  return pathname.startsWith(base) && !elsewhere.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}
