/** In localStorage: its change says to other tabs that everything was cleared. */
export const clearedKey = 'cleared';

/** Clears what this tab keeps until it is closed. @throws DOMException if storage is blocked */
export function clearTab(): void {
  sessionStorage.clear();
  // Positions are stored again as the page is left.
  window.dispatchEvent(new Event('forgetscroll'));
}
