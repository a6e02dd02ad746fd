import { shortlistNoticeMessages as messages } from '#locales/shortlistNotice.ts';
import { uiMessages } from '#locales/ui.ts';
import { formatCount } from '../../locales/formats.ts';
import { shortlistLimit } from '../../model/car/shortlist.ts';
import { focusMain } from '../notices/focusMain.ts';
import { updateSiteBanner } from '../notices/updateSiteBanner.tsx';

export function showShortlistNotice(what: 'full' | 'notStored'): void {
  const text = what === 'full' ? formatCount(shortlistLimit, messages.full) : messages.notStored;
  const run = () => {
    updateSiteBanner({ notice: null });
    focusMain();
  };
  updateSiteBanner({ notice: { text, action: { label: uiMessages.close, run } } });
}
