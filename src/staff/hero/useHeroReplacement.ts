import { useEffect, useState } from 'react';
import { heroUrl } from '../../data/public/images.ts';
import { fetchHero, findHeroUrl, replaceHero } from '../../data/staff/hero.ts';
import { explainFailure } from '../shared/notices/explainFailure.ts';
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
