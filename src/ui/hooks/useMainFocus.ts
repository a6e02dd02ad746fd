import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the main area after a navigation without scrolling, unless the URL has a hash. */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname && hash === '') main.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname, hash]);
  return main;
}
