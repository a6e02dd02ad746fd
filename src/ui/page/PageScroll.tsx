import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, ScrollRestoration, useHref, useLocation, useNavigationType } from 'react-router-dom';

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
  const { key, pathname } = useLocation();
  const path = useHref(pathname);
  const isBack = useNavigationType() === 'POP';
  const isFirst = useRef(true);
  const [tops] = useState(fetchTops);
  // The first entries of all documents of a tab have the same key.
  const entry = `${key} ${path}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry
  useLayoutEffect(() => {
    const isKnown = isFirst.current ? isReturn() : isBack;
    isFirst.current = false;
    const top = isKnown ? tops.get(entry) : undefined;
    return typeof top === 'number' ? holdScrollTop(top) : undefined;
  }, [entry]);

  // A layout effect, because the next page's first scroll event must not count for this entry.
  useLayoutEffect(() => {
    const note = () => tops.set(entry, window.scrollY);
    const aborter = new AbortController();
    for (const type of positionEvents)
      window.addEventListener(type, note, { capture: true, signal: aborter.signal });
    return () => aborter.abort();
  }, [entry, tops]);

  useEffect(() => {
    const store = () => storeTops(tops.set(entry, window.scrollY));
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [entry, tops]);
}

const storageKey = 'page-left-at';
const maxStored = 50;

/** Last position by history entry; a browser loads tabs again that it had discarded. */
function fetchTops(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return new Map();
  }
}

function storeTops(tops: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...tops].slice(-maxStored)));
  } catch {}
}

function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top`, in CSS pixels, whenever the height changes, until the visitor or the page scrolls elsewhere. */
function holdScrollTop(top: number): () => void {
  const aborter = new AbortController();
  // Browsers round.
  const isElsewhere = () => Math.abs(window.scrollY - top) > 1;
  const hold = () => {
    if (isElsewhere()) window.scrollTo({ top, behavior: 'instant' });
  };
  const observer = new ResizeObserver(hold);
  const stop = () => {
    observer.disconnect();
    aborter.abort();
  };
  for (const type of userEvents)
    window.addEventListener(type, stop, { passive: true, signal: aborter.signal });
  const handleScroll = () => {
    const isReachable = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (isReachable && isElsewhere()) stop();
  };
  window.addEventListener('scroll', handleScroll, { signal: aborter.signal });
  hold();
  observer.observe(document.body);
  return stop;
}
