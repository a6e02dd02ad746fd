import type { RouteObject } from 'react-router-dom';
import { fetchLoaderData, loadLazyRoutes } from './lazyRoutes.ts';

/** Milliseconds to hover over a link before prefetching; ignores links that are only swept over. */
const dwellMs = 100;

/**
 * Prefetches code and data of a page when its link is hovered or focused. Both are kept, so a second time costs nothing.
 * @param base basename of the router
 * @param isPrefetched whether the page at a path may be prefetched
 */
export function prefetchOnIntent(
  routes: RouteObject[],
  base: string,
  isPrefetched: (pathname: string) => boolean,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const wait = ({ target }: Event) => {
    cancel();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
    if (isPrefetched(link.pathname)) timer = setTimeout(() => prefetch(routes, base, link), dwellMs);
  };
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, wait, { passive: true });
  for (const leave of ['pointerout', 'focusout']) document.addEventListener(leave, cancel, { passive: true });
}

async function prefetch(
  routes: RouteObject[],
  base: string,
  { pathname, href }: HTMLAnchorElement,
): Promise<void> {
  try {
    await fetchLoaderData(await loadLazyRoutes(routes, pathname, base), href);
  } catch {
    // The navigation reports the error.
  }
}
