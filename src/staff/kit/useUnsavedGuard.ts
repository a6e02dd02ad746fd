import { useCallback, useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

const unsavedForms = new Set<symbol>();

/** Whether some form of this page holds changes that leaving it would lose. */
export function isAnythingUnsaved(): boolean {
  return unsavedForms.size > 0;
}

/**
 * Asks before unsaved changes are left behind: the returned blocker is 'blocked' while a link or Back waits for
 * the answer; the browser itself asks on reload and closing. An ended session leads to /login unasked: the
 * draft keeps what was typed.
 */
export function useUnsavedGuard(dirty: boolean): { readonly blocker: Blocker; readonly release: () => void } {
  const guarding = useRef(false);
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      guarding.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.login,
  );

  useEffect(() => {
    if (!dirty || released.current) return;
    const form = Symbol('unsaved form');
    const ask = (event: BeforeUnloadEvent) => {
      if (guarding.current) event.preventDefault();
    };
    guarding.current = true;
    unsavedForms.add(form);
    window.addEventListener('beforeunload', ask);
    return () => {
      guarding.current = false;
      unsavedForms.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);

  /** After a save there is nothing left to ask about. */
  const release = useCallback(() => {
    released.current = true;
    guarding.current = false;
  }, []);
  return { blocker, release };
}
