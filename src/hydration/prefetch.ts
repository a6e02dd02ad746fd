import { loadLazyRoutes, type Routes, startLoaders } from './lazyRoutes.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Addresses already fetched; what their loaders read is kept for a minute by the data layer itself. */
const fetched = new Set<string>();

/**
 * Fetches a page's code and data as soon as a visitor reaches for a link to it, so that a click shows it.
 *
 * @param base where the router's addresses begin
 * @param isPrefetched whether that is wanted of the page at a path
 */
export function prefetchOnIntent(
  routes: Routes,
  base: string,
  isPrefetched: (pathname: string) => boolean,
): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
    if (isPrefetched(link.pathname)) void prefetch(routes, base, link);
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
}

async function prefetch(routes: Routes, base: string, { pathname, href }: HTMLAnchorElement): Promise<void> {
  if (fetched.has(href)) return;
  fetched.add(href);
  try {
    await startLoaders(await loadLazyRoutes(routes, pathname, base), href);
  } catch {
    // The click itself will tell what is wrong.
    fetched.delete(href);
  }
}
