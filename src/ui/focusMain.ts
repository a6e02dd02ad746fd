/** For buttons that disappear when pressed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
