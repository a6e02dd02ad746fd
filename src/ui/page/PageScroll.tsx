import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { getStoredText, storeText } from '../storedText.ts';

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

/** A navigation may start before the event of the last scroll. */
const positionEvents = ['scroll', 'click', 'popstate', 'pagehide'] as const;

function useScrollRestoration(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isFirst = useRef(true);
  const [tops] = useState(fetchTops);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry
  useLayoutEffect(() => {
    const isKnown = isFirst.current ? isReturn() : isBack;
    isFirst.current = false;
    const top = isKnown ? tops.get(toEntry(key)) : undefined;
    return typeof top === 'number' ? holdScrollTop(top) : undefined;
  }, [key]);

  // A layout effect, because the next page's first scroll event must not count for this entry.
  useLayoutEffect(() => {
    const entry = toEntry(key);
    const note = ({ type }: Event) => {
      tops.set(entry, window.scrollY);
      if (type === 'pagehide') storeTops(tops);
    };
    const aborter = new AbortController();
    for (const type of positionEvents)
      window.addEventListener(type, note, { capture: true, signal: aborter.signal });
    window.addEventListener('forgetscroll', () => tops.clear(), { signal: aborter.signal });
    return () => aborter.abort();
  }, [key, tops]);
}

/** The first entries of all documents of a tab have the same key. */
const toEntry = (key: string) => `${key} ${window.location.pathname}`;

const storageKey = 'page-left-at';
const maxStored = 50;

/** Last position by history entry; a browser loads tabs again that it had discarded. */
function fetchTops(): Map<string, number> {
  const lines = getStoredText('sessionStorage', storageKey)?.split('\n') ?? [];
  return new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseFloat(line)]));
}

function storeTops(tops: ReadonlyMap<string, number>): void {
  const lines = [...tops].slice(-maxStored).map(([entry, top]) => `${top} ${entry}`);
  storeText('sessionStorage', storageKey, lines.join('\n'));
}

function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** The last is dispatched by code that scrolls elsewhere. */
const releases = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'releasescroll'] as const;

/** Scrolls to `top`, in CSS pixels, whenever the height changes, until the visitor interacts or the page scrolls itself. */
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
  for (const type of releases) window.addEventListener(type, stop, { passive: true, signal: aborter.signal });
  observer.observe(document.body);
  return stop;
}
