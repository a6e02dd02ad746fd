import { getStoredText, storeText } from '../../ui/storedText.ts';

const key = 'instalments:down';

/** The down payment of the last search by the month, in EGP, with which a car's calculator begins; null without one. */
export function getReadyDown(): number | null {
  return Number(getStoredText('sessionStorage', key)) || null;
}

export function storeReadyDown(down: number | null): void {
  storeText('sessionStorage', key, down === null ? null : String(down));
}
