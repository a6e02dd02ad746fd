import { shortlistMessages as messages } from '#locales/shortlist.ts';
import { formatCount } from '../../locales/formats.ts';
import { shortlistLimit } from '../../model/car/shortlist.ts';
import { showSiteNotice } from '../notices/showSiteNotice.ts';

export function showShortlistNotice(what: 'full' | 'notStored'): void {
  showSiteNotice(what === 'full' ? formatCount(shortlistLimit, messages.full) : messages.notStored);
}
