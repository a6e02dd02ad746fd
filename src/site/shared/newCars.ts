import { useSyncExternalStore } from 'react';
import { createListeners } from '../../ui/createListeners.ts';

const { subscribe, notify } = createListeners();
let isNew: (id: string) => boolean = () => false;

/** @param find whether a car came since the last visit */
export function setNewCars(find: (id: string) => boolean): void {
  isNew = find;
  notify();
}

/** False until the page is idle. */
export function useIsNew(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNew(id),
    () => false,
  );
}
