/** Names of forms that hold words a visitor has typed and not sent. */
const halfWritten = new Set<string>();

/** Notes whether the form of this name holds words that would be lost with the page. */
export function noteHalfWritten(form: string, isHalfWritten: boolean): void {
  if (isHalfWritten) halfWritten.add(form);
  else halfWritten.delete(form);
}

/** Whether loading the page anew would lose what a visitor has typed. */
export function isAnythingHalfWritten(): boolean {
  return halfWritten.size > 0;
}
