import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMain } from '../focusMain.ts';

/** Focuses the main area after a navigation without scrolling, unless the URL has a hash. */
export function useMainFocus(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname && hash === '') focusMain();
    last.current = pathname;
  }, [pathname, hash]);
}
