import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isNew: (id: string) => boolean = () => false;

/** @param find whether a car came since the last visit */
export function setNewCars(find: (id: string) => boolean): void {
  isNew = find;
  for (const listener of listeners) listener();
}

/** False until the page is idle. */
export function useIsNew(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNew(id),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
