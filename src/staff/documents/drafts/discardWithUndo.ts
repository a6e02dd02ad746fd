import { showNotice } from '../../notices/notices.ts';
import { discardDraft } from './drafts.ts';

/** Discards a draft, which is removed once the notice with Undo is gone. @param onChange called now and after Undo */
export function discardWithUndo(key: string, onChange: () => void): void {
  const { undo, remove } = discardDraft(key);
  let isUndone = false;
  onChange();
  showNotice('success', 'Draft discarded.', {
    label: 'Undo',
    run: () => {
      isUndone = true;
      undo();
      onChange();
    },
    onGone: () => {
      if (!isUndone) remove().catch(() => {});
    },
  });
}
