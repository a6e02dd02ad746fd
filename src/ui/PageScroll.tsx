import { useContext, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext } from 'react-router-dom';

/**
 * Where a page is scrolled to: a new one to its top, one come back to where it was left. React Router scrolls once,
 * when the page changes; what is read later, a list for one, may only then make the page long enough.
 */
export function PageScroll() {
  useHeldScroll();
  return <ScrollRestoration />;
}

function useHeldScroll(): void {
  // The place a page is to be scrolled to is told nowhere else.
  const router = useContext(UNSAFE_DataRouterStateContext);
  const location = router?.location;
  const top = router?.restoreScrollPosition;
  const letGo = useRef(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another place
  useLayoutEffect(() => () => letGo.current(), [location]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: two pages may have been left at the same height
  useLayoutEffect(() => {
    if (typeof top !== 'number') return;
    letGo.current();
    letGo.current = holdScroll(top);
  }, [location, top]);
}

/** Scrolls to `top`, in CSS pixels, whenever the page changes its length, until the visitor scrolls or types. */
function holdScroll(top: number): () => void {
  const { documentElement: page, body } = document;
  const aborter = new AbortController();
  const hold = () => {
    if (!isAt(top)) window.scrollTo({ top, behavior: 'instant' });
  };
  const observer = new ResizeObserver(hold);
  const letGo = () => {
    observer.disconnect();
    aborter.abort();
  };
  const onScroll = () => {
    const isLongEnough = page.scrollHeight - window.innerHeight >= top;
    if (isLongEnough && !isAt(top)) letGo();
  };
  const options = { passive: true, signal: aborter.signal };
  for (const deed of ['wheel', 'touchmove', 'keydown']) window.addEventListener(deed, letGo, options);
  window.addEventListener('scroll', onScroll, options);
  observer.observe(body);
  return letGo;
}

/** Engines round. */
function isAt(top: number): boolean {
  return Math.abs(window.scrollY - top) <= 1;
}
