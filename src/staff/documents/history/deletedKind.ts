import type { LoggedEntry } from '../../../data/staff/history.ts';
import type { CollectionName } from '../../../model/collections.ts';

/** What a list's deleted documents are, and how one comes back. */
export interface DeletedKind {
  /** As its title says: 'cars'. */
  readonly plural: string;
  readonly collections: readonly CollectionName[];
  /** Whether it is listed, and not part of another. */
  readonly isListed?: (entry: LoggedEntry, all: readonly LoggedEntry[]) => boolean;
  /**
   * @param all other deleted documents: a report comes back with its car
   * @throws StaleError if there is one again
   */
  readonly bringBack: (entry: LoggedEntry, all: readonly LoggedEntry[]) => Promise<void>;
}
