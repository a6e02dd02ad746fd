import { useSyncExternalStore } from 'react';

/** A message about what just happened. It outlives the page that caused it. */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

/** What can be done about a message. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** How long a success is shown, in milliseconds; a failure stays until it is closed or tried again. */
const successDisplayMs = 12_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message in the toast region and has it read aloud. The same words are never there twice. */
export function showToast(kind: Toast['kind'], text: string, action?: ToastAction): void {
  lastId += 1;
  const toast = { id: lastId, kind, text, action };
  setToasts([...toasts.filter((other) => other.text !== text), toast]);
  if (kind === 'success') setTimeout(() => dismissToast(toast.id), successDisplayMs);
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Takes away failures, because what failed is tried again. */
export function dismissErrorToasts(): void {
  setToasts(toasts.filter(({ kind }) => kind !== 'error'));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}
