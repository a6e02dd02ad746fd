import { parseIdList, shortlistLimit, storedLimit } from '../../model/car/shortlist.ts';
import { createStoredList } from '../shared/storedList.ts';

/** The visitor's shortlist: ids of cars. */
const list = createStoredList({
  key: 'shortlist',
  parse: (value) => parseIdList(value, storedLimit),
  onNotStored() {
    if (!isNoticeShown) showNotice('notStored');
    isNoticeShown = true;
  },
});
const empty: readonly string[] = [];
let isNoticeShown = false;

/** Oldest first. Empty during prerendering and hydration. */
export const useShortlist = list.use;
export const getShortlist = list.get;

/** Adds cars up to the limit, which ignores cars that are no longer offered. @returns how many were added */
export async function addToShortlist(ids: readonly string[]): Promise<number> {
  const isFull = list.getLatest().length + getMissing(ids).length > shortlistLimit;
  const gone = isFull ? await fetchGone(getShortlist()) : empty;
  const stored = getShortlist();
  const offered = stored.filter((id) => !gone.includes(id));
  const room = Math.min(shortlistLimit - offered.length, storedLimit - stored.length);
  const added = getMissing(ids).slice(0, Math.max(0, room));
  list.change(added, true);
  return added.length;
}

function getMissing(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => !getShortlist().includes(id));
}

/** If the cars can't be loaded, all count as offered. */
function fetchGone(ids: readonly string[]): Promise<readonly string[]> {
  return import('./fetchGone.ts').then((module) => module.fetchGone(ids)).catch(() => empty);
}

export async function toggleShortlist(id: string): Promise<void> {
  if (getShortlist().includes(id)) return list.change([id], false);
  await addToShortlist([id]);
  if (!getShortlist().includes(id)) showNotice('full');
}

export function removeFromShortlist(ids: readonly string[]): void {
  list.change(ids, false);
}

function showNotice(what: 'full' | 'notStored'): void {
  import('./showShortlistNotice.ts')
    .then(({ showShortlistNotice }) => showShortlistNotice(what))
    .catch(() => {});
}
