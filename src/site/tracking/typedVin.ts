// A VIN that is typed but not sent stays in the tab, also in another language.

const storageKey = 'tracking:typed';

/** '' for none, or where storage is blocked. */
export function readTypedVin(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** @param vin '' once it is sent */
export function keepTypedVin(vin: string): void {
  try {
    if (vin) sessionStorage.setItem(storageKey, vin);
    else sessionStorage.removeItem(storageKey);
  } catch {}
}
