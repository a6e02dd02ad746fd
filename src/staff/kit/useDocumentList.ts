import { useState } from 'react';
import { NotFoundError } from '../../data/staff/errors.ts';
import { explainFailure } from './explainFailure.ts';
import { dismissErrorToasts, showToast } from './toasts.ts';
import { type Load, useLoad } from './useLoad.ts';

export interface DocumentList<T> {
  readonly load: Load<readonly T[]>;
  readonly reload: () => void;
  readonly isBusy: (document: T) => boolean;
  /** Writes to one document while its row is busy; where that fails, says so with `failure`. */
  readonly run: (document: T, write: () => Promise<void>, failure: string) => Promise<void>;
  /** Shows a document with what a write changed. */
  readonly update: (document: T, changes: Partial<T>) => void;
  /** Shows a document no longer. */
  readonly remove: (document: T) => void;
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
  const remove = ({ id }: T) => change((documents) => documents.filter((other) => other.id !== id));

  const run = async (document: T, write: () => Promise<void>, failure: string) => {
    dismissErrorToasts();
    setBusyIds((now) => new Set(now).add(document.id));
    try {
      await write();
    } catch (error) {
      const isGone = error instanceof NotFoundError;
      showToast('error', isGone ? notFound : await explainFailure(error, failure));
      if (isGone) remove(document);
    }
    setBusyIds((now) => new Set([...now].filter((id) => id !== document.id)));
  };
  return {
    load,
    reload,
    isBusy: ({ id }) => busyIds.has(id),
    run,
    update: ({ id }, changes) =>
      change((documents) => documents.map((other) => (other.id === id ? { ...other, ...changes } : other))),
    remove,
  };
}
