import { getDeviceText, storeDeviceText } from '../shared/deviceText.ts';

/** Also in src/hydration/inline/prepareList.ts, which applies it before a prerendered list is shown. */
export const compactKey = 'compact-list';

/** Applies what the device stores. */
export function restoreCompact(): boolean {
  const { dataset } = document.documentElement;
  if (getDeviceText(compactKey) !== null) dataset.compact = '';
  return dataset.compact !== undefined;
}

export function setCompact(compact: boolean): void {
  document.documentElement.toggleAttribute('data-compact', compact);
  storeDeviceText(compactKey, compact ? 'true' : null);
}
