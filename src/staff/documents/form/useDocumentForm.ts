import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { type DefaultValues, type Path, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { newDocumentId, type OpenedDocument } from '../../../data/staff/documents.ts';
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
import { decode } from '../../../model/text/decode.ts';
import type { Fields } from '../../../model/text/parse.ts';
import { dismissErrors, showNotice } from '../../notices/notices.ts';
import { showFailure } from '../../notices/showFailure.ts';
import { sources } from '../../pictures/convert/pictureSource.ts';
import type { FormPictures } from '../../pictures/pictures.ts';
import { announceUnpublished, usePublishNow } from '../../publishing/publishing.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { markSaved } from '../list/savedDocument.ts';
import { type DocumentKind, inShapeOf, withNamedFiles, withoutMissing } from './documentKind.ts';
import { type DocumentEvent, type DocumentState, reduceDocument } from './documentState.ts';
import { fileNameOf, findGonePictures } from './gonePictures.ts';
import { createResolver, describeRefused, problemsIn } from './problems.ts';
import { revealField } from './revealField.ts';
import { trackSave } from './runningSaves.ts';
import { useFollow } from './useFollow.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface Options<Form> {
  readonly opened: OpenedDocument | null;
  /** Of a new document; by default it gets one of its own. */
  readonly id?: string | undefined;
  /** Of a deleted document: the form opens with its draft, if it has one. */
  readonly deletedId?: string | undefined;
  readonly template?: Form | undefined;
  /** Shows a field before it gets the focus. */
  readonly reveal?: (path: string) => void;
  /** Called after a save of a form that stays on its page. */
  readonly onSaved?: () => void;
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

/** State (`documentState.ts`), draft and save of a form. */
export function useDocumentForm<Form extends FormPictures>(
  kind: DocumentKind<Form>,
  { opened, deletedId, id: ownId = deletedId, template, reveal, onSaved }: Options<Form>,
) {
  const [state, dispatch] = useReducer<DocumentState<Form>, null, [DocumentEvent<Form>]>(
    reduceDocument,
    null,
    () => ({
      step: 'editing',
      id: opened?.id ?? ownId ?? newDocumentId(kind.collectionId),
      base: opened && kind.toForm(opened.fields),
      submitted: null,
      revision: 0,
      conflict: null,
      progress: new Map(),
    }),
  );
  const { step, id, base, submitted } = state;
  const resolver = useMemo(() => createResolver(kind, base), [kind, base]);
  const form = useForm<Form>({
    defaultValues: (base ?? template ?? kind.empty) as DefaultValues<Form>,
    resolver,
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as Form;
  const title = kind.titleOf(values);
  const dirty = form.formState.isDirty;
  const guard = useUnsavedGuard(dirty);
  /** Of a deleted document: its draft keeps it, as the document may be brought back. */
  const [deletedBase, setDeletedBase] = useState<Form | null>(null);
  const draft = useDraft(
    useMemo(
      () => ({
        collectionId: kind.collectionId,
        documentId: id,
        isNew: opened === null && !ownId,
        title,
        form: withNamedFiles(kind, values),
        base: base ?? deletedBase,
        submitted,
      }),
      [kind, id, opened, ownId, title, values, base, deletedBase, submitted],
    ),
    dirty,
  );

  const publishNow = usePublishNow();
  const go = (to: Exclude<DocumentState<Form>['step'], 'failed'>) => dispatch({ type: 'go', to });
  if (step === 'failed' && guard.blocker.state !== 'blocked') go('editing');
  const storedPaths = useRef(new Set<string>());
  /** The running save. A ref, so that a double press starts one. */
  const running = useRef<AbortController>(null);
  const messages = kind.messages[opened ? 'edit' : 'add'];
  const questionAbout = (form: Form) => kind.question?.(form, opened === null) ?? null;

  /** Replaces the content; what differs from `from` is dirty. */
  const resetContent = (from: Form | null, content: Form) => {
    form.reset((from ?? kind.empty) as DefaultValues<Form>);
    form.reset(content, { keepDefaultValues: true });
  };
  /** Continues from what others stored, with their changes. */
  const take = (stored: Fields, content: Fields) => {
    const theirs = kind.toForm(stored);
    forgetMissed();
    dispatch({ type: 'replace', base: theirs });
    resetContent(theirs, { ...kind.tidy(form.getValues() as Form), ...content });
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
    const toSave = { base: from, form: current, submitted };
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
    if ([current, base].some((each) => each && kind.isPublic?.(each, opened)))
      announceUnpublished(publishNow);
    guard.leave(onSaved);
  };
  const run = async (from = base, current = form.getValues() as Form) => {
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
      else if (error instanceof NotFoundError) showNotice('error', kind.messages.notFound);
      else if (error instanceof MergedProblemError) {
        take(error.stored, error.merged);
        showProblem(error.problem);
      } else if (error instanceof RefusedFieldError) {
        form.setValue(error.path as Path<Form>, error.value as never);
        showNotice('error', error.message);
      } else if (!(error instanceof ConflictError)) {
        const fileName = error instanceof UploadError && error.fileName;
        const failed = messages.failed + describeRefused(kind, error, from, current);
        await showFailure(error, (fileName && messages.uploadFailed?.(fileName)) || failed);
      }
      dispatch({ type: 'fail', conflict: !signal.aborted && error instanceof ConflictError ? error : null });
      running.current = null;
    }
  };
  const askOrRun = () => {
    dismissErrors();
    const proceedUnless = async (problem: Problem | null | undefined) => {
      if (!problem) return questionAbout(form.getValues() as Form) ? go('asking') : run();
      go('editing');
      showProblem(problem);
    };
    return form.handleSubmit(
      () => proceedUnless(kind.wholeProblem?.(toContent(kind, form.getValues()))),
      (errors) => proceedUnless(problemsIn(errors, Object.keys(kind.schema.entries))[0]),
    )();
  };

  // It is read again when a change is taken back in its history. What is typed is merged when it is saved.
  const forgetMissed = useFollow(opened?.fields, dirty, (stored) => {
    const theirs = kind.toForm(stored);
    const isSame = base && isDeepEqual(toContent(kind, theirs), toContent(kind, base));
    if (step !== 'editing' || isSame) return;
    dispatch({ type: 'replace', base: theirs });
    resetContent(theirs, theirs);
  });

  const { hash } = useLocation();
  const showLinked = useEffectEvent(() => {
    const path = decode(hash.slice(1));
    // The effects of the form's fields come first.
    if (path) queueMicrotask(() => revealField(path, reveal));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => showLinked(), [hash]);

  const restoreDraft = async () => {
    // What is typed meanwhile would be replaced.
    go('restoring');
    const loaded = await draft.restore();
    if (!loaded) return go('editing');
    const { documentId } = loaded.draft;
    // The document of an edit was deleted since: the draft becomes a new one.
    const isDeleted = !opened && loaded.draft.base !== null;
    if (isDeleted) setDeletedBase(loaded.draft.base);
    const versions = isDeleted ? [null, null] : [loaded.draft.base, loaded.draft.submitted];
    const [from, tried] = versions.map((version) => version && inShapeOf(kind, version)) as [
      Form | null,
      Form | null,
    ];
    const restored = withoutMissing(kind, inShapeOf(kind, loaded.draft.form));
    const gone = opened ? [] : await findGonePictures(kind, restored);
    go('editing');
    for (const { file, source } of Object.values(restored.files))
      if (file && source) sources.set(file, source);
    dispatch({ type: 'replace', id: documentId, base: from, submitted: tried });
    resetContent(from, kind.withoutPictures?.(restored, new Set(gone)) ?? restored);
    if (loaded.missing.length > 0)
      showNotice('error', `No longer on this device, please add again: ${loaded.missing.join(', ')}`);
    if (gone.length > 0)
      showNotice('error', `No longer stored, please add again: ${gone.map(fileNameOf).join(', ')}`);
  };
  const restoreOffered = useEffectEvent(() => {
    if (deletedId && step === 'editing') void restoreDraft();
  });
  useEffect(() => {
    if (draft.offered) restoreOffered();
  }, [draft.offered]);

  return {
    ...state,
    kind,
    form,
    values,
    opened,
    title,
    dirty,
    question: questionAbout(values),
    busy: step === 'saving' || step === 'failed' || step === 'saved',
    blocker: guard.blocker,
    draft: { ...draft, restore: restoreDraft },
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
    back: () => go('editing'),
    cancel: () => running.current?.abort(),
    closeConflict: () => dispatch({ type: 'closeConflict' }),
    /** Merges what others stored, with their values for these paths, and saves again. */
    resolveConflict: async ({ stored, resolve }: ConflictError, theirsFor: readonly string[]) => {
      const theirs = take(stored, resolve(theirsFor));
      await run(theirs, form.getValues() as Form);
    },
  };
}

export type DocumentFormState<Form extends FormPictures> = ReturnType<typeof useDocumentForm<Form>>;
