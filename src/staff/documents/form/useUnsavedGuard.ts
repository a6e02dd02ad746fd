import { useEffect, useId, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { staffPaths } from '../../../config/staffPaths.ts';
import { useIsMounted } from '../../../ui/hooks/useIsMounted.ts';
import { useWayBack } from '../../layout/useWayBack.ts';

const unsavedForms = new Set<string>();

export function isAnythingUnsaved(): boolean {
  return unsavedForms.size > 0;
}

/** Lets the page of a just deleted document be left. */
export function releaseUnsaved(): void {
  unsavedForms.clear();
}

/**
 * Guards unsaved changes: links and Back wait in `blocker`; on reload and closing, the browser asks. The redirect of
 * an ended session is let through, because the draft has the changes.
 */
export function useUnsavedGuard(dirty: boolean) {
  const id = useId();
  const released = useRef(false);
  const { goBack } = useWayBack();
  const isMounted = useIsMounted();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedForms.has(id) &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== staffPaths.login,
  );
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });
  useEffect(() => {
    if (dirty && !released.current) unsavedForms.add(id);
    return () => void unsavedForms.delete(id);
  }, [dirty, id]);
  useBeforeUnload((event) => {
    if (unsavedForms.has(id)) event.preventDefault();
  });
  return {
    blocker,
    /** Stops guarding after a save. */
    release: () => {
      released.current = true;
      unsavedForms.delete(id);
    },
    /** Continues a blocked navigation, else goes back to the list. */
    leave: (orElse: () => void = goBack) => {
      if (latest.current.state === 'blocked') latest.current.proceed();
      else if (isMounted()) orElse();
    },
    /** Cancels a blocked navigation after a failed save. */
    cancelLeaving: () => latest.current.reset?.(),
  };
}
