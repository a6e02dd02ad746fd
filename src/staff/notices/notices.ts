import { useSyncExternalStore } from 'react';
import { createListeners } from '../../ui/createListeners.ts';

interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
  /** Called once the notice is gone, also after `run`. */
  readonly onGone?: () => void;
  /** Milliseconds; `successDisplayMs` by default. */
  readonly displayMs?: number;
}

export interface Unstored {
  readonly ids: readonly string[];
  readonly names: string;
}

/** A message that survives navigation. */
export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly action?: NoticeAction | undefined;
  readonly unstored?: Unstored | undefined;
}

/** Milliseconds; errors stay until dismissed or retried. */
export const successDisplayMs = 12_000;

let notices: readonly Notice[] = [];
let lastId = 0;
/** That dismiss the successes, by their ids. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const { subscribe, notify } = createListeners();

/** Shows and announces a message; returns its id. Duplicates replace each other, but for what can be undone: each undoes another change. */
export function showNotice(
  kind: Notice['kind'],
  text: string,
  action?: Notice['action'],
  unstored?: Unstored,
): number {
  lastId += 1;
  const notice = { id: lastId, kind, text, action, unstored };
  const isSame = (other: Notice) => other.text === text && other.unstored?.names === unstored?.names;
  const isKept = (other: Notice) => !isSame(other) || (other.kind === 'success' && other.action);
  setNotices([...notices.filter(isKept), notice]);
  if (kind === 'success') expireAfter(action?.displayMs ?? successDisplayMs, notice.id);
  return notice.id;
}

/** Milliseconds. */
const recheckMs = 1_000;

function expireAfter(ms: number, id: number): void {
  timers.set(
    id,
    setTimeout(() => expire(id), ms),
  );
}

/** A notice stays while the focus or the pointer is on one. */
function expire(id: number): void {
  const region = document.querySelector('[data-notices]');
  if (region?.contains(document.activeElement) || region?.matches(':hover')) expireAfter(recheckMs, id);
  else dismissNotice(id);
}

export function dismissNotice(id: number): void {
  setNotices(notices.filter((notice) => notice.id !== id));
}

/** Called once it is no longer true. */
export function dismissText(text: string): void {
  setNotices(notices.filter((notice) => notice.text !== text));
}

/** Called before a retry. Changes that are not stored stay until they are tried again or given up. */
export function dismissErrors(): void {
  setNotices(notices.filter(({ kind, unstored }) => kind !== 'error' || unstored));
}

/** Called before another change of the document. */
export function dismissUnstored(id: string): void {
  setNotices(notices.filter(({ unstored }) => !unstored?.ids.includes(id)));
}

/** Called when nobody is signed in who could undo a change. */
export function dismissUndos(): void {
  setNotices(notices.filter(({ kind, action }) => kind !== 'success' || !action));
}

export function dismissNotices(): void {
  setNotices([]);
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => notices);
}

function setNotices(next: readonly Notice[]): void {
  const gone = notices.filter((notice) => !next.includes(notice));
  notices = next;
  for (const { id, action } of gone) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    action?.onGone?.();
  }
  notify();
}
