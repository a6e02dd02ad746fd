import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';
import { ConflictModal } from './ConflictModal.tsx';
import styles from './DocumentForm.module.css';
import { DraftOffer } from './DraftOffer.tsx';
import { LeaveModal } from './LeaveModal.tsx';
import type { DocumentEditor } from './useDocumentEditor.ts';

interface Props {
  readonly editor: DocumentEditor;
  /** What has to end before the form can be submitted, or null. */
  readonly waitingFor?: string | null;
  readonly children: ReactNode;
}

/** The form of a document around its fields: the draft, the button, and the questions before and after it. */
export function DocumentForm({ editor, waitingFor = null, children }: Props) {
  const { noun, question = null, blocker, saving } = editor;
  const leaving = blocker.state === 'blocked';
  const status = saving.busy ? `Saving…${leaving ? ' This page closes when it is done.' : ''}` : waitingFor;
  return (
    <>
      {editor.draftOffered && <DraftOffer onRestore={editor.restoreDraft} onDiscard={editor.discardDraft} />}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saving.submit(event.currentTarget);
        }}
      >
        <fieldset disabled={saving.busy} className={styles.fields}>
          {children}
          <footer className={styles.footer}>
            <Button type="submit" disabled={waitingFor !== null}>
              Submit
            </Button>
            {status && <p role="status">{status}</p>}
          </footer>
        </fieldset>
      </form>
      <ConfirmModal
        question={saving.step === 'asking' ? question : null}
        onYes={() => void saving.confirm()}
        onNo={saving.cancel}
      />
      <ConflictModal
        open={saving.step === 'conflict'}
        noun={noun}
        onReload={editor.reload}
        onOverwrite={() => void saving.overwrite()}
        onClose={saving.leaveConflict}
      />
      {/* While a save runs there is nothing to ask: it decides whether the page is left. */}
      {!saving.busy && <LeaveModal blocker={blocker} />}
    </>
  );
}
