import { useMemo, useRef, useState } from 'react';
import { type DefaultValues, type Path, useForm, useWatch } from 'react-hook-form';
import type { ObjectEntries, ObjectSchema } from 'valibot';
import { fetchAccounts, type LastSave, toLastSave } from '../../../data/staff/auditFields.ts';
import { newDocumentId, type OpenedDocument, type StaffCollection } from '../../../data/staff/documents.ts';
import { ConflictError, NotFoundError, UploadError } from '../../../data/staff/errors.ts';
import { type FormFormat, type FormToSave, saveForm, toContent } from '../../../data/staff/saveForm.ts';
import { storeImages } from '../../../data/staff/storage.ts';
import { mergeContent } from '../../../model/text/merge.ts';
import type { Fields } from '../../../model/text/parse.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { keepSource } from '../images/fit/fitSource.ts';
import type { FormPictures } from '../images/pictures.ts';
import { explainFailure } from '../notices/explainFailure.ts';
import { dismissErrorToasts, showToast } from '../notices/toasts.ts';
import { announceUnpublished, usePublishNow } from '../publishing/publishing.ts';
import { createResolver, type Problem, problemsIn } from './problems.ts';
import { orCancelled, trackSave } from './runningSaves.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

export interface SaveMessages {
  readonly saved: string;
  readonly failed: string;
  readonly uploadFailed: (fileName: string) => string;
  /** Said before `saved` where new pictures were stored. */
  readonly uploaded?: string;
}

/** What differs between cars, posts and reviews. */
export interface DocumentKind<Form extends FormPictures> extends FormFormat<Form> {
  readonly collectionId: StaffCollection;
  readonly schema: ObjectSchema<ObjectEntries, undefined>;
  readonly empty: Form;
  /** As messages call it: 'car', 'blog post'. */
  readonly noun: string;
  /** The state of a stored document, such as 'Sold'. */
  readonly stateOf?: (fields: Fields) => string;
  readonly titleOf: (form: Form) => string;
  readonly labelOf: (path: string) => string;
  readonly pathsIn: (form: Form) => readonly string[];
  readonly withoutPictures: (form: Form, paths: ReadonlySet<string>) => Form;
  readonly wholeProblem?: (content: Fields) => Problem | null;
  /** Whether its document has a static page, once that is published. */
  readonly isPublic?: (form: Form, opened: OpenedDocument | null) => boolean;
  /** SPEC 4: the question before saving. */
  readonly question?: { readonly add: string; readonly edit: string };
  readonly messages: { readonly add: SaveMessages; readonly edit: SaveMessages };
  /** SPEC 8: someone else deleted it. */
  readonly notFound: string;
  /** By default a document is saved in its own collection. */
  readonly save?: (
    id: string,
    opened: OpenedDocument | null,
    toSave: FormToSave<Form>,
  ) => Promise<{ readonly wasStored: boolean }>;
}

export type SaveStep = 'restoring' | 'editing' | 'waiting' | 'asking' | 'saving' | 'saved';

/** A save that waits for a decision. */
export interface OpenConflict {
  readonly error: ConflictError;
  readonly savedBy: LastSave | null;
}

interface Options<Form> {
  readonly opened: OpenedDocument | null;
  readonly template?: Form | undefined;
  /** Shows a field before it gets the focus. */
  readonly reveal?: (path: string) => void;
}

