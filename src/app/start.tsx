import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { loadPages, type Match, startLoaders } from './lazyPages.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { routes } from './routes.tsx';
import { restoreSnapshot, takeSnapshot } from './snapshot.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Starts the app in `root`: over the prerendered page that stands there, or from nothing. */
export async function startApp(root: HTMLElement): Promise<void> {
  prefetchOnIntent();
  if (isPrerendered(root)) return hydrate(root);
  createRoot(root, options).render(app(createBrowserRouter(routes)));
}

/** A page made without a query string cannot be hydrated where that decides what it shows. */
function isPrerendered(root: HTMLElement): boolean {
  const decidedBySearch =
    window.location.pathname.startsWith(paths.tracking) && window.location.search !== '';
  return root.firstElementChild !== null && !decidedBySearch;
}

async function hydrate(root: HTMLElement): Promise<void> {
  const snapshot = document.getElementById('snapshot')?.textContent ?? null;
  const matches = await loadPages(window.location.pathname);
  const loaderData = snapshot === null ? await startLoaders(matches) : restoreSnapshot(snapshot);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  hydrateRoot(root, app(router), options);
  for (const script of document.querySelectorAll('[data-prerendered]')) script.remove();
  if (snapshot !== null) await refresh(router, matches, snapshot);
}

function app(router: Router) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

/** The prerendered data may be days old: reads it anew, and shows what has changed. */
async function refresh(router: Router, matches: readonly Match[], snapshot: string): Promise<void> {
  const fresh = await takeSnapshot(await startLoaders(matches));
  if (fresh !== null && fresh !== snapshot) await router.revalidate();
}

const options: RootOptions = { onCaughtError: reportCaught };

/** A failed load is told on the page itself; any other error that a boundary caught is a defect to be seen. */
function reportCaught(error: unknown): void {
  if (!(error instanceof Error && ['LoadFailed', 'FirebaseError'].includes(error.name))) console.error(error);
}
