/** For buttons that disappear when pressed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Moves the focus once a request has ended, unless one types elsewhere by then. @param element by default the page's */
export function focusAfterWait(element: HTMLElement | null = document.querySelector('main')): void {
  if (!document.activeElement?.matches('input, textarea, select, [contenteditable="true"]'))
    element?.focus({ preventScroll: true });
}

/** A ref for an element that disappears when one of its buttons is pressed. */
export const focusMainAfter = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusMain();
};

/** Returns an effect's clean-up: a removed row passes its focus to the same control of its neighbour. */
export const focusNext = (row: HTMLElement | null) => () => {
  const focused = document.activeElement;
  if (!focused || !row?.contains(focused)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const like = neighbour?.querySelector<HTMLElement>(focused.localName);
  if (like) like.focus({ preventScroll: true });
  else focusMain();
};

/** A ref of what takes the focus once it is shown, in place of what had it. */
export function focusShown(element: HTMLElement | null): void {
  element?.focus();
}
