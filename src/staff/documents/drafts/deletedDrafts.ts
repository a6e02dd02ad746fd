import type { SavedCollection } from '../../../data/staff/documents.ts';
import { currentAccount } from '../../../data/staff/session.ts';
import { type Draft, listAllDrafts } from './drafts.ts';

/** Resolves to null if the document does not exist. */
export type FetchStored = (id: string) => Promise<unknown>;

/** The account's drafts of stored documents that do not exist any more, newest first. */
export async function listDeletedDrafts(
  collectionId: SavedCollection,
  fetchStored: FetchStored,
): Promise<readonly Draft<unknown>[]> {
  const drafts = (await listAllDrafts(currentAccount()?.uid ?? '')).filter(
    (draft) => draft.collectionId === collectionId && !draft.isNew,
  );
  const ids = [...new Set(drafts.map(({ documentId }) => documentId))];
  const stored = await Promise.all(ids.map(fetchStored));
  const missing = ids.filter((_, index) => stored[index] === null);
  return drafts.filter(({ documentId }) => missing.includes(documentId));
}
