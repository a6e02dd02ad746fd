import { useState } from 'react';
import { NotFoundError } from '../../../data/staff/errors.ts';
import { explainFailure } from '../notices/explainFailure.ts';
import { dismissErrorToasts, showToast } from '../notices/toasts.ts';
import { type Load, useLoad } from './useLoad.ts';

interface DeletionMessages {
  readonly deleted: string;
  readonly deleteFailed: string;
  /** Said where an image could not be deleted yet. */
  readonly imagesLeft?: string;
}

export interface DocumentList<T> {
  readonly load: Load<readonly T[]>;
  readonly reload: () => void;
  readonly isBusy: (document: T) => boolean;
  /** Writes `changes` to one document while its row is busy, and shows them; where that fails, says so with `failure`. */
  readonly update: (
    document: T,
    changes: Partial<T>,
    write: () => Promise<unknown>,
    failure: string,
  ) => Promise<void>;
  /** Deletes one document and shows it no longer. `deletion` resolves to false where an image is left. */
  readonly remove: (
    document: T,
    deletion: () => Promise<unknown>,
    messages: DeletionMessages,
  ) => Promise<void>;
}

/**
 * All documents of a kind, and what is done to one of them. `list` must be stable.
 *
 * @param notFound what to say of one that someone else deleted
 */
export function useDocumentList<T extends { readonly id: string }>(
  list: () => Promise<readonly T[]>,
  notFound: string,
): DocumentList<T> {
  const { load, change, reload } = useLoad(list);
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const drop = ({ id }: T) => change((documents) => documents.filter((other) => other.id !== id));

  const run = async (document: T, write: () => Promise<unknown>, failure: string) => {
    dismissErrorToasts();
    setBusyIds((now) => new Set(now).add(document.id));
    try {
      await write();
    } catch (error) {
      const isGone = error instanceof NotFoundError;
      showToast('error', isGone ? notFound : await explainFailure(error, failure));
      if (isGone) drop(document);
    }
    setBusyIds((now) => new Set([...now].filter((id) => id !== document.id)));
  };
  return {
    load,
    reload,
    isBusy: ({ id }) => busyIds.has(id),
    update: (document, changes, write, failure) =>
      run(
        document,
        async () => {
          await write();
          change((documents) =>
            documents.map((other) => (other.id === document.id ? { ...other, ...changes } : other)),
          );
        },
        failure,
      ),
    remove: (document, deletion, { deleted, deleteFailed, imagesLeft }) =>
      run(
        document,
        async () => {
          const allGone = await deletion();
          drop(document);
          if (allGone === false && imagesLeft) {
            showToast('error', deleteFailed);
            showToast('success', imagesLeft);
          } else showToast('success', deleted);
        },
        deleteFailed,
      ),
  };
}
