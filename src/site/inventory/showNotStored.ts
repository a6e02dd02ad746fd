import { savedSearchesMessages } from '#locales/savedSearches.ts';
import { showSiteNotice } from '../notices/showSiteNotice.ts';

export function showNotStored(): void {
  showSiteNotice(savedSearchesMessages.notStored);
}
