import { shortlistNoticeMessages as words } from '#locales/shortlistNotice.ts';
import { uiMessages } from '#locales/ui.ts';
import { formatCount } from '../../locales/formats.ts';
import { shortlistLimit } from '../../model/car/shortlist.ts';
import { focusMain } from '../notices/focusMain.ts';
import { updateSiteBanner } from '../notices/siteBannerState.tsx';

export function tellShortlist(what: 'full' | 'notKept'): void {
  const text = what === 'full' ? formatCount(shortlistLimit, words.full) : words.notKept;
  const run = () => {
    updateSiteBanner({ notice: null });
    focusMain();
  };
  updateSiteBanner({ notice: { text, action: { label: uiMessages.close, run } } });
}
