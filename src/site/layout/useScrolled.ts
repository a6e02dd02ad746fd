import { useSyncExternalStore } from 'react';

/** Vertical scroll, in CSS pixels, past which the frame takes its scrolled style (SPEC 9). */
const threshold = 100;

/** Whether the page is scrolled more than 100 pixels. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
}

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
