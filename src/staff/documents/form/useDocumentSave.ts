import { useRef } from 'react';
import type { Path } from 'react-hook-form';
import {
  ConflictError,
  MergedProblemError,
  NotFoundError,
  type Problem,
  RefusedFieldError,
  UploadError,
} from '../../../data/staff/errors.ts';
import { saveForm, toContent } from '../../../data/staff/saveForm.ts';
import { storePictures } from '../../../data/staff/storage.ts';
import { isDeepEqual } from '../../../model/isDeepEqual.ts';
import type { Fields } from '../../../model/text/parse.ts';
import { dismissErrors, showNotice } from '../../notices/notices.ts';
import { showFailure } from '../../notices/showFailure.ts';
import type { FormPictures } from '../../pictures/pictures.ts';
import { announceUnpublished, usePublishNow } from '../../publishing/publishing.ts';
import type { BringBack } from '../history/deletedKind.ts';
import { bringBack, bringBackForDraft } from '../history/takeBack.ts';
import { markSaved } from '../list/savedDocument.ts';
import { withNamedFiles } from './documentKind.ts';
import type { DocumentState } from './documentState.ts';
import type { FormParts } from './formParts.ts';
import { describeRefused, problemsIn } from './problems.ts';
import { revealField } from './revealField.ts';
import { trackSave } from './runningSaves.ts';

interface Options<Form extends FormPictures> extends FormParts<Form> {
  /** Of a deleted document, which comes back before its draft is saved. */
  readonly deletedId: string | undefined;
  /** The document as its draft was begun with, if that is known. */
  readonly deletedBase: Form | null;
  readonly bringBack: BringBack | undefined;
  /** Forgets what others stored meanwhile. */
  readonly forgetMissed: () => void;
  readonly reveal: ((path: string) => void) | undefined;
  readonly onSaved: (() => void) | undefined;
}

const storedMessages = {
  own: (noun: string) => `This ${noun} was already saved by an earlier attempt, so it wasn’t added twice.`,
  other: (noun: string) => `Someone else added this ${noun} meanwhile, so it wasn’t added twice.`,
  joined: (noun: string) =>
    `Someone else added this ${noun} meanwhile. What you filled in besides was added to it.`,
};

const cancelMessages = {
  before: 'The save was cancelled. Your changes are still in this form.',
  committed:
    'The save may still be stored, because it was already sent. Your changes are still in this form, and saving again changes nothing twice.',
} as const;

