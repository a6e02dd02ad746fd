import { useSyncExternalStore } from 'react';
import { parseIdList, shortlistLimit, storedLimit } from '../../model/car/shortlist.ts';

/** The visitor's shortlist in localStorage, synchronized across tabs. Without storage it lives in memory. */

const storageKey = 'shortlist';
const empty: readonly string[] = [];

/** Changes that could not be stored: whether each id is on the list. */
const unstored = new Map<string, boolean>();
const listeners = new Set<() => void>();
let list: readonly string[] | null = null;
let isNoticeShown = false;

/** Oldest first. Empty during prerendering and hydration. */
export function useShortlist(): readonly string[] {
  return useSyncExternalStore(subscribe, getShortlist, () => empty);
}

export function getShortlist(): readonly string[] {
  list ??= withUnstored(getStored());
  return list;
}

/** Adds cars up to the limit, which ignores cars that are no longer offered. @returns how many were added */
export async function addToShortlist(ids: readonly string[]): Promise<number> {
  list = null;
  const isFull = getShortlist().length + getMissing(ids).length > shortlistLimit;
  const gone = isFull ? await fetchGone(getShortlist()) : empty;
  const stored = getShortlist();
  const offered = stored.filter((id) => !gone.includes(id));
  const room = Math.min(shortlistLimit - offered.length, storedLimit - stored.length);
  const added = getMissing(ids).slice(0, Math.max(0, room));
  change(added, true);
  return added.length;
}

function getMissing(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => !getShortlist().includes(id));
}

/** If the cars can't be loaded, all count as offered. */
function fetchGone(ids: readonly string[]): Promise<readonly string[]> {
  return import('./fetchGone.ts').then((module) => module.fetchGone(ids)).catch(() => empty);
}

export async function toggleShortlist(id: string): Promise<void> {
  if (getShortlist().includes(id)) return change([id], false);
  await addToShortlist([id]);
  if (!getShortlist().includes(id)) showNotice('full');
}

export function removeFromShortlist(ids: readonly string[]): void {
  change(ids, false);
}

/** Applies to the stored list, which another tab may have changed. */
function change(ids: readonly string[], saved: boolean): void {
  for (const id of ids) unstored.set(id, saved);
  list = null;
  try {
    localStorage.setItem(storageKey, JSON.stringify(getShortlist()));
    unstored.clear();
  } catch {
    if (!isNoticeShown) showNotice('notStored');
    isNoticeShown = true;
  }
  notify();
}

/** Invalid or unavailable storage yields []. */
function getStored(): readonly string[] {
  try {
    return parseIdList(JSON.parse(localStorage.getItem(storageKey) ?? '[]'), storedLimit);
  } catch {
    return empty;
  }
}

function withUnstored(stored: readonly string[]): readonly string[] {
  const added = [...unstored.keys()].filter((id) => unstored.get(id));
  return parseIdList([...stored.filter((id) => unstored.get(id) !== false), ...added], storedLimit);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', refresh);
    // A page from the back/forward cache has missed `storage` events.
    window.addEventListener('pageshow', refresh);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function refresh(): void {
  list = null;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function showNotice(what: 'full' | 'notStored'): void {
  import('./showShortlistNotice.ts')
    .then(({ showShortlistNotice }) => showShortlistNotice(what))
    .catch(() => {});
}
