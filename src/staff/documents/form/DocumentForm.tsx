import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OpenedDocument } from '../../../data/staff/documents.ts';
import { formatTime } from '../../../locales/formatTimes.ts';
import { localeNames } from '../../../locales/localeNames.ts';
import type { Locale } from '../../../model/locales.ts';
import { getCollection } from '../../../model/storedDocument.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import { focusMainAfter } from '../../../ui/focusMain.ts';
import { ConfirmModal } from '../../layout/ConfirmModal.tsx';
import { LeaveModal } from '../../layout/LeaveModal.tsx';
import layout from '../../layout/layout.module.css';
import { describeWaiting, type FormPictures } from '../../pictures/pictures.ts';
import { describeDraft } from '../drafts/describeDraft.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { kindsOf } from '../history/kinds.ts';
import { formatLastSave, useLastSave } from '../list/lastSave.ts';
import { ConflictModal } from './ConflictModal.tsx';
import styles from './DocumentForm.module.css';
import { FormPreview } from './FormPreview.tsx';
import { FormSections } from './FormSections.tsx';
import { FormRevision } from './formRevision.ts';
import { SaveProgress } from './SaveProgress.tsx';
import type { DocumentFormState } from './useDocumentForm.ts';

interface Props<Form extends FormPictures> {
  readonly state: DocumentFormState<Form>;
  readonly submitLabel?: string;
  /** Why the form cannot be submitted yet, or null. */
  readonly waitingFor?: string | null;
  /** Whether it stays after a save, in a section. */
  readonly isSection?: boolean;
  /** Whether it replaces the form that was just saved, and takes over its focus. */
  readonly isSavedAgain?: boolean;
  readonly missing?: readonly string[];
  readonly outdated?: readonly Locale[];
  /** More about the document, below its title. */
  readonly facts?: ReactNode;
  readonly links?: ReactNode;
  readonly preview?: ReactNode;
  readonly previewLocale?: Locale;
  readonly onConvert?: (() => Promise<boolean>) | undefined;
  readonly children: ReactNode;
}

type StateProps<Form extends FormPictures> = Pick<Props<Form>, 'state'>;

/** A form around its fields: draft, save bar and dialogs. */
export function DocumentForm<Form extends FormPictures>(props: Props<Form>) {
  const {
    state,
    submitLabel = props.state.opened ? 'Submit changes' : `Submit new ${props.state.kind.noun}`,
    waitingFor = null,
    isSection = false,
    isSavedAgain = false,
    outdated = [],
    preview,
    previewLocale = 'en',
    onConvert,
  } = props;
  const { draft, blocker, busy, conflict } = state;
  const [previewing, setPreviewing] = useState(false);
  const focused = useRef<Element | null>(null);
  // Fields lose the focus while they are disabled, and so does a question that was answered before a conflict.
  useEffect(() => {
    const isLost = !busy && !conflict && document.activeElement === document.body;
    if (isLost && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [busy, conflict]);
  const saveButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSavedAgain && document.activeElement === document.body)
      saveButton.current?.focus({ preventScroll: true });
  }, [isSavedAgain]);
  const count = state.values.waiting.length;
  const kept =
    draft.status === 'failed'
      ? 'This device cannot keep a draft: what you typed and the pictures you chose will be lost.'
      : 'What you typed and the pictures you chose are kept on this device as a draft.';
  return (
    <>
      {state.opened && <DocumentSummary {...props} opened={state.opened} />}
      <DraftOffer state={state} />
      <form
        noValidate
        onFocus={({ target }) => {
          focused.current = target;
        }}
        onKeyDown={(event) => {
          // Enter, as one ends a word on a phone, would publish what is half done.
          const isAtOnce = !getCollection(state.kind.collectionId)?.isPersonal && state.question === null;
          if (event.key === 'Enter' && isAtOnce && isSubmitting(event.currentTarget, event.target))
            event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // What is no whole date has no value. The browser says what is wrong with it.
          const fields = [...event.currentTarget.querySelectorAll('input')];
          const unread = fields.find(({ validity }) => validity.badInput);
          if (unread) unread.reportValidity();
          else void state.submit();
        }}
      >
        <FormSections>
          <fieldset disabled={busy || state.step === 'restoring'} className={layout.sections}>
            <FormRevision value={state.revision}>{props.children}</FormRevision>
          </fieldset>
        </FormSections>
        <footer
          className={`${layout.row} ${styles.footer}`}
          // On a phone in place of the links, which a section without changes needs.
          data-save-bar={isSection ? (state.dirty || busy ? 'section' : undefined) : 'page'}
        >
          <Button
            ref={saveButton}
            type="submit"
            // Prominent only once there is something to save.
            variant={state.opened && !state.dirty ? 'quiet' : 'solid'}
            disabled={busy || waitingFor !== null}
          >
            {submitLabel}
          </Button>
          {preview && (
            <Button variant="quiet" disabled={busy} onClick={() => setPreviewing(true)}>
              Preview
            </Button>
          )}
          <div className={styles.status}>
            {busy ? <SaveProgress state={state} /> : <FormStatus {...props} waitingFor={waitingFor} />}
          </div>
        </footer>
      </form>
      <FormPreview
        locale={previewLocale}
        waiting={count}
        open={previewing}
        onClose={() => setPreviewing(false)}
      >
        {preview}
      </FormPreview>
      <WaitingPictures state={state} onConvert={onConvert} />
      <ConfirmModal
        question={state.step === 'asking' ? state.question : null}
        detail={state.title}
        onYes={() => void state.confirm()}
        onNo={state.back}
      >
        <Outdated languages={outdated} />
      </ConfirmModal>
      {conflict && (
        <ConflictModal
          kind={state.kind}
          conflict={conflict}
          onChoose={(theirsFor) => void state.resolveConflict(conflict, theirsFor)}
          closeLabel="Back to the form"
          onClose={state.closeConflict}
        />
      )}
      {/* A running save decides itself whether to leave the page. */}
      {!busy && (
        <LeaveModal
          blocker={blocker}
          detail={count > 0 ? `${describeWaiting(count)}. ${kept}` : kept}
          destructive={draft.status === 'failed'}
        />
      )}
    </>
  );
}

