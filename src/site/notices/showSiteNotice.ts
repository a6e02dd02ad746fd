import { uiMessages } from '#locales/ui.ts';
import { focusMain } from '../../ui/focusMain.ts';
import { updateSiteBanner } from './updateSiteBanner.tsx';

/** Shows a text in the banner until the visitor closes it. */
export function showSiteNotice(text: string): void {
  const run = () => {
    updateSiteBanner({ notice: null });
    focusMain();
  };
  updateSiteBanner({ notice: { text, action: { label: uiMessages.close, run } } });
}
