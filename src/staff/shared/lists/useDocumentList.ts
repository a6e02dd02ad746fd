import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownSave } from '../../../data/staff/auditFields.ts';
import type { Listed } from '../../../data/staff/documents.ts';
import { NotFoundError } from '../../../data/staff/errors.ts';
import { showFailure } from '../notices/showFailure.ts';
import { dismissErrorToasts, showToast } from '../notices/toasts.ts';

/** Milliseconds until a slow write is reported. */
const slowMs = 15_000;

export type ListedDocument = Listed<{ readonly id: string }>;

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

export type DocumentList<T extends ListedDocument> = ReturnType<typeof useDocumentList<T>>;

/**
 * All documents of a kind, fetched once for all components, and changes to them.
 *
 * @param notFound the message if someone else deleted the document
 */
export function useDocumentList<T extends ListedDocument>(
  key: string,
  list: () => Promise<readonly T[]>,
  notFound: string,
) {
  const query = useQuery({ queryKey: [key], queryFn: list });
  const client = useQueryClient();
  const setDocuments = (update: (documents: readonly T[]) => readonly T[]) =>
    client.setQueryData<readonly T[]>([key], (documents) => documents && update(documents));
  const drop = ({ id }: T) => setDocuments((documents) => documents.filter((other) => other.id !== id));
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  const setFree = ({ id }: T) => setBusyIds((now) => now.filter((busy) => busy !== id));

  const run = async (document: T, write: () => Promise<unknown>, failure: string) => {
    dismissErrorToasts();
    setBusyIds((now) => [...now, document.id]);
    // A running fetch must not undo what this shows.
    await client.cancelQueries({ queryKey: [key] });
    const stopWaiting = () => {
      setFree(document);
      void client.invalidateQueries({ queryKey: [key] });
    };
    const slow = setTimeout(() => {
      const text = 'This is taking long. The connection may be slow or gone.';
      showToast('error', text, { label: 'Stop waiting', run: stopWaiting });
    }, slowMs);
    try {
      await write();
    } catch (error) {
      if (error instanceof NotFoundError) {
        showToast('error', notFound);
        drop(document);
      } else await showFailure(error, failure);
    }
    clearTimeout(slow);
    setFree(document);
  };
  return {
    query,
    isBusy: ({ id }: T) => busyIds.includes(id),
    /** Writes changes and shows a notice with Undo. */
    update: async (changes: readonly Change<T>[], { saved, failed, undo }: ChangeNotice) => {
      const stored: string[] = [];
      const store = async ({ document: { id }, changes, write }: Change<T>) => {
        await write();
        stored.push(id);
        const shown = { ...changes, lastSave: ownSave() };
        setDocuments((documents) =>
          documents.map((other) => (other.id === id ? { ...other, ...shown } : other)),
        );
      };
      await Promise.all(changes.map((change) => run(change.document, () => store(change), failed)));
      if (stored.length > 0)
        showToast('success', saved(stored), undo && { label: 'Undo', run: () => undo(stored) });
    },
    /** `deletion` resolves to false if an image is left. */
    remove: (document: T, deletion: () => Promise<unknown>, messages: DeletionMessages) => {
      const { deleted, deleteFailed, imagesLeft } = messages;
      const store = async () => {
        const allGone = await deletion();
        drop(document);
        const areImagesLeft = allGone === false && imagesLeft;
        if (areImagesLeft) showToast('error', deleteFailed);
        showToast('success', areImagesLeft || deleted);
      };
      return run(document, store, deleteFailed);
    },
  };
}
