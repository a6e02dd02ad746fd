import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ownSave } from '../../../data/staff/auditFields.ts';
import type { Listed } from '../../../data/staff/documents.ts';
import { NotFoundError, RefusedFieldError, StaleError } from '../../../data/staff/errors.ts';
import { isolate } from '../../../model/text/isolate.ts';
import type { Fields } from '../../../model/text/parse.ts';
import { dismissErrors, dismissUnstored, showNotice, successDisplayMs } from '../../notices/notices.ts';
import { showFailure } from '../../notices/showFailure.ts';
import { warnIfSlow } from '../../notices/warnIfSlow.ts';
import { trackSave } from '../form/runningSaves.ts';

/** Milliseconds; a mistake in many documents is seen later, and is more work. */
const bulkUndoMs = 60_000;

const bulkStale = 'Someone changed these meanwhile, so your change was not saved for them:';

export type ListedDocument = Listed<{ readonly id: string }>;

/** A change of one document: what the list shows of it, and its write. */
export interface Change<T> {
  readonly document: T;
  readonly changes: Partial<T>;
  readonly write: () => Promise<unknown>;
  /** Describes the current state of a stale document, if the list's own text doesn't. */
  readonly describeStale?: (now: T) => string;
}

interface ChangeNotice<T> {
  /** Both get the ids of the documents whose change was stored. */
  readonly saved: (stored: readonly string[]) => string;
  readonly undo?: ((stored: readonly string[]) => void) | undefined;
  readonly failed: string;
  readonly titleOf: (document: T) => string;
}

interface Failure<T> {
  readonly change: Change<T>;
  readonly error: unknown;
}

/** For documents whose changes throw a StaleError. */
interface Staleness<T> {
  readonly toListed: (id: string, stored: Fields) => Promise<T>;
  /** Describes the document's current state and who saved it. */
  readonly describe: (now: T) => string;
}

interface ListSource<T> {
  readonly list: () => Promise<readonly T[]>;
  /** Refetches these; resolves to whether one has changed. */
  readonly refresh?: (ids: readonly string[]) => Promise<boolean>;
}

interface DeletionMessages {
  readonly deleted: string;
  readonly deleteFailed: string;
  /** By what could not be deleted. */
  readonly left?: Readonly<Record<string, string>>;
}

export type DocumentList<T extends ListedDocument> = ReturnType<typeof useDocumentList<T>>;

/**
 * All documents of a kind, fetched once for all components, and changes to them.
 *
 * @param notFound the message if someone else deleted the document
 */
