import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while a page is prerendered and while it is hydrated, which must show the same; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
