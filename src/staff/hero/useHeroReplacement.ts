import { useEffect, useState } from 'react';
import { heroUrl } from '../../data/public/images.ts';
import { fetchHero, findHeroUrl, replaceHero } from '../../data/staff/hero.ts';
import { explainFailure } from '../shared/notices/explainFailure.ts';
import { showToast } from '../shared/notices/toasts.ts';
import { heroMessages } from './messages.ts';

type Outcome = 'replaced' | 'failed' | 'notUndoable';

/** What Undo puts back; kept while the page is open, whatever page of the staff area is shown. */
let lastReplaced: File | null = null;

/** The home page's picture, and the ways to replace it and to put the old one back. */
export function useHeroReplacement() {
  const [present, setPresent] = useState<string | null>(null);
  const [replaced, setReplaced] = useState(lastReplaced);
  /** 0 to 1 while a picture is uploaded. */
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    findHeroUrl().then(setPresent, () => setPresent(heroUrl()));
  }, []);

  const store = async (file: File, old: File | null) => {
    await replaceHero(file, setProgress);
    lastReplaced = old;
    setReplaced(old);
    setPresent(heroUrl());
    showToast('success', heroMessages.uploaded);
  };
  const attempt = async (work: () => Promise<Outcome>): Promise<Outcome> => {
    setProgress(0);
    try {
      return await work();
    } catch (error) {
      showToast('error', await explainFailure(error, heroMessages.failed));
      return 'failed';
    } finally {
      setProgress(null);
    }
  };
  return {
    present,
    progress,
    canUndo: replaced !== null,
    /** Asks first, by 'notUndoable', where the old picture could not be put back. */
    replace: (file: File, withoutUndo: boolean) =>
      attempt(async () => {
        const old = await fetchHero();
        if (old === null && !withoutUndo) return 'notUndoable';
        await store(file, old ?? null);
        return 'replaced';
      }),
    undo: () =>
      attempt(async () => {
        if (replaced) await store(replaced, null);
        return 'replaced';
      }),
  };
}
