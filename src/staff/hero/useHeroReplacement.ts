import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { heroUrl } from '../../data/public/hero.ts';
import { fetchHero, fetchShownHero, isHero, replaceHero, type ShownHero } from '../../data/staff/hero.ts';
import { dismissErrors, showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';

interface Replaced {
  readonly picture: File;
  /** Hash of the picture that replaced it. */
  readonly by: string | undefined;
}

const queryKey = ['hero'];
const replacedKey = ['replaced-hero'];

export function useHeroReplacement() {
  const client = useQueryClient();
  const { data: present } = useQuery<ShownHero>({
    queryKey,
    queryFn: () => fetchShownHero().catch(() => ({ url: heroUrl() })),
  });
  const [chosen, setChosen] = useState<File>();
  // For Undo; kept across staff pages until reload.
  const { data: replaced } = useQuery<Replaced | null>({
    queryKey: replacedKey,
    queryFn: skipToken,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const [notUndoable, setNotUndoable] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const choose = (file?: File) => {
    setChosen(file);
    setNotUndoable(false);
    setIsOutdated(false);
  };
  const keepForUndo = (next: Replaced | null) => client.setQueryData(replacedKey, next);
  /** Resolves to true once stored. `fetchOld` gets the picture for Undo; null can't be restored, so it warns first. */
  const store = async (file: File, fetchOld?: typeof fetchHero) => {
    dismissErrors();
    setProgress(0);
    try {
      if (fetchOld && present?.hash && !(await isHero(present.hash))) {
        await client.invalidateQueries({ queryKey });
        return setIsOutdated(true);
      }
      const old = await fetchOld?.();
      if (old === null && !notUndoable) return setNotUndoable(true);
      const by = await replaceHero(file, setProgress);
      keepForUndo(old ? { picture: old, by } : null);
      choose();
      client.setQueryData<ShownHero>(queryKey, { url: heroUrl(), hash: by });
      showNotice('success', 'Hero image updated successfully!');
      return true;
    } catch (error) {
      return await showFailure(error, 'Failed to upload image.');
    } finally {
      setProgress(null);
    }
  };
  const undo = async ({ picture, by }: Replaced) => {
    try {
      if (await isHero(by)) return await store(picture);
    } catch (error) {
      return await showFailure(error, 'Failed to upload image.');
    }
    keepForUndo(null);
    void client.invalidateQueries({ queryKey });
    return showNotice('error', 'Someone else has replaced the hero image since. It was not changed.');
  };
  return {
    present: present?.url ?? null,
    chosen,
    choose,
    notUndoable,
    /** Someone else replaced the picture that was shown, by the one that is shown now. */
    isOutdated,
    progress,
    replace: (file: File) => store(file, fetchHero),
    undo: replaced && (() => undo(replaced)),
  };
}
