import { clearInquiries } from '../inquiry/inquiryStore.ts';
import { declinedKey } from '../notices/localeOffers.ts';
import { getShortlist, removeFromShortlist } from '../shortlist/shortlistStore.ts';

/**
 * Deletes what the visitor's pages keep in this browser. Drafts and the session of staff stay.
 *
 * @throws DOMException if the browser blocks its storage
 */
export async function clearDeviceData(): Promise<void> {
  removeFromShortlist(getShortlist());
  clearInquiries();
  localStorage.removeItem(declinedKey);
  sessionStorage.clear();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
