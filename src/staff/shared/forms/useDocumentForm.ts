import { useMemo, useRef, useState } from 'react';
import { type DefaultValues, type Path, useForm, useWatch } from 'react-hook-form';
import type { ObjectEntries, ObjectSchema } from 'valibot';
import { newDocumentId, type OpenedDocument } from '../../../data/staff/documents.ts';
import { ConflictError, NotFoundError, UploadError } from '../../../data/staff/errors.ts';
import { type FormFormat, type FormToSave, saveForm, toContent } from '../../../data/staff/saveForm.ts';
import { storeImages } from '../../../data/staff/storage.ts';
import type { CollectionName } from '../../../model/collections.ts';
import type { Fields } from '../../../model/text/parse.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { sources } from '../images/fit/fitSource.ts';
import type { FormPictures } from '../images/pictures.ts';
import { showFailure } from '../notices/showFailure.ts';
import { dismissErrorToasts, showToast } from '../notices/toasts.ts';
import { announceUnpublished, usePublishNow } from '../publishing/publishing.ts';
import { createResolver, type Problem, problemsIn } from './problems.ts';
import { trackSave } from './runningSaves.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

export interface SaveMessages {
  readonly saved: string;
  readonly failed: string;
  readonly uploadFailed?: (fileName: string) => string;
  /** Shown before `saved` if new pictures were stored. */
  readonly uploaded?: string;
}

/** What differs between cars, posts and reviews. */
export interface DocumentKind<Form extends FormPictures> extends FormFormat<Form> {
  readonly collectionId: CollectionName;
  readonly schema: ObjectSchema<ObjectEntries, undefined>;
  readonly empty: Form;
  /** As messages call it: 'car', 'blog post'. */
  readonly noun: string;
  /** The state of a stored document, such as 'Sold'. */
  readonly stateOf?: (fields: Fields) => string;
  readonly titleOf: (form: Form) => string;
  readonly labelOf: (path: string) => string;
  /** Absent for documents without pictures. */
  readonly pathsIn?: (form: Form) => readonly string[];
  readonly withoutPictures?: (form: Form, paths: ReadonlySet<string>) => Form;
  readonly wholeProblem?: (content: Fields) => Problem | null;
  /** Whether its document has a static page, once that is published. */
  readonly isPublic?: (form: Form, opened: OpenedDocument | null) => boolean;
  /** SPEC 4: the question before saving. */
  readonly question?: { readonly add: string; readonly edit: string };
  /** SPEC 8; `notFound` if someone else deleted it. */
  readonly messages: {
    readonly add: SaveMessages;
    readonly edit: SaveMessages;
    readonly notFound: string;
  };
  /** By default a document is saved in its own collection. */
  readonly save?: (
    id: string,
    opened: OpenedDocument | null,
    toSave: FormToSave<Form>,
  ) => Promise<{ readonly wasStored: boolean }>;
}

interface Options<Form> {
  readonly opened: OpenedDocument | null;
  /** Of a new document; by default it gets one of its own. */
  readonly id?: string;
  readonly template?: Form | undefined;
  /** Shows a field before it gets the focus. */
  readonly reveal?: (path: string) => void;
}

