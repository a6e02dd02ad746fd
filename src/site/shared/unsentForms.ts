/** Names of forms that hold words a visitor has typed and not sent. */
const unsentForms = new Set<string>();

/** Notes whether the form of this name holds words that would be lost with the page. */
export function markUnsent(form: string, isUnsent: boolean): void {
  if (isUnsent) unsentForms.add(form);
  else unsentForms.delete(form);
}

/** Whether loading the page anew would lose what a visitor has typed. */
export function hasUnsentForms(): boolean {
  return unsentForms.size > 0;
}