/** State, draft and save of a form. */
export function useDocumentForm<Form extends FormPictures>(
  kind: DocumentKind<Form>,
  { opened, template, reveal }: Options<Form>,
) {
  const [id, setId] = useState(() => opened?.id ?? newDocumentId(kind.collectionId));
  const [base, setBase] = useState(() => opened && kind.toForm(opened.fields));
  const [submitted, setSubmitted] = useState<Form | null>(null);
  const resolver = useMemo(() => createResolver(kind, base), [kind, base]);
  const form = useForm<Form>({
    defaultValues: (base ?? template ?? kind.empty) as DefaultValues<Form>,
    resolver,
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as Form;
  const dirty = form.formState.isDirty;
  const guard = useUnsavedGuard(dirty);
  const draft = useDraft(
    useMemo(
      () => ({
        collectionId: kind.collectionId,
        documentId: id,
        isNew: opened === null,
        title: kind.titleOf(values),
        form: values,
        base,
        submitted,
      }),
      [kind, id, opened, values, base, submitted],
    ),
    dirty,
  );

  const publishNow = usePublishNow();
  const [step, setStep] = useState<SaveStep>('editing');
  /** Changes when the content is replaced: a key for uncontrolled fields. */
  const [revision, setRevision] = useState(0);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  const storedPaths = useRef(new Set<string>());
  /** A ref, so that a double press starts one save. */
  const isRunning = useRef(false);
  const cancelSave = useRef(new AbortController());
  const messages = opened ? kind.messages.edit : kind.messages.add;
  const question = opened ? kind.question?.edit : kind.question?.add;

  const validate = async (element: HTMLFormElement) => {
    dismissErrorToasts();
    await form.trigger();
    const { errors } = await resolver(form.getValues());
    const [problem = kind.wholeProblem?.(toContent(kind, form.getValues()))] = problemsIn(
      errors,
      Object.keys(kind.schema.entries),
    );
    if (!problem) return true;
    showToast('error', problem.message);
    reveal?.(problem.path);
    element.querySelector<HTMLElement>(`[name="${problem.path}"], [data-field="${problem.path}"]`)?.focus();
    return false;
  };

  const save = async (from: Form | null, current: Form, signal: AbortSignal) => {
    const shown = new Set(kind.pathsIn(current));
    const images = Object.entries(current.files)
      .filter(([path]) => shown.has(path))
      .map(([path, { file }]) => ({ path, file }));
    await draft.storeSubmitted(current);
    await storeImages(images, {
      stored: storedPaths.current,
      signal,
      onProgress: (path, part) => setProgress((now) => new Map(now).set(path, part)),
    });
    setSubmitted(current);
    const toSave = { base: from, form: current, submitted };
    const { wasStored } = await (kind.save?.(id, opened, toSave) ??
      saveForm(opened?.collectionId ?? kind.collectionId, id, kind, toSave));
    // Cancelled while the answer was on its way: the form goes on, and its next save finds this one.
    if (signal.aborted) return;
    await draft.finish();
    guard.release();
    setStep('saved');
    if (wasStored)
      showToast(
        'success',
        `This ${kind.noun} was stored already, by an earlier attempt. It was not added twice.`,
      );
    if (images.length > 0 && messages.uploaded) showToast('success', messages.uploaded);
    showToast('success', messages.saved);
    if ([current, base].some((each) => each && kind.isPublic?.(each, opened)))
      announceUnpublished(publishNow);
    guard.leave();
  };
  const run = async (from = base, current = form.getValues() as Form) => {
    if (isRunning.current) return;
    isRunning.current = true;
    dismissErrorToasts();
    setConflict(null);
    setStep('saving');
    setProgress(new Map());
    cancelSave.current = new AbortController();
    const { signal } = cancelSave.current;
    try {
      await trackSave(orCancelled(save(from, current, signal), signal));
    } catch (error) {
      guard.cancelLeaving();
      if (signal.aborted) showToast('error', 'The save was cancelled. Your changes are still in this form.');
      else if (error instanceof ConflictError)
        setConflict({ error, savedBy: toLastSave(error.stored, await fetchAccounts()) });
      else showToast('error', await messageFor(error, kind.notFound, messages));
      setStep('editing');
      isRunning.current = false;
    }
  };
  const askOrRun = async (element: HTMLFormElement) => {
    if (!(await validate(element))) setStep('editing');
    else if (question) setStep('asking');
    else await run();
  };

  return {
    id,
    form,
    values,
    revision,
    noun: kind.noun,
    opened,
    title: kind.titleOf(values),
    documentState: opened && kind.stateOf?.(opened.fields),
    labelOf: kind.labelOf,
    question: question ?? null,
    step,
    busy: step === 'saving' || step === 'saved',
    blocker: guard.blocker,
    progress,
    draft: {
      status: draft.status,
      offered: draft.offered,
      discard: draft.discard,
      restore: async () => {
        // What is typed meanwhile would be replaced.
        setStep('restoring');
        const loaded = await draft.restore();
        setStep('editing');
        if (!loaded) return;
        const { documentId, base: from, form: content, submitted: tried } = loaded.draft;
        for (const { file, source } of Object.values(content.files))
          if (file && source) keepSource(file, source);
        setId(documentId);
        setBase(from);
        setSubmitted(tried);
        form.reset((from ?? kind.empty) as DefaultValues<Form>);
        form.reset(withoutMissing(kind, content), { keepDefaultValues: true });
        setRevision((now) => now + 1);
        if (loaded.missing.length > 0)
          showToast('error', `No longer on this device, please add again: ${loaded.missing.join(', ')}`);
      },
    },
    /** Asks about waiting pictures, validates, asks the question, saves. */
    submit: async (element: HTMLFormElement) => {
      if (step !== 'editing') return;
      if (form.getValues().waiting.length > 0) setStep('waiting');
      else await askOrRun(element);
    },
    /** Continues once waiting pictures are added or left out. */
    submitWithoutWaiting: async (element: HTMLFormElement) => {
      form.setValue('waiting' as Path<Form>, [] as never, { shouldDirty: true });
      await askOrRun(element);
    },
    confirm: () => run(),
    back: () => setStep((now) => (now === 'asking' || now === 'waiting' ? 'editing' : now)),
    cancel: () => cancelSave.current.abort(),
    conflict,
    closeConflict: () => setConflict(null),
    /** Merges what others stored, with their values for these paths, and saves again. */
    resolveConflict: async ({ error }: OpenConflict, theirsFor: readonly string[]) => {
      const theirs = kind.toForm(error.stored);
      const current = form.getValues() as Form;
      const { merged } = mergeContent({
        base: toContent(kind, base ?? kind.empty),
        mine: toContent(kind, current),
        theirs: toContent(kind, theirs),
        submitted: submitted && toContent(kind, submitted),
      });
      form.reset(theirs as DefaultValues<Form>);
      form.reset({ ...kind.tidy(current), ...merged }, { keepDefaultValues: true });
      for (const path of theirsFor)
        form.setValue(
          path as Path<Form>,
          error.conflicts.find((each) => each.path === path)?.theirs as never,
          { shouldDirty: true },
        );
      setBase(theirs);
      setRevision((now) => now + 1);
      await run(theirs, form.getValues() as Form);
    },
  };
}

export type DocumentFormState<Form extends FormPictures> = ReturnType<typeof useDocumentForm<Form>>;

/** Drops pictures whose files are gone. */
function withoutMissing<Form extends FormPictures>(kind: DocumentKind<Form>, form: Form): Form {
  const isGone = (each: { readonly file: File | null }) => each.file === null;
  const gone = Object.entries(form.files).filter(([, picture]) => isGone(picture));
  const missing = new Set(gone.map(([path]) => path));
  return {
    ...kind.withoutPictures(form, missing),
    files: Object.fromEntries(Object.entries(form.files).filter(([path]) => !missing.has(path))),
    waiting: form.waiting.filter((each) => !isGone(each)),
  };
}

async function messageFor(error: unknown, notFound: string, messages: SaveMessages): Promise<string> {
  if (error instanceof NotFoundError) return notFound;
  if (error instanceof UploadError) return explainFailure(error, messages.uploadFailed(error.fileName));
  return explainFailure(error, messages.failed);
}
