import { useSyncExternalStore } from 'react';

interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
  /** Called once the notice is gone, also after `run`. */
  readonly onGone?: () => void;
}

/** A message that survives navigation. */
export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly action?: NoticeAction | undefined;
}

/** Milliseconds; errors stay until dismissed or retried. */
export const successDisplayMs = 12_000;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows and announces a message. Duplicates replace each other, unless that would end what can be undone. */
export function showNotice(kind: Notice['kind'], text: string, action?: Notice['action']): void {
  lastId += 1;
  const notice = { id: lastId, kind, text, action };
  setNotices([...notices.filter((other) => other.text !== text || other.action?.onGone), notice]);
  if (kind === 'success') setTimeout(() => dismissNotice(notice.id), successDisplayMs);
}

export function dismissNotice(id: number): void {
  setNotices(notices.filter((notice) => notice.id !== id));
}

/** Called before a retry. */
export function dismissErrors(): void {
  setNotices(notices.filter(({ kind }) => kind !== 'error'));
}

export function dismissNotices(): void {
  setNotices([]);
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => notices);
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function setNotices(next: readonly Notice[]): void {
  const gone = notices.filter((notice) => !next.includes(notice));
  notices = next;
  for (const { action } of gone) action?.onGone?.();
  for (const notify of listeners) notify();
}
