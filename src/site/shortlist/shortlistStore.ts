import { useSyncExternalStore } from 'react';
import { parseIdList, shortlistLimit } from '../../model/car/shortlist.ts';

/**
 * The visitor's own shortlist: ids of cars, kept in this browser and the same in each of its tabs. Where the browser
 * keeps nothing, or has no room, the list works in this tab as long as that is open.
 */

const storageKey = 'shortlist';
const empty: readonly string[] = [];

/** What was changed here and could not be kept: whether each id is on the list. */
const unkept = new Map<string, boolean>();
const listeners = new Set<() => void>();
let list: readonly string[] | null = null;
let isTold = false;

/** The ids on the list, the first saved first; none while a page is prerendered and hydrated. */
export function useShortlist(): readonly string[] {
  return useSyncExternalStore(subscribe, getShortlist, () => empty);
}

export function getShortlist(): readonly string[] {
  list ??= withUnkept(getStored());
  return list;
}

/** Puts cars on the list, as far as there is room. @returns how many were not on it before */
export function addToShortlist(ids: readonly string[]): number {
  list = null;
  const before = getShortlist();
  const added = ids.filter((id) => !before.includes(id)).slice(0, shortlistLimit - before.length);
  change(added, true);
  return added.length;
}

/** Puts a car on the list or takes it off; says so where the list is full. */
export function toggleShortlist(id: string): void {
  if (getShortlist().includes(id)) change([id], false);
  else if (addToShortlist([id]) === 0) tell('full');
}

export function removeFromShortlist(ids: readonly string[]): void {
  change(ids, false);
}

/** Upon what the list is by now: another tab may have changed it. */
function change(ids: readonly string[], saved: boolean): void {
  for (const id of ids) unkept.set(id, saved);
  list = null;
  try {
    localStorage.setItem(storageKey, JSON.stringify(getShortlist()));
    unkept.clear();
  } catch {
    if (!isTold) tell('notKept');
    isTold = true;
  }
  notify();
}

/** Blocked storage and what no list is are an empty list. */
function getStored(): readonly string[] {
  try {
    return parseIdList(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return empty;
  }
}

function withUnkept(stored: readonly string[]): readonly string[] {
  const added = [...unkept.keys()].filter((id) => unkept.get(id));
  return parseIdList([...stored.filter((id) => unkept.get(id) !== false), ...added]);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', reread);
    // A page that Back brings as it was left has missed what happened meanwhile.
    window.addEventListener('pageshow', reread);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function reread(): void {
  list = null;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** What is seldom said is loaded when it is. */
function tell(what: 'full' | 'notKept'): void {
  import('./tellShortlist.ts').then(({ tellShortlist }) => tellShortlist(what)).catch(() => {});
}
