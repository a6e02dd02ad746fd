import { getGone, getShortlist, goneKey, setGone } from './shortlistStore.ts';

/** @param offered whether each loaded car is still offered */
export function recordOffered(offered: ReadonlyMap<string, boolean>): void {
  const gone = getShortlist().filter((id) => !(offered.get(id) ?? !getGone().includes(id)));
  if (`${gone}` === `${getGone()}`) return;
  try {
    localStorage.setItem(goneKey, JSON.stringify(gone));
  } catch {}
  setGone(gone);
}
