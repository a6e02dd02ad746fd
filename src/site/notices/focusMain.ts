/** Keeps the keyboard on the page after a focused button has gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
