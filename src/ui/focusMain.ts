/** For buttons that disappear when pressed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** A ref for what disappears when one of its buttons is pressed. */
export const focusMainAfter = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusMain();
};
