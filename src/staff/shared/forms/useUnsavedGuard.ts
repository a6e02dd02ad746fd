import { useCallback, useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { useWayBack } from '../useWayBack.ts';

const unsavedForms = new Set<symbol>();

export function isAnythingUnsaved(): boolean {
  return unsavedForms.size > 0;
}

export interface UnsavedGuard {
  /** 'blocked' while a navigation waits for an answer or a save. */
  readonly blocker: Blocker;
  /** Stops guarding after a save. */
  readonly release: () => void;
  /** Continues a blocked navigation, else goes back to the list. */
  readonly leave: () => void;
  /** Cancels a blocked navigation after a failed save. */
  readonly cancelLeaving: () => void;
}

/**
 * Holds back whoever would leave unsaved changes behind: a link or Back waits in the returned blocker; the browser
 * itself asks on reload and closing. An ended session leads to /login unasked: the draft keeps what was typed.
 */
export function useUnsavedGuard(dirty: boolean): UnsavedGuard {
  const activeForm = useRef<symbol | null>(null);
  const released = useRef(false);
  const { goBack } = useWayBack();
  const isMounted = useIsMounted();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      activeForm.current !== null &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.login,
  );
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });

  const release = useCallback(() => {
    released.current = true;
    if (activeForm.current) unsavedForms.delete(activeForm.current);
    activeForm.current = null;
  }, []);
  useEffect(() => {
    if (!dirty || released.current) return;
    const form = Symbol('unsaved form');
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (activeForm.current) event.preventDefault();
    };
    activeForm.current = form;
    unsavedForms.add(form);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      activeForm.current = null;
      unsavedForms.delete(form);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [dirty]);

  return {
    blocker,
    release,
    leave: () => {
      if (latest.current.state === 'blocked') latest.current.proceed();
      else if (isMounted()) goBack();
    },
    cancelLeaving: () => {
      if (latest.current.state === 'blocked') latest.current.reset();
    },
  };
}
