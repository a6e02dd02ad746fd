import { fetchLoaderData, loadLazyRoutes, type Routes } from './lazyRoutes.ts';

/** How long a visitor stays on a link before its page is fetched, in milliseconds: sweeping over it is no intent. */
const dwellMs = 100;
/** As long as the data layer keeps what it has read. */
const freshMs = 60_000;

/** When each address was fetched last, by the page's clock. */
const fetchedAt = new Map<string, number>();

/**
 * Fetches a page's code and data once a visitor rests on a link to it, so that a click shows it.
 *
 * @param base where the router's addresses begin
 * @param isPrefetched whether the page at a path may be prefetched
 */
export function prefetchOnIntent(
  routes: Routes,
  base: string,
  isPrefetched: (pathname: string) => boolean,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const wait = ({ target }: Event) => {
    cancel();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
    if (isPrefetched(link.pathname) && !isFresh(link.href))
      timer = setTimeout(() => prefetch(routes, base, link), dwellMs);
  };
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, wait, { passive: true });
  for (const leave of ['pointerout', 'focusout']) document.addEventListener(leave, cancel, { passive: true });
}

function isFresh(href: string): boolean {
  return performance.now() - (fetchedAt.get(href) ?? Number.NEGATIVE_INFINITY) < freshMs;
}

async function prefetch(routes: Routes, base: string, { pathname, href }: HTMLAnchorElement): Promise<void> {
  fetchedAt.set(href, performance.now());
  try {
    await fetchLoaderData(await loadLazyRoutes(routes, pathname, base), href);
  } catch {
    // The click will report the failure.
    fetchedAt.delete(href);
  }
}