/** Validates a form, asks its questions, saves it and says how that ended. */
export function useDocumentSave<Form extends FormPictures>({
  kind,
  opened,
  state: { step, id, base, submitted },
  dispatch,
  form,
  draft,
  guard,
  resetContent,
  deletedId,
  deletedBase,
  bringBack: bringBackOne = bringBack,
  forgetMissed,
  reveal,
  onSaved,
}: Options<Form>) {
  const publishNow = usePublishNow();
  const storedPaths = useRef(new Set<string>());
  /** The running save. A ref, so that a double press starts one. */
  const running = useRef<AbortController>(null);
  const messages = kind.messages[opened ? 'edit' : 'add'];
  const getContent = () => form.getValues() as Form;
  const go = (to: Exclude<DocumentState<Form>['step'], 'failed'>) => dispatch({ type: 'go', to });
  const findQuestion = () => kind.question?.(getContent(), opened === null, base) ?? null;

  /** Replaces the content by what others stored, with the changes of `content`. */
  const continueFrom = (stored: Fields, content: Fields) => {
    const theirs = kind.toForm(stored);
    forgetMissed();
    dispatch({ type: 'replace', base: theirs });
    resetContent(theirs, { ...kind.tidy(getContent()), ...content });
    return theirs;
  };
  const showProblem = ({ path, message }: Problem) => {
    showNotice('error', message);
    revealField(path, reveal);
  };
  const save = async (from: Form | null, current: Form, signal: AbortSignal, onCommit: () => void) => {
    const named = withNamedFiles(kind, current);
    const images = Object.entries(named.files).map(([path, { file }]) => ({ path, file }));
    await draft.storeSubmitted(named);
    await storePictures(images, {
      stored: storedPaths.current,
      signal,
      onProgress: (path, part) => dispatch({ type: 'progress', path, part }),
    });
    signal.throwIfAborted();
    onCommit();
    dispatch({ type: 'submit', form: current });
    const isBack = deletedId !== undefined && (await bringBackForDraft(kind, deletedId, bringBackOne));
    const toSave = { base: from ?? (isBack ? deletedBase : null), form: current, submitted };
    const { wasStored } = await (kind.save?.(id, opened, toSave) ??
      saveForm(kind.collectionId, id, kind, toSave));
    // Cancelled before the response arrived: the form stays open, and its next save finds this one.
    if (signal.aborted) return;
    await draft.finish();
    guard.release();
    markSaved(kind.collectionId, id);
    go('saved');
    if (wasStored) showNotice('success', storedMessages[wasStored](kind.noun));
    if (images.length > 0 && messages.uploaded) showNotice('success', messages.uploaded);
    if (!wasStored || wasStored === 'own') showNotice('success', messages.saved);
    const isChanged = !from || !isDeepEqual(toContent(kind, current), toContent(kind, from));
    if (isChanged && [current, base].some((each) => each && kind.isPublic?.(each, opened)))
      announceUnpublished(publishNow);
    guard.leave(onSaved);
  };
  const explain = async (error: unknown, from: Form | null, current: Form) => {
    if (error instanceof ConflictError) return;
    if (error instanceof NotFoundError) return showNotice('error', kind.messages.notFound);
    if (error instanceof MergedProblemError) {
      continueFrom(error.stored, { ...error.merged, ...error.problem.kept });
      return showProblem(error.problem);
    }
    if (error instanceof RefusedFieldError) {
      form.setValue(error.path as Path<Form>, error.value as never);
      return showNotice('error', error.message);
    }
    const fileName = error instanceof UploadError && error.fileName;
    const failed = messages.failed + describeRefused(kind, error, from, current);
    await showFailure(error, (fileName && messages.uploadFailed?.(fileName)) || failed);
  };
  const run = async (from = base, current = getContent()) => {
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    let isCommitted = false;
    const onCommit = () => {
      isCommitted = true;
    };
    dismissErrors();
    go('saving');
    const cancelled = new Promise<never>((_, reject) => {
      signal.onabort = () => reject(signal.reason);
    });
    try {
      await trackSave(Promise.race([save(from, current, signal, onCommit), cancelled]));
    } catch (error) {
      guard.cancelLeaving();
      if (signal.aborted) showNotice('error', cancelMessages[isCommitted ? 'committed' : 'before']);
      else await explain(error, from, current);
      dispatch({ type: 'fail', conflict: !signal.aborted && error instanceof ConflictError ? error : null });
      running.current = null;
    }
  };
  const askOrRun = () => {
    dismissErrors();
    const proceedUnless = async (problem: Problem | null | undefined) => {
      if (!problem) return findQuestion() ? go('asking') : run();
      go('editing');
      showProblem(problem);
    };
    return form.handleSubmit(
      () => proceedUnless(kind.wholeProblem?.(toContent(kind, form.getValues()))),
      (errors) => proceedUnless(problemsIn(errors, Object.keys(kind.schema.entries))[0]),
    )();
  };

  return {
    /** Asked before the form is saved. */
    question: findQuestion(),
    /** Asks about waiting pictures, validates, asks the question, saves. */
    submit: async () => {
      if (step !== 'editing') return;
      if (form.getValues().waiting.length > 0) go('waiting');
      else await askOrRun();
    },
    /** Continues once waiting pictures are added or left out. */
    submitWithoutWaiting: () => {
      form.setValue('waiting' as Path<Form>, [] as never, { shouldDirty: true });
      return askOrRun();
    },
    confirm: () => run(),
    cancel: () => running.current?.abort(),
    /** Merges what others stored, with their values for these paths, and saves again. */
    resolveConflict: async ({ stored, resolve }: ConflictError, theirsFor: readonly string[]) => {
      const theirs = continueFrom(stored, resolve(theirsFor));
      await run(theirs, getContent());
    },
  };
}
