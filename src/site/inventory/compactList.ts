import { getStoredText, storeText } from '../../ui/storedText.ts';

/** Also in src/hydration/inline/prepareList.ts, which applies it before a prerendered list is shown. */
export const compactKey = 'compact-list';

/** Applies what the device stores. */
export function restoreCompact(): boolean {
  const { dataset } = document.documentElement;
  if (getStoredText('localStorage', compactKey) !== null) dataset.compact = '';
  return dataset.compact !== undefined;
}

export function setCompact(compact: boolean): void {
  document.documentElement.toggleAttribute('data-compact', compact);
  storeText('localStorage', compactKey, compact ? 'true' : null);
}
