import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Restores scroll positions. React Router restores them once per navigation and not on reload of a prerendered page;
 * data may make the page longer afterwards.
 */
export function PageScroll() {
  useScrollRestoration();
  return <ScrollRestoration getKey={positionKey} />;
}

/** The first entry of every load has the same key, so one page would open at another's position. */
function positionKey({ key }: Location): string {
  return key === 'default' ? `${performance.timeOrigin}` : key;
}

/** A navigation may come before the event of the last scroll. */
const positionEvents = ['scroll', 'click', 'popstate'] as const;

function useScrollRestoration(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isFirst = useRef(true);
  /** Last position by history entry. */
  const tops = useRef(new Map<string, number>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry
  useLayoutEffect(() => {
    const top = isFirst.current ? getScrollTop() : isBack ? tops.current.get(key) : undefined;
    isFirst.current = false;
    return typeof top === 'number' ? holdScrollTop(top) : undefined;
  }, [key]);

  // A layout effect, because the next page's first scroll event must not count for this entry.
  useLayoutEffect(() => {
    const note = () => tops.current.set(key, window.scrollY);
    const aborter = new AbortController();
    for (const type of positionEvents)
      window.addEventListener(type, note, { capture: true, signal: aborter.signal });
    return () => aborter.abort();
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', storeScrollTop);
    return () => window.removeEventListener('pagehide', storeScrollTop);
  }, []);
}

const storageKey = 'page-left-at';

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

function historyEntryKey(): string {
  const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
  return `${idx} ${window.location.href}`;
}

const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top`, in CSS pixels, whenever the height changes, until the visitor interacts. */
function holdScrollTop(top: number): () => void {
  const aborter = new AbortController();
  const observer = new ResizeObserver(() => {
    // Browsers round.
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
