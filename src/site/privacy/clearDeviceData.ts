import { clearInquiries } from '../inquiry/inquiryStore.ts';
import { declinedKey } from '../notices/localeOffers.ts';
import { getShortlist, recordOffered, removeFromShortlist } from '../shortlist/shortlistStore.ts';

/**
 * Keeps staff drafts and the session.
 * @throws DOMException if storage is blocked
 */
export async function clearDeviceData(): Promise<void> {
  removeFromShortlist(getShortlist());
  recordOffered(new Map());
  clearInquiries();
  localStorage.removeItem(declinedKey);
  sessionStorage.clear();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
