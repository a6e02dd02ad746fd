import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { fetchAccounts, toLastSave } from '../../../data/staff/auditFields.ts';
import { formatTime } from '../../../locales/formats.ts';
import type { Locale } from '../../../model/text/locales.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Modal } from '../../../ui/components/Modal.tsx';
import { DraftOffer } from '../drafts/DraftOffer.tsx';
import type { DraftStatus } from '../drafts/useDraft.ts';
import { describeWaiting, type FormPictures } from '../images/pictures.ts';
import layout from '../layout.module.css';
import { savedMessages } from '../lists/savedMessages.ts';
import { ConfirmModal } from './ConfirmModal.tsx';
import { ConflictModal } from './ConflictModal.tsx';
import styles from './DocumentForm.module.css';
import { LeaveModal } from './LeaveModal.tsx';
import { PreviewModal } from './PreviewModal.tsx';
import type { DocumentFormState } from './useDocumentForm.ts';
import { useStalled } from './useStalled.ts';

interface Props<Form extends FormPictures> {
  readonly state: DocumentFormState<Form>;
  /** Why the form cannot be submitted yet, or null. */
  readonly waitingFor?: string | null;
  readonly missing?: readonly string[];
  readonly preview?: ReactNode;
  readonly previewLocale?: Locale;
  readonly onConvert?: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** A form around its fields: draft, save bar and dialogs. */
export function DocumentForm<Form extends FormPictures>(props: Props<Form>) {
  const {
    state,
    waitingFor = null,
    missing = [],
    preview,
    previewLocale = 'en',
    onConvert,
    children,
  } = props;
  const [previewing, setPreviewing] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { draft, values, blocker, busy } = state;
  const count = values.waiting.length;
  const submit = (action: (form: HTMLFormElement) => Promise<void>) => {
    if (element.current) void action(element.current);
  };
  return (
    <>
      {state.opened && <DocumentSummary state={state} />}
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          onRestore={() => void draft.restore()}
          onDiscard={() => void draft.discard()}
        />
      )}
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(state.submit);
        }}
      >
        <fieldset disabled={busy || state.step === 'restoring'} className={styles.fields}>
          {children}
        </fieldset>
        <footer className={styles.footer} data-save-bar>
          <Button type="submit" disabled={busy || waitingFor !== null}>
            Submit
          </Button>
          {preview && (
            <Button variant="quiet" disabled={busy} onClick={() => setPreviewing(true)}>
              Preview
            </Button>
          )}
          <div className={styles.status}>
            {busy ? (
              <SaveProgress state={state} />
            ) : (
              <FormStatus waitingFor={waitingFor} missing={missing} draft={draft.status} />
            )}
          </div>
        </footer>
      </form>
      <PreviewModal open={previewing} locale={previewLocale} onClose={() => setPreviewing(false)}>
        {count > 0 && <p className={styles.notice}>{describeWaiting(count)}.</p>}
        {preview}
      </PreviewModal>
      <Modal open={state.step === 'waiting'} title={describeWaiting(count)} onClose={state.back}>
        <p>They break a rule, so they have to be converted first: turned upright, cropped and scaled.</p>
        <div className={layout.answers}>
          <Button
            onClick={() => {
              state.back();
              void onConvert?.().then((all) => all && submit(state.submitWithoutWaiting));
            }}
          >
            Convert and submit
          </Button>
          <Button variant="quiet" onClick={() => submit(state.submitWithoutWaiting)}>
            Leave them out
          </Button>
        </div>
      </Modal>
      <ConfirmModal
        question={state.step === 'asking' ? state.question : null}
        detail={state.title}
        onYes={() => void state.confirm()}
        onNo={state.back}
      />
      {state.conflict && (
        <ConflictModal
          conflict={state.conflict}
          noun={state.noun}
          labelOf={state.labelOf}
          onResolve={(theirsFor) => state.conflict && void state.resolveConflict(state.conflict, theirsFor)}
          onClose={state.closeConflict}
        />
      )}
      {/* A save that runs decides itself whether the page is left. */}
      {!busy && <LeaveModal blocker={blocker} isKept={draft.status !== 'failed'} waiting={count} />}
    </>
  );
}

function DocumentSummary<Form extends FormPictures>({ state }: Pick<Props<Form>, 'state'>) {
  const { title, documentState, opened } = state;
  const { data: accounts } = useQuery({ queryKey: ['accounts'], queryFn: fetchAccounts });
  const lastSave = opened && accounts && toLastSave(opened.fields, accounts);
  return (
    <p className={styles.summary}>
      <strong>{title}</strong>
      {[documentState, lastSave && `Saved ${savedMessages(lastSave)}`].filter(Boolean).join(' · ')}
    </p>
  );
}

interface StatusProps {
  readonly waitingFor: string | null;
  readonly missing: readonly string[];
  readonly draft: DraftStatus;
}

function FormStatus({ waitingFor, missing, draft }: StatusProps) {
  if (waitingFor) return <p role="status">{waitingFor}</p>;
  return (
    <>
      {missing.length > 0 && <p className={styles.missing}>Still missing: {missing.join(', ')}</p>}
      {draft !== null && (
        <p className={styles.draft} data-failed={draft === 'failed' || undefined}>
          {draft === 'failed'
            ? 'This device cannot keep a draft'
            : `Draft saved ${formatTime(draft.savedAt)}`}
        </p>
      )}
    </>
  );
}

function SaveProgress<Form extends FormPictures>({ state }: Pick<Props<Form>, 'state'>) {
  const parts = [...state.progress.values()];
  const done = parts.filter((part) => part === 1).length;
  const total = parts.length;
  const [stalled, keepTrying] = useStalled(state.step === 'saving', state.progress);
  const pictures = total > 0 && done < total ? ` ${done} of ${total} pictures.` : '';
  const leaving = state.blocker.state === 'blocked' ? ' This page closes when it is done.' : '';
  return (
    <div className={styles.progress}>
      <p role="status">
        {stalled
          ? 'There has been no progress for 15 seconds. The connection may be slow or gone.'
          : `Saving…${pictures}${leaving}`}
      </p>
      {stalled && (
        <Button small variant="quiet" onClick={keepTrying}>
          Keep trying
        </Button>
      )}
      {(stalled || total > 0) && (
        <Button small variant="quiet" onClick={state.cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
