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

/** What a visitor does who then decides where the page stands. */
const deeds = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top`, in CSS pixels, whenever the page changes its length, until the visitor does something. */
function holdScroll(top: number): () => void {
  const aborter = new AbortController();
  const observer = new ResizeObserver(() => {
    // Engines round.
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
  });
  const letGo = () => {
    observer.disconnect();
    aborter.abort();
  };
  for (const deed of deeds) window.addEventListener(deed, letGo, { passive: true, signal: aborter.signal });
  observer.observe(document.body);
  return letGo;
}
