import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False during prerendering and hydration.
 * @param isReady returns true from the start. A change after hydration would hydrate everything below at once.
 */
export function useHydrated(isReady = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => isReady,
  );
}
