import { useSyncExternalStore } from 'react';
import { createListeners } from '../../ui/createListeners.ts';

interface Options {
  /** In localStorage. */
  readonly key: string;
  /** Validates what is stored. */
  readonly parse: (value: unknown) => readonly string[];
  /** Called with each change that can't be stored. */
  readonly onNotStored?: () => void;
}

const empty: readonly string[] = [];

/** A list of unique texts in localStorage, synchronized across tabs. Without storage it lives in memory. */
export function createStoredList({ key, parse, onNotStored }: Options) {
  /** Changes that could not be stored: whether each text is on the list. */
  const unstored = new Map<string, boolean>();
  const listeners = createListeners();
  let list: readonly string[] | null = null;

  /** Invalid or unavailable storage yields []. */
  const getStored = () => {
    try {
      return parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
    } catch {
      return empty;
    }
  };
  const withUnstored = (stored: readonly string[]) => {
    const added = [...unstored.keys()].filter((text) => unstored.get(text));
    return parse([...stored.filter((text) => unstored.get(text) !== false), ...added]);
  };
  const get = () => {
    list ??= withUnstored(getStored());
    return list;
  };
  const refresh = () => {
    list = null;
    listeners.notify();
  };
  const subscribe = (listener: () => void) => {
    window.addEventListener('storage', refresh);
    // A page from the back/forward cache has missed `storage` events.
    window.addEventListener('pageshow', refresh);
    return listeners.subscribe(listener);
  };
  return {
    /** Oldest first. */
    get,
    /** Reads the storage again, which another tab may have changed. */
    getLatest: () => {
      list = null;
      return get();
    },
    /** Empty during prerendering and hydration. */
    use: () => useSyncExternalStore(subscribe, get, () => empty),
    /** Applies to the stored list, which another tab may have changed. */
    change(texts: readonly string[], saved: boolean): void {
      for (const text of texts) unstored.set(text, saved);
      list = null;
      try {
        localStorage.setItem(key, JSON.stringify(get()));
        unstored.clear();
      } catch {
        onNotStored?.();
      }
      refresh();
    },
  };
}