/** Whether Enter in it submits the form; a dialog above that has a form of its own. */
function isSubmitting(form: HTMLFormElement, target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.form === form && target.type !== 'file';
}

/** Asks what becomes of pictures that wait while the form is submitted. */
function WaitingPictures<Form extends FormPictures>({
  state,
  onConvert,
}: Pick<Props<Form>, 'state' | 'onConvert'>) {
  const { waiting } = state.values;
  const isStoredNext = waiting.every(({ isUnstored }) => isUnstored);
  return (
    <Modal open={state.step === 'waiting'} title={describeWaiting(waiting.length)} onClose={state.back}>
      <p>
        {isStoredNext
          ? 'They could not be stored.'
          : 'They break a rule, so they have to be converted first: turned upright, cropped and scaled.'}
      </p>
      <div className={layout.answers}>
        <Button
          onClick={async () => {
            state.back();
            if (await onConvert?.()) await state.submitWithoutWaiting();
          }}
        >
          {isStoredNext ? 'Try again and submit' : 'Convert and submit'}
        </Button>
        <Button variant="quiet" onClick={() => void state.submitWithoutWaiting()}>
          Leave them out
        </Button>
      </div>
    </Modal>
  );
}

interface SummaryProps<Form extends FormPictures> extends Props<Form> {
  readonly opened: OpenedDocument;
}

function DocumentSummary<Form extends FormPictures>({ state, opened, facts, links }: SummaryProps<Form>) {
  const { title, kind } = state;
  const lastSave = useLastSave(opened.fields);
  const known = [kind.stateOf?.(opened.fields), lastSave && `Saved ${formatLastSave(lastSave)}`];
  return (
    <div className={styles.summary}>
      <div>
        <strong data-document-title>{title}</strong>
        <p className={`${layout.row} ${layout.note}`}>
          {known.filter(Boolean).join(' · ')}
          {facts}
        </p>
      </div>
      <div className={styles.links}>
        {links}
        <HistoryButton kinds={kindsOf(kind)} id={opened.id} title={title} />
      </div>
    </div>
  );
}

function DraftOffer<Form extends FormPictures>({ state: { draft, dirty } }: StateProps<Form>) {
  const [isAsking, setIsAsking] = useState(false);
  if (!draft.offered) return null;
  const { title, isNew } = draft.offered;
  return (
    <section ref={focusMainAfter} className={layout.box} data-kind="offer" aria-label="Unfinished draft">
      <p>
        <strong>There is an unfinished draft on this device:</strong>{' '}
        {title || (isNew ? 'untitled' : 'of this form')}, {describeDraft(draft.offered)}
      </p>
      <div className={layout.row}>
        <Button small onClick={() => (dirty ? setIsAsking(true) : void draft.restore())}>
          Restore draft
        </Button>
        <Button variant="quiet" small onClick={draft.discard}>
          Discard
        </Button>
      </div>
      <ConfirmModal
        question={isAsking ? 'Replace what you typed with the draft?' : null}
        destructive
        onYes={() => {
          setIsAsking(false);
          void draft.restore();
        }}
        onNo={() => setIsAsking(false)}
      />
    </section>
  );
}

function FormStatus<Form extends FormPictures>({
  waitingFor,
  missing = [],
  outdated = [],
  state,
}: Props<Form>) {
  const { dirty, draft, opened } = state;
  const { status } = draft;
  if (waitingFor) return <p role="status">{waitingFor}</p>;
  return (
    <>
      {dirty && <p className={styles.changes}>Unsaved changes</p>}
      {missing.length > 0 && <p className={styles.missing}>Still missing: {missing.join(', ')}</p>}
      <Outdated languages={outdated} />
      {opened && !dirty && <p>No unsaved changes</p>}
      {status && (
        <p className={styles.draft} data-failed={status === 'failed' || undefined}>
          {status === 'failed'
            ? 'This device cannot keep a draft'
            : `Draft saved ${formatTime(status.savedAt)}`}
        </p>
      )}
    </>
  );
}

function Outdated({ languages }: { readonly languages: readonly Locale[] }) {
  if (languages.length === 0) return null;
  return (
    <p className={styles.missing}>
      Translations to check: {languages.map((language) => localeNames[language]).join(', ')}
    </p>
  );
}
