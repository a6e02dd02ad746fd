import { clearInquiries } from '../inquiry/inquiryStore.ts';
import { setCompact } from '../inventory/compactList.ts';
import { clearSeenCars } from '../inventory/newSinceLastVisit.ts';
import { getSavedSearches, removeSearches } from '../inventory/savedSearches.ts';
import { declinedKey } from '../notices/localeOffers.ts';
import { setOtherCurrency } from '../shared/otherCurrency.ts';
import { getShortlist, removeFromShortlist } from '../shortlist/shortlistStore.ts';
import { clearedKey, clearTab } from './clearedKey.ts';

/**
 * Keeps staff drafts and the session.
 * @throws DOMException if storage is blocked
 */
export async function clearDeviceData(): Promise<void> {
  removeFromShortlist(getShortlist());
  removeSearches(getSavedSearches());
  clearSeenCars();
  setOtherCurrency(null);
  clearInquiries();
  localStorage.removeItem(declinedKey);
  setCompact(false);
  clearTab();
  // Other tabs clear theirs; the value only has to be another one.
  localStorage.setItem(clearedKey, String(Date.now()));
  localStorage.removeItem(clearedKey);
  // The service worker of the next visit fills its cache again.
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
