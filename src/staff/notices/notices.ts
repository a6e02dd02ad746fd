import { useSyncExternalStore } from 'react';

/** A message that survives navigation. */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** Milliseconds; errors stay until dismissed or retried. */
const successDisplayMs = 12_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows and announces a message; duplicates replace each other. */
export function showToast(kind: Toast['kind'], text: string, action?: Toast['action']): void {
  lastId += 1;
  const toast = { id: lastId, kind, text, action };
  setToasts([...toasts.filter((other) => other.text !== text), toast]);
  if (kind === 'success') setTimeout(() => dismissToast(toast.id), successDisplayMs);
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Called before a retry. */
export function dismissErrorToasts(): void {
  setToasts(toasts.filter(({ kind }) => kind !== 'error'));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}