/** State, draft and save of a form. */
export function useDocumentForm<Form extends FormPictures>(
  kind: DocumentKind<Form>,
  { opened, id: ownId, template, reveal }: Options<Form>,
) {
  const [id, setId] = useState(() => opened?.id ?? ownId ?? newDocumentId(kind.collectionId));
  const [base, setBase] = useState(() => opened && kind.toForm(opened.fields));
  const [submitted, setSubmitted] = useState<Form | null>(null);
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
  const draft = useDraft(
    useMemo(
      () => ({
        collectionId: kind.collectionId,
        documentId: id,
        isNew: opened === null && !ownId,
        title,
        form: withNamedFiles(kind, values),
        base,
        submitted,
      }),
      [kind, id, opened, ownId, title, values, base, submitted],
    ),
    dirty,
  );

  const publishNow = usePublishNow();
  const [step, setStep] = useState<
    'restoring' | 'editing' | 'waiting' | 'asking' | 'saving' | 'failed' | 'saved'
  >('editing');
  // After a failure the router takes a moment to cancel leaving; a form that is editable before would ask.
  if (step === 'failed' && guard.blocker.state !== 'blocked') setStep('editing');
  /** Changes when the content is replaced: a key for uncontrolled fields. */
  const [revision, setRevision] = useState(0);
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  const storedPaths = useRef(new Set<string>());
  /** The running save. A ref, so that a double press starts one. */
  const running = useRef<AbortController>(null);
  const messages = kind.messages[opened ? 'edit' : 'add'];
  const question = kind.question?.[opened ? 'edit' : 'add'] ?? null;

  /** Replaces the content; what differs from `from` is dirty. */
  const replaceContent = (from: Form | null, content: Form) => {
    setBase(from);
    form.reset((from ?? kind.empty) as DefaultValues<Form>);
    form.reset(content, { keepDefaultValues: true });
    setRevision((now) => now + 1);
  };
  const save = async (from: Form | null, current: Form, signal: AbortSignal) => {
    const named = withNamedFiles(kind, current);
    const images = Object.entries(named.files).map(([path, { file }]) => ({ path, file }));
    await draft.storeSubmitted(named);
    await storeImages(images, {
      stored: storedPaths.current,
      signal,
      onProgress: (path, part) => setProgress((now) => new Map(now).set(path, part)),
    });
    setSubmitted(current);
    const toSave = { base: from, form: current, submitted };
    const { wasStored } = await (kind.save?.(id, opened, toSave) ??
      saveForm(kind.collectionId, id, kind, toSave));
    // Cancelled before the response arrived: the form stays open, and its next save finds this one.
    if (signal.aborted) return;
    await draft.finish();
    guard.release();
    setStep('saved');
    if (wasStored)
      showToast(
        'success',
        `This ${kind.noun} was already saved by an earlier attempt, so it wasn’t added twice.`,
      );
    if (images.length > 0 && messages.uploaded) showToast('success', messages.uploaded);
    showToast('success', messages.saved);
    if ([current, base].some((each) => each && kind.isPublic?.(each, opened)))
      announceUnpublished(publishNow);
    guard.leave();
  };
  const run = async (from = base, current = form.getValues() as Form) => {
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    dismissErrorToasts();
    setConflict(null);
    setStep('saving');
    setProgress(new Map());
    const cancelled = new Promise<never>((_, reject) => {
      signal.onabort = () => reject(signal.reason);
    });
    try {
      await trackSave(Promise.race([save(from, current, signal), cancelled]));
    } catch (error) {
      guard.cancelLeaving();
      if (signal.aborted) showToast('error', 'The save was cancelled. Your changes are still in this form.');
      else if (error instanceof ConflictError) setConflict(error);
      else if (error instanceof NotFoundError) showToast('error', kind.messages.notFound);
      else {
        const fileName = error instanceof UploadError && error.fileName;
        await showFailure(error, (fileName && messages.uploadFailed?.(fileName)) || messages.failed);
      }
      setStep('failed');
      running.current = null;
    }
  };
  const askOrRun = () => {
    dismissErrorToasts();
    const proceedUnless = async (problem: Problem | null | undefined) => {
      if (!problem) return question ? setStep('asking') : run();
      setStep('editing');
      showToast('error', problem.message);
      reveal?.(problem.path);
      const { path } = problem;
      document.querySelector<HTMLElement>(`[name="${path}"], [data-field="${path}"]`)?.focus();
    };
    return form.handleSubmit(
      () => proceedUnless(kind.wholeProblem?.(toContent(kind, form.getValues()))),
      (errors) => proceedUnless(problemsIn(errors, Object.keys(kind.schema.entries))[0]),
    )();
  };

  return {
    id,
    kind,
    form,
    values,
    revision,
    opened,
    title,
    question,
    step,
    busy: step === 'saving' || step === 'failed' || step === 'saved',
    blocker: guard.blocker,
    progress,
    draft: {
      ...draft,
      restore: async () => {
        // What is typed meanwhile would be replaced.
        setStep('restoring');
        const loaded = await draft.restore();
        setStep('editing');
        if (!loaded) return;
        const { documentId, base: from, form: content, submitted: tried } = loaded.draft;
        for (const { file, source } of Object.values(content.files))
          if (file && source) sources.set(file, source);
        setId(documentId);
        setSubmitted(tried);
        replaceContent(from, withoutMissing(kind, content));
        if (loaded.missing.length > 0)
          showToast('error', `No longer on this device, please add again: ${loaded.missing.join(', ')}`);
      },
    },
    /** Asks about waiting pictures, validates, asks the question, saves. */
    submit: async () => {
      if (step !== 'editing') return;
      if (form.getValues().waiting.length > 0) setStep('waiting');
      else await askOrRun();
    },
    /** Continues once waiting pictures are added or left out. */
    submitWithoutWaiting: () => {
      form.setValue('waiting' as Path<Form>, [] as never, { shouldDirty: true });
      return askOrRun();
    },
    confirm: () => run(),
    back: () => setStep((now) => (now === 'asking' || now === 'waiting' ? 'editing' : now)),
    cancel: () => running.current?.abort(),
    conflict,
    closeConflict: () => setConflict(null),
    /** Merges what others stored, with their values for these paths, and saves again. */
    resolveConflict: async ({ stored, resolve }: ConflictError, theirsFor: readonly string[]) => {
      const theirs = kind.toForm(stored);
      replaceContent(theirs, { ...kind.tidy(form.getValues() as Form), ...resolve(theirsFor) });
      await run(theirs, form.getValues() as Form);
    },
  };
}

export type DocumentFormState<Form extends FormPictures> = ReturnType<typeof useDocumentForm<Form>>;

/** Without the files of pictures that were taken out: the form keeps these for Undo only. */
function withNamedFiles<Form extends FormPictures>(kind: DocumentKind<Form>, form: Form): Form {
  const named = new Set(kind.pathsIn?.(form));
  return {
    ...form,
    files: Object.fromEntries(Object.entries(form.files).filter(([path]) => named.has(path))),
  };
}

/** Drops pictures whose files are gone. */
function withoutMissing<Form extends FormPictures>(kind: DocumentKind<Form>, form: Form): Form {
  const isKept = (each: { readonly file: File | null }) => each.file !== null;
  const files = Object.fromEntries(Object.entries(form.files).filter(([, picture]) => isKept(picture)));
  const missing = new Set(Object.keys(form.files).filter((path) => !(path in files)));
  return { ...(kind.withoutPictures?.(form, missing) ?? form), files, waiting: form.waiting.filter(isKept) };
}
