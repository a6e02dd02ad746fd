/** Of this device, or of this tab until it is closed. */
type Place = 'localStorage' | 'sessionStorage';

/** Null also if the storage is blocked. */
export function getStoredText(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** If storage is blocked or full, only the open page keeps the text. @param text null or '' to remove it */
export function storeText(place: Place, key: string, text: string | null): void {
  try {
    if (text) globalThis[place].setItem(key, text);
    else globalThis[place].removeItem(key);
  } catch {}
}
