import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False while a page is prerendered and while it is hydrated, which must show the same; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
