import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { locale } from '#locales/locale.ts';
import { replayEarlyInput } from '../hydration/earlyInput.ts';
import { loadLazyRoutes, type Match, startLoaders } from '../hydration/lazyRoutes.ts';
import { prefetchOnIntent } from '../hydration/prefetch.ts';
import { restoreSnapshot, takeSnapshot } from '../hydration/snapshot.ts';
import { reloadIfStaleChunk } from '../hydration/staleChunk.ts';
import { whenIdle } from '../ui/hooks/whenIdle.ts';
import { base } from './base.ts';
import { foreignFolders, type SitePage, sitePages, staffFolders } from './pages.ts';
import { routes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;
type Options = Parameters<typeof createBrowserRouter>[1];

/** Starts the app in `root`: over the prerendered page that stands there, or from nothing. */
export async function startApp(root: HTMLElement): Promise<void> {
  completeAddress();
  prefetchOnIntent(routes, base, isPublic);
  const matches = isPrerendered(root) ? await loadForHydration() : null;
  if (matches) return hydrate(root, matches);
  dropOtherPage(root);
  createRoot(root, options).render(app(startRouter()));
}

/** An edition's first page may be opened without the slash that all its addresses begin with: '/de'. */
function completeAddress(): void {
  const { pathname, search, hash } = window.location;
  if (`${pathname}/` === base) window.history.replaceState(window.history.state, '', base + search + hash);
}

/** Null where a part cannot be had; rendered anew, the router tells so on the page. */
function loadForHydration(): Promise<readonly Match[] | null> {
  return loadLazyRoutes(routes, window.location.pathname, base).catch(() => null);
}

function startRouter(opts?: Options): Router {
  const router = createBrowserRouter(routes, { ...opts, basename: base });
  whenIdle(() => {
    if (import.meta.env.PROD) startOffline(router);
    offerEdition(router);
  });
  return router;
}

/** Tells a visitor whose browser prefers another edition of it, on every public page; not to be had, it is not missed. */
function offerEdition(router: Router): void {
  import('../site/notices/siteBannerState.tsx')
    .then(({ offerPreferredEdition }) => {
      const offer = () => {
        const { pathname, search } = router.state.location;
        offerPreferredEdition(isPublic(pathname) ? pathname.slice(base.length - 1) + search : null);
      };
      router.subscribe(offer);
      offer();
    })
    .catch(() => {});
}

/** Without a network, or in a tab older than the latest deployment, this is not to be had, and not missed. */
function startOffline(router: Router): void {
  Promise.all([import('../offline/offline.ts'), import('../site/notices/siteBannerState.tsx')])
    .then(([offline, { updateSiteBanner }]) =>
      offline.startOffline({
        base,
        revalidate: () => void router.revalidate(),
        onLastSeen: (lastSeen) => updateSiteBanner({ lastSeen }),
        onUpdate: (update) => updateSiteBanner({ update }),
      }),
    )
    .catch(() => {});
}

/** Whether this edition has that page, for visitors. */
function isPublic(pathname: string): boolean {
  const elsewhere = [...staffFolders, ...foreignFolders(locale.edition)];
  return pathname.startsWith(base) && !elsewhere.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}

/** A page made without a query string cannot be hydrated where that decides what it shows. */
function isPrerendered(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  const decidedBySearch = findSitePage(pathname)?.searchParams?.some((name) => params.has(name));
  return root.firstElementChild !== null && !decidedBySearch;
}

/**
 * Takes away what stands in the place of a page that cannot be hydrated: the answer to another query, which the page
 * has not shown (scripts/build/page-assets.ts), and what its head says of that.
 */
function dropOtherPage(root: HTMLElement): void {
  root.querySelector('[data-answers-search]')?.replaceChildren();
  delete document.documentElement.dataset.search;
  for (const element of document.head.querySelectorAll(
    'title, meta[content], link:is([rel="canonical"], [rel="alternate"])',
  ))
    if (!element.matches('[name="viewport"], [name="theme-color"]')) element.remove();
}

function findSitePage(pathname: string): SitePage | undefined {
  const id = matchRoutes(routes, pathname, base)?.at(-1)?.route.id ?? '';
  return (sitePages as Readonly<Record<string, SitePage>>)[id];
}

async function hydrate(root: HTMLElement, matches: readonly Match[]): Promise<void> {
  const snapshot = document.getElementById('snapshot')?.textContent ?? null;
  const loaderData =
    snapshot === null ? await startLoaders(matches, window.location.href) : restoreSnapshot(snapshot);
  const router = startRouter({ hydrationData: { loaderData } });
  const hydrated = new Promise<void>((resolve) => {
    // As a transition, in slices: no finger waits for all of it.
    startTransition(() => void hydrateRoot(root, app(router, resolve), options));
  });
  for (const script of document.querySelectorAll('[data-prerendered]')) script.remove();
  if (snapshot !== null) await refresh(router, matches, snapshot, hydrated);
}

function app(router: Router, onMounted = () => {}) {
  return (
    <StrictMode>
      <App router={router} onMounted={onMounted} />
    </StrictMode>
  );
}

/** The router; beside it nothing may stand, or the ids that React makes would be others than those prerendered. */
function App({ router, onMounted }: { readonly router: Router; readonly onMounted: () => void }) {
  useLayoutEffect(() => {
    replayInput();
    onMounted();
  }, [onMounted]);
  return <RouterProvider router={router} />;
}

/**
 * Does again what a visitor did before the page was hydrated; most did nothing. Right after React's own work, so that
 * nothing a visitor does comes between: a field would be set back to what stood in it before that.
 */
function replayInput(): void {
  const kept = globalThis.takeEarlyInput?.() ?? [];
  if (kept.length > 0) queueMicrotask(() => replayEarlyInput(kept));
}

/**
 * The prerendered data may be days old: reads it anew, and shows what has changed. Not before the page is hydrated: the
 * router would begin with the new data, where the page has the old.
 */
async function refresh(
  router: Router,
  matches: readonly Match[],
  snapshot: string,
  hydrated: Promise<void>,
): Promise<void> {
  const fresh = await takeSnapshot(await startLoaders(matches, window.location.href));
  await hydrated;
  // Where it failed, the page says so beside what was built.
  if (fresh !== snapshot) await router.revalidate();
}

const options: RootOptions = { onCaughtError: reportCaught };

/** A failed load is told on the page itself; any other error that a boundary caught is a defect to be seen. */
function reportCaught(error: unknown): void {
  if (reloadIfStaleChunk(error)) return;
  if (!(error instanceof Error && ['LoadError', 'UnreadableSheet', 'FirebaseError'].includes(error.name)))
    console.error(error);
}
