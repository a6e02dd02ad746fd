import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A new page starts at its main area for the keyboard and the screen reader, too; where it is scrolled to is left
 * alone. Not the first page, nor one whose address names a place in it.
 */
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
