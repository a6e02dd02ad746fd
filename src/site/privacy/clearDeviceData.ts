import { clearInquiries } from '../inquiry/inquiryStore.ts';
import { setCompact } from '../inventory/compactList.ts';
import { clearSeenCars } from '../inventory/newSinceLastVisit.ts';
import { getSavedSearches, removeSearches } from '../inventory/savedSearches.ts';
import { declinedKey } from '../notices/localeOffers.ts';
import { getShortlist, removeFromShortlist } from '../shortlist/shortlistStore.ts';

/**
 * Keeps staff drafts and the session.
 * @throws DOMException if storage is blocked
 */
export async function clearDeviceData(): Promise<void> {
  removeFromShortlist(getShortlist());
  removeSearches(getSavedSearches());
  clearSeenCars();
  clearInquiries();
  localStorage.removeItem(declinedKey);
  setCompact(false);
  sessionStorage.clear();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
