import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where a page is scrolled to: a new one to its top, one come back to where it was left. React Router scrolls once,
 * when the page changes, and not at all when a prerendered page is loaded again; what is read later, a list for one,
 * may only then make the page long enough.
 */
export function PageScroll() {
  useScrollRestoration();
  return <ScrollRestoration />;
}

function useScrollRestoration(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isFirst = useRef(true);
  /** Where each entry of the history was scrolled to last. */
  const tops = useRef(new Map<string, number>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an entry of the history
  useLayoutEffect(() => {
    const top = isFirst.current ? getScrollTop() : isBack ? tops.current.get(key) : undefined;
    isFirst.current = false;
    return typeof top === 'number' ? keepScrolledTo(top) : undefined;
  }, [key]);

  // In the layout phase: the scroll event of the next page's start must not count as this entry's place.
  useLayoutEffect(() => {
    const note = () => tops.current.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', storeScrollTop);
    return () => window.removeEventListener('pagehide', storeScrollTop);
  }, []);
}

const storageKey = 'page-left-at';

/** Keeps the place for when this page is loaded again; where nothing can be kept, it starts at its top. */
function storeScrollTop(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ page: historyEntryKey(), top: window.scrollY }));
  } catch {}
}

function getScrollTop(): number | null {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload' && load?.type !== 'back_forward') return null;
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
      page: string;
      top: number;
    } | null;
    return stored?.page === historyEntryKey() ? stored.top : null;
  } catch {
    return null;
  }
}

/** The address, and its place in the tab's history, which React Router keeps there. */
function historyEntryKey(): string {
  const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
  return `${idx} ${window.location.href}`;
}

/** What a visitor does who then decides where the page stands. */
const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top`, in CSS pixels, whenever the page changes its length, until the visitor does something. */
function keepScrolledTo(top: number): () => void {
  const aborter = new AbortController();
  const observer = new ResizeObserver(() => {
    // Engines round.
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
  });
  const stop = () => {
    observer.disconnect();
    aborter.abort();
  };
  for (const type of userEvents)
    window.addEventListener(type, stop, { passive: true, signal: aborter.signal });
  observer.observe(document.body);
  return stop;
}
