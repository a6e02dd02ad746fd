import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { heroUrl } from '../../data/public/hero.ts';
import { fetchHero, fetchHeroUrl, replaceHero } from '../../data/staff/hero.ts';
import { showFailure } from '../shared/notices/showFailure.ts';
import { showToast } from '../shared/notices/toasts.ts';

/** For Undo; kept across staff pages until reload. */
let lastReplaced: File | null = null;

const queryKey = ['hero'];

/** Replaces the hero picture with the chosen one, with undo. */
export function useHeroReplacement() {
  const client = useQueryClient();
  const { data: present = null } = useQuery({ queryKey, queryFn: () => fetchHeroUrl().catch(heroUrl) });
  const [chosen, setChosen] = useState<File>();
  const [replaced, setReplaced] = useState(lastReplaced);
  const [notUndoable, setNotUndoable] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const choose = (file?: File) => {
    setChosen(file);
    setNotUndoable(false);
  };
  /** Resolves to true once stored. `fetchOld` gets the picture for Undo; null can't be restored, so it warns first. */
  const store = async (file: File, fetchOld?: typeof fetchHero) => {
    setProgress(0);
    try {
      const old = await fetchOld?.();
      if (old === null && !notUndoable) return setNotUndoable(true);
      await replaceHero(file, setProgress);
      lastReplaced = old ?? null;
      setReplaced(lastReplaced);
      choose();
      client.setQueryData(queryKey, heroUrl());
      showToast('success', 'Hero image updated successfully!');
      return true;
    } catch (error) {
      return await showFailure(error, 'Failed to upload image.');
    } finally {
      setProgress(null);
    }
  };
  return {
    present,
    chosen,
    choose,
    notUndoable,
    progress,
    replace: (file: File) => store(file, fetchHero),
    undo: replaced && (() => store(replaced)),
  };
}
