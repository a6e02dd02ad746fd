import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False while a page is prerendered and while it is hydrated, which must show the same; true ever after.
 *
 * @param isReady whether to count as hydrated from the start. A change after hydration is rendered at once and in one
 *   piece, with all that is still to be hydrated below: who need not wait for it should not.
 */
export function useHydrated(isReady = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => isReady,
  );
}
