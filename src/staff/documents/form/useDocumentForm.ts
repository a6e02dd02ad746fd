import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { type DefaultValues, useForm, useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { newDocumentId, type OpenedDocument } from '../../../data/staff/documents.ts';
import { toContent } from '../../../data/staff/saveForm.ts';
import { isDeepEqual } from '../../../model/isDeepEqual.ts';
import { decode } from '../../../model/text/decode.ts';
import type { FormPictures } from '../../pictures/pictures.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { BringBack } from '../history/deletedKind.ts';
import { type DocumentKind, withNamedFiles } from './documentKind.ts';
import { type DocumentEvent, type DocumentState, reduceDocument } from './documentState.ts';
import { createResolver } from './problems.ts';
import { revealField } from './revealField.ts';
import { useDocumentSave } from './useDocumentSave.ts';
import { useDraftRestore } from './useDraftRestore.ts';
import { useFollow } from './useFollow.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface Options<Form> {
  readonly opened: OpenedDocument | null;
  /** Of a new document; by default it gets one of its own. */
  readonly id?: string | undefined;
  /** Of a deleted document: the form opens with its draft, if it has one. */
  readonly deletedId?: string | undefined;
  /** Of a deleted document; by default it alone comes back. */
  readonly bringBack?: BringBack;
  readonly template?: Form | undefined;
  /** Shows a field before it gets the focus. */
  readonly reveal?: (path: string) => void;
  /** Called after a save of a form that stays on its page. */
  readonly onSaved?: () => void;
}

/** The form of a document: its state (`documentState.ts`), content, draft and save. */
export function useDocumentForm<Form extends FormPictures>(
  kind: DocumentKind<Form>,
  { opened, deletedId, bringBack, id: ownId = deletedId, template, reveal, onSaved }: Options<Form>,
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
  const [params] = useSearchParams();
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
    params.get('draft'),
  );
  if (step === 'failed' && guard.blocker.state !== 'blocked') dispatch({ type: 'go', to: 'editing' });

  /** Replaces the content; what differs from `from` is dirty. */
  const resetContent = (from: Form | null, content: Form) => {
    form.reset((from ?? kind.empty) as DefaultValues<Form>);
    form.reset(content, { keepDefaultValues: true });
  };
  // It is read again when a change is taken back in its history. What is typed is merged when it is saved.
  const forgetMissed = useFollow(opened?.fields, dirty, (stored) => {
    const theirs = kind.toForm(stored);
    const isSame = base && isDeepEqual(toContent(kind, theirs), toContent(kind, base));
    if (step !== 'editing' || isSame) return;
    dispatch({ type: 'replace', base: theirs });
    resetContent(theirs, theirs);
  });

  const parts = { kind, opened, state, dispatch, form, draft, guard, resetContent };
  const deleted = { deletedId, deletedBase, bringBack };
  const save = useDocumentSave({ ...parts, ...deleted, forgetMissed, reveal, onSaved });
  const restoreDraft = useDraftRestore({ ...parts, deletedId, setDeletedBase });

  const { hash } = useLocation();
  const showLinked = useEffectEvent(() => {
    const path = decode(hash.slice(1));
    // The effects of the form's fields come first.
    if (path) queueMicrotask(() => revealField(path, reveal));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => showLinked(), [hash]);

  return {
    ...state,
    ...save,
    kind,
    form,
    values,
    opened,
    title,
    dirty,
    busy: step === 'saving' || step === 'failed' || step === 'saved',
    blocker: guard.blocker,
    draft: { ...draft, restore: restoreDraft },
    back: () => dispatch({ type: 'go', to: 'editing' }),
    closeConflict: () => dispatch({ type: 'closeConflict' }),
  };
}

export type DocumentFormState<Form extends FormPictures> = ReturnType<typeof useDocumentForm<Form>>;
