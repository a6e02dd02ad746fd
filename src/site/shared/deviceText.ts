/** Null also if the storage is blocked. */
export function getDeviceText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where storage is blocked or full, only the open page knows it. @param text null to remove it */
export function storeDeviceText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {}
}
