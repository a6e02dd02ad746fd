import { shortlistNoticeWords as words } from '#words/shortlistNotice.ts';
import { uiWords } from '#words/ui.ts';
import { shortlistLimit } from '../../model/shortlist.ts';
import { formatCount } from '../../words/formats.ts';
import { updateSiteBanner } from '../shell/siteBannerState.tsx';

/** Says why the heart did not do what it does: on any page, until it is closed. */
export function tellShortlist(what: 'full' | 'notKept'): void {
  const text = what === 'full' ? formatCount(shortlistLimit, words.full) : words.notKept;
  const run = () => updateSiteBanner({ notice: null });
  updateSiteBanner({ notice: { text, action: { label: uiWords.close, run } } });
}
