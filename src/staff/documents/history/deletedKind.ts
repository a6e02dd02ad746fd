import type { LoggedEntry } from '../../../data/staff/history.ts';
import type { CollectionName } from '../../../model/collections.ts';
import type { FetchStored } from '../drafts/deletedDrafts.ts';

/** What a list's deleted documents are, and how one comes back. */
export interface DeletedKind {
  /** 'car' */
  readonly noun: string;
  readonly collections: readonly [CollectionName, ...CollectionName[]];
  readonly fetchStored: FetchStored;
  readonly editTo: (id: string) => string;
  /** Whether it is listed, and not part of another. */
  readonly isListed?: (entry: LoggedEntry, all: readonly LoggedEntry[]) => boolean;
  readonly bringBack: BringBack;
}

/** Gets all other deleted documents: a report comes back with its car. @throws StaleError if it exists again */
export type BringBack = (entry: LoggedEntry, all: readonly LoggedEntry[]) => Promise<void>;
