/** Also in src/hydration/inline/prepareList.ts, which applies it before a prerendered list is shown. */
export const compactKey = 'compact-list';

/** Applies what the device stores. */
export function restoreCompact(): boolean {
  const { dataset } = document.documentElement;
  try {
    if (localStorage.getItem(compactKey) !== null) dataset.compact = '';
  } catch {
    // Without storage, until the page is closed.
  }
  return dataset.compact !== undefined;
}

export function setCompact(compact: boolean): void {
  document.documentElement.toggleAttribute('data-compact', compact);
  try {
    if (compact) localStorage.setItem(compactKey, 'true');
    else localStorage.removeItem(compactKey);
  } catch {
    // As above.
  }
}
