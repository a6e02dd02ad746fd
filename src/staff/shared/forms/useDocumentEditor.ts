import { useState } from 'react';
import type { OpenedDocument } from '../../../data/staff/documents.ts';
import type { DraftFiles } from '../drafts/draftFiles.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { type SavingOptions, useDocumentSaving } from './useDocumentSaving.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

/** What is the same for all documents of a kind. */
export interface DocumentKind<Draft> {
  /** Begins the names of its drafts on this device, so it never changes. */
  readonly draftPrefix: string;
  /** As messages call it: 'car' or 'blog post'. */
  readonly noun: string;
  /** The id of a document that is to be added. */
  readonly newId: () => string;
  /** What of a form is no part of its draft, in a sentence. */
  readonly notInDraft?: string;
  /** Reads a kept draft, or null where it cannot be used. */
  readonly readDraft: (kept: unknown) => Draft | null;
}

/** A form's content as it is kept on this device. */
interface VersionedDraft {
  /** The version of the stored document it was made from, or null for a new one. */
  readonly version: string | null;
}

interface Options<Draft, Field extends string> extends Omit<SavingOptions<Field>, 'openedVersion' | 'write'> {
  readonly opened: OpenedDocument<{ readonly id: string }> | null;
  /** Opens the stored document anew, after someone else changed it. */
  readonly onReload: () => void;
  /** Whether the form differs from what is stored. */
  readonly dirty: boolean;
  /** What of the form is kept on this device. */
  readonly draft: Draft;
  /** The files it names by their keys. */
  readonly draftFiles?: DraftFiles;
  readonly onRestore: (draft: Draft, files: DraftFiles) => void;
  /** Writes the document of this id, over the known versions alone. */
  readonly write: (id: string, ...args: Parameters<SavingOptions<Field>['write']>) => Promise<void>;
}

/** What `DocumentForm` shows and does. */
export type DocumentEditor = Omit<ReturnType<typeof useDocumentEditor>, 'invalid' | 'progress'>;

/** The draft, the guard against leaving and the saving of a document's form, new or opened. */
export function useDocumentEditor<Draft extends VersionedDraft, Field extends string>(
  kind: DocumentKind<Draft>,
  { opened, onReload, dirty, draft: value, draftFiles, onRestore, write, ...options }: Options<Draft, Field>,
) {
  const [id] = useState(() => opened?.document.id ?? kind.newId());
  const guard = useUnsavedGuard(dirty);
  const draft = useDraft({
    name: `${kind.draftPrefix}:${opened ? id : 'new'}`,
    value,
    ...(draftFiles && { files: draftFiles }),
    dirty,
    read: kind.readDraft,
  });
  const close = () => {
    draft.finish();
    guard.release();
  };
  const { saving, invalid, progress, savedBy, setKnownVersion } = useDocumentSaving(
    { ...options, openedVersion: opened?.version ?? null, write: (...args) => write(id, ...args) },
    { guard, onSaved: close },
  );
  return {
    id,
    noun: kind.noun,
    notInDraft: kind.notInDraft ?? '',
    question: options.question,
    blocker: guard.blocker,
    saving,
    /** The field that keeps the form from being saved, or null. */
    invalid,
    progress,
    savedBy,
    draftOffered: draft.offered !== null,
    restoreDraft: async () => {
      if (!draft.offered) return;
      onRestore(draft.offered, await draft.loadFiles());
      if (draft.offered.version !== null) setKnownVersion(draft.offered.version);
      draft.accept();
    },
    discardDraft: draft.discard,
    reload: () => {
      close();
      onReload();
    },
  };
}
