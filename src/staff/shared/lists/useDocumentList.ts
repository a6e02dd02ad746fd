import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LastSave, ownSave } from '../../../data/staff/auditFields.ts';
import { NotFoundError } from '../../../data/staff/errors.ts';
import { explainFailure } from '../notices/explainFailure.ts';
import { dismissErrorToasts, showToast } from '../notices/toasts.ts';

/** Milliseconds until a slow write is reported. */
const slowMs = 15_000;

interface Listed {
  readonly id: string;
  readonly lastSave: LastSave | null;
}

/** A change of one document: what the list shows of it, and its write. */
export interface Change<T> {
  readonly document: T;
  readonly changes: Partial<T>;
  readonly write: () => Promise<unknown>;
}

interface ChangeNotice {
  /** Both get the ids of the documents whose change was stored. */
  readonly saved: (stored: readonly string[]) => string;
  readonly failed: string;
  readonly undo?: ((stored: readonly string[]) => void) | undefined;
}

interface DeletionMessages {
  readonly deleted: string;
  readonly deleteFailed: string;
  /** Shown if some images could not be deleted. */
  readonly imagesLeft?: string;
}

export interface DocumentList<T> {
  readonly query: UseQueryResult<readonly T[]>;
  readonly isBusy: (document: T) => boolean;
  /** Writes changes and shows a notice with Undo. */
  readonly update: (changes: readonly Change<T>[], notice: ChangeNotice) => Promise<void>;
  /** `deletion` resolves to false if an image is left. */
  readonly remove: (
    document: T,
    deletion: () => Promise<unknown>,
    messages: DeletionMessages,
  ) => Promise<void>;
}

/**
 * All documents of a kind, read once for every part that shows them, and what is done to one of them.
 *
 * @param notFound what to say of one that someone else deleted
 */
export function useDocumentList<T extends Listed>(
  key: string,
  list: () => Promise<readonly T[]>,
  notFound: string,
): DocumentList<T> {
  const query = useQuery({ queryKey: [key], queryFn: list });
  const client = useQueryClient();
  const change = (update: (documents: readonly T[]) => readonly T[]) =>
    client.setQueryData<readonly T[]>([key], (documents) => documents && update(documents));
  const drop = ({ id }: T) => change((documents) => documents.filter((other) => other.id !== id));
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const setFree = ({ id }: T) => setBusyIds((now) => new Set([...now].filter((busy) => busy !== id)));

  const run = async (document: T, write: () => Promise<unknown>, failure: string) => {
    dismissErrorToasts();
    setBusyIds((now) => new Set(now).add(document.id));
    // A read that is on its way must not undo what this shows.
    await client.cancelQueries({ queryKey: [key] });
    const slow = setTimeout(
      () =>
        showToast('error', 'This is taking long. The connection may be slow or gone.', {
          label: 'Stop waiting',
          run: () => {
            setFree(document);
            void client.invalidateQueries({ queryKey: [key] });
          },
        }),
      slowMs,
    );
    try {
      await write();
    } catch (error) {
      const isGone = error instanceof NotFoundError;
      showToast('error', isGone ? notFound : await explainFailure(error, failure));
      if (isGone) drop(document);
    }
    clearTimeout(slow);
    setFree(document);
  };
  return {
    query,
    isBusy: ({ id }) => busyIds.has(id),
    update: async (changes, { saved, failed, undo }) => {
      const stored: string[] = [];
      await Promise.all(
        changes.map(({ document, changes, write }) =>
          run(
            document,
            async () => {
              await write();
              stored.push(document.id);
              const shown = { ...changes, lastSave: ownSave() };
              change((documents) =>
                documents.map((other) => (other.id === document.id ? { ...other, ...shown } : other)),
              );
            },
            failed,
          ),
        ),
      );
      if (stored.length > 0)
        showToast('success', saved(stored), undo && { label: 'Undo', run: () => undo(stored) });
    },
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
