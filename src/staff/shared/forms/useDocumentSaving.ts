import { useRef, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { ConflictError, NotFoundError, UploadError } from '../../../data/staff/errors.ts';
import { type LastSave, lastSaveOf, readAccounts } from '../../../data/staff/stamps.ts';
import type { KnownVersions } from '../../../data/staff/versions.ts';
import { explainFailure } from '../notices/explainFailure.ts';
import { dismissErrorToasts, showToast } from '../notices/toasts.ts';
import { type SavingOutcome, useSaving } from './useSaving.ts';
import type { UnsavedGuard } from './useUnsavedGuard.ts';

/** What to say when a save has ended. */
export interface SavingMessages {
  readonly saved: string;
  readonly failed: string;
  /** Someone else deleted the document. */
  readonly notFound: string;
  readonly uploadFailed: (fileName: string) => string;
  /** Said before `saved` where the form held new images. */
  readonly uploaded?: string;
}

/** What keeps a form from being saved. */
export interface FormProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Called with the key of a file, such as its field's name, and the part of it that is stored, 0 to 1. */
export type OnUploadProgress = (key: string, part: number) => void;

export interface SavingOptions<Field extends string> {
  /** The version of the stored document that was opened, or null for a new one. */
  readonly openedVersion: string | null;
  /** The question before saving, where one is asked. */
  readonly question?: string;
  readonly validate: () => FormProblem<Field> | null;
  /** Finds fields that are no controls of the form, by CSS. */
  readonly fieldSelectors?: Partial<Record<Field, string>>;
  /** Whether the form holds images that are yet to be stored. */
  readonly hasNewImages: boolean;
  /** Writes the document, over the known versions alone. */
  readonly write: (known: KnownVersions, onProgress: OnUploadProgress) => Promise<void>;
  readonly messages: SavingMessages;
}

interface Surroundings {
  readonly guard: UnsavedGuard;
  readonly onSaved: () => void;
}

/** Checks and saves a document's form, says how it went, and goes to the dashboard. */
export function useDocumentSaving<Field extends string>(
  options: SavingOptions<Field>,
  { guard, onSaved }: Surroundings,
) {
  const { openedVersion, messages } = options;
  const known = useRef<KnownVersions>(openedVersion === null ? null : new Set([openedVersion]));
  const [savedBy, setSavedBy] = useState<LastSave | null>(null);
  const [invalid, setInvalid] = useState<Field | null>(null);
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());

  const validate = (form: HTMLFormElement) => {
    dismissErrorToasts();
    const problem = options.validate();
    setInvalid(problem?.field ?? null);
    if (!problem) return true;
    showToast('error', problem.message);
    focusField(form, problem.field, options.fieldSelectors?.[problem.field]);
    return false;
  };
  const save = async (overwrite: boolean): Promise<SavingOutcome> => {
    dismissErrorToasts();
    try {
      await options.write(overwrite ? null : known.current, (key, part) =>
        setProgress((now) => new Map(now).set(key, part)),
      );
    } catch (error) {
      setProgress(new Map());
      guard.cancelLeaving();
      if (error instanceof ConflictError) {
        setSavedBy(lastSaveOf(error.stored, await readAccounts()));
        return 'conflict';
      }
      showToast('error', await messageFor(error, messages));
      return 'failed';
    }
    onSaved();
    if (options.hasNewImages && messages.uploaded) showToast('success', messages.uploaded);
    showToast('success', messages.saved);
    guard.leaveTo(paths.dashboard);
    return 'saved';
  };
  return {
    saving: useSaving({ asks: options.question !== undefined, validate, save }),
    invalid,
    /** The part of each file's upload that is done, by its key. */
    progress,
    /** Who saved the document meanwhile, after a conflict. */
    savedBy,
    /** Sets the version the form may write over: a restored draft was made from another one. */
    setKnownVersion: (version: string) => {
      known.current = new Set([version]);
    },
  };
}

async function messageFor(error: unknown, messages: SavingMessages): Promise<string> {
  if (error instanceof NotFoundError) return messages.notFound;
  if (error instanceof UploadError) return explainFailure(error, messages.uploadFailed(error.fileName));
  return explainFailure(error, messages.failed);
}

function focusField(form: HTMLFormElement, name: string, selector: string | undefined): void {
  const field = selector ? form.querySelector(selector) : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
