import { useEffect, useState } from 'react';
import { heroUrl } from '../../data/public/hero.ts';
import { fetchHero, fetchHeroUrl, replaceHero } from '../../data/staff/hero.ts';
import { showFailure } from '../shared/notices/showFailure.ts';
import { showToast } from '../shared/notices/toasts.ts';
import { heroMessages } from './messages.ts';

type Outcome = 'replaced' | 'failed' | 'notUndoable';

/** For Undo; kept across staff pages until reload. */
let lastReplaced: File | null = null;

/** Replaces the hero picture, with undo. */
export function useHeroReplacement() {
  const [present, setPresent] = useState<string | null>(null);
  const [replaced, setReplaced] = useState(lastReplaced);
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    fetchHeroUrl().then(setPresent, () => setPresent(heroUrl()));
  }, []);

  /** `fetchOld` resolves to the picture for Undo, or null if it can't be restored. */
  const attempt = async (
    file: File,
    fetchOld: () => Promise<File | undefined | null>,
    withoutUndo: boolean,
  ): Promise<Outcome> => {
    setProgress(0);
    try {
      const old = await fetchOld();
      if (old === null && !withoutUndo) return 'notUndoable';
      await replaceHero(file, setProgress);
      lastReplaced = old ?? null;
      setReplaced(lastReplaced);
      setPresent(heroUrl());
      showToast('success', heroMessages.uploaded);
      return 'replaced';
    } catch (error) {
      await showFailure(error, heroMessages.failed);
      return 'failed';
    } finally {
      setProgress(null);
    }
  };
  return {
    present,
    progress,
    canUndo: replaced !== null,
    /** Returns 'notUndoable' first if the old picture can't be restored. */
    replace: (file: File, withoutUndo: boolean) => attempt(file, fetchHero, withoutUndo),
    undo: () => replaced && attempt(replaced, async () => undefined, true),
  };
}