export function useDocumentList<T extends ListedDocument>(
  key: string,
  source: ListSource<T>,
  notFound: string,
  staleness?: Staleness<T>,
) {
  const { list } = source;
  const query = useQuery({ queryKey: [key], queryFn: list });
  const client = useQueryClient();
  const setDocuments = (update: (documents: readonly T[]) => readonly T[]) =>
    client.setQueryData<readonly T[]>([key], (documents) => documents && update(documents));
  const replace = (id: string, update: (document: T) => T) =>
    setDocuments((documents) => documents.map((other) => (other.id === id ? update(other) : other)));
  const drop = ({ id }: T) => setDocuments((documents) => documents.filter((other) => other.id !== id));
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  /** By document: resolves when its last change is done, or nobody waits for it any more. */
  const turns = useRef(new Map<string, Promise<void>>());

  /**
   * Writes after the earlier changes of the document. Resolves to an error that it has not shown itself.
   * @param refuse shows why the document may not be changed so
   */
  const run = async (
    document: T,
    write: () => Promise<unknown>,
    describeStale = staleness?.describe,
    refuse: (text: string) => void = (text) => showNotice('error', text),
  ): Promise<unknown> => {
    const { id } = document;
    dismissErrors();
    dismissUnstored(id);
    setBusyIds((now) => [...now, id]);
    let end = () => {};
    const turn = new Promise<void>((resolve) => {
      end = resolve;
    });
    const earlier = turns.current.get(id);
    turns.current.set(id, turn);
    void trackSave(turn);
    void turn.then(() => setBusyIds((now) => now.filter((_, index) => index !== now.indexOf(id))));
    const endWarning = warnIfSlow(() => {
      end();
      void client.invalidateQueries({ queryKey: [key] });
    });
    try {
      await earlier;
      // A running fetch must not overwrite the shown change.
      await client.cancelQueries({ queryKey: [key] });
      await write();
    } catch (error) {
      if (error instanceof NotFoundError) {
        refuse(notFound);
        drop(document);
      } else if (error instanceof StaleError && staleness && describeStale) {
        const now = await staleness.toListed(id, error.stored);
        replace(id, () => now);
        refuse(describeStale(now));
      } else if (error instanceof RefusedFieldError) {
        refuse(error.message);
      } else return error;
    } finally {
      endWarning();
      end();
    }
  };

  /** Shows and writes changes, with a notice with Undo; changes that fail are taken back and can be tried again. */
  const update = async (changes: readonly Change<T>[], notice: ChangeNotice<T>): Promise<void> => {
    const stored: string[] = [];
    const failures: Failure<T>[] = [];
    /** Of several changes: the titles of the documents, by reason. */
    const refused = new Map<string, string[]>();
    const isBulk = changes.length > 1;
    const store = async ({ document, changes: shown, write }: Change<T>) => {
      try {
        await write();
      } catch (error) {
        replace(document.id, (now) => ({ ...now, ...valuesOf(document, shown) }));
        throw error;
      }
      stored.push(document.id);
      replace(document.id, (now) => ({ ...now, ...shown, lastSave: ownSave() }));
    };
    const attempt = async (change: Change<T>) => {
      const { document, changes: shown, describeStale } = change;
      replace(document.id, (now) => ({ ...now, ...shown }));
      const refuse = (text: string) =>
        refused.set(text, [...(refused.get(text) ?? []), isolate(notice.titleOf(document))]);
      const [describe, show] = isBulk ? [() => bulkStale, refuse] : [describeStale];
      const error = await run(document, () => store(change), describe, show);
      if (error) failures.push({ change, error });
    };
    await Promise.all(changes.map(attempt));
    for (const [text, titles] of refused) showNotice('error', `${text} ${titles.join(', ')}`);
    const { saved, undo } = notice;
    if (stored.length > 0)
      showNotice(
        'success',
        saved(stored),
        undo && {
          label: 'Undo',
          run: () => undo(stored),
          displayMs: stored.length > 1 ? bulkUndoMs : successDisplayMs,
        },
      );
    const [first] = failures;
    if (!first) return;
    const failed = failures.map(({ change }) => change);
    await showFailure(first.error, notice.failed, () => void update(failed, notice), {
      ids: failed.map(({ document }) => document.id),
      names: failed.map(({ document }) => notice.titleOf(document)).join(', '),
    });
  };
  return {
    query,
    key,
    refresh: source.refresh,
    isBusy: ({ id }: T) => busyIds.includes(id),
    update,
    /** `deletion` resolves to what could not be deleted, if anything. */
    remove: async (document: T, deletion: () => Promise<unknown>, messages: DeletionMessages) => {
      const { deleted, deleteFailed, left } = messages;
      const store = async () => {
        const part = await deletion();
        const leftMessage = left?.[String(part)];
        drop(document);
        void client.invalidateQueries({ queryKey: ['deletedDrafts'] });
        if (leftMessage) showNotice('error', deleteFailed);
        showNotice('success', leftMessage ?? deleted);
      };
      const error = await run(document, store);
      if (error) await showFailure(error, deleteFailed);
    },
  };
}

/** What a document has where changes differ from it. */
function valuesOf<T>(document: T, changes: Partial<T>): Partial<T> {
  return Object.fromEntries(
    Object.keys(changes).map((name) => [name, document[name as keyof T]]),
  ) as Partial<T>;
}
