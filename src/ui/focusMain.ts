/** For buttons that disappear when pressed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** A ref for what disappears when one of its buttons is pressed. */
export const focusMainAfter = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusMain();
};

/** An effect's clean-up, or a ref's: a row that goes leaves the focus to the like element of its neighbour. */
export const focusNext = (row: HTMLElement | null) => () => {
  const focused = document.activeElement;
  if (!focused || !row?.contains(focused)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const like = neighbour?.querySelector<HTMLElement>(focused.localName);
  if (like) like.focus({ preventScroll: true });
  else focusMain();
};
