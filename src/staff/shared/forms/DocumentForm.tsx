import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/components/Button.tsx';
import { DraftOffer } from '../drafts/DraftOffer.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';
import { ConflictModal } from './ConflictModal.tsx';
import styles from './DocumentForm.module.css';
import { LeaveModal } from './LeaveModal.tsx';
import { PreviewModal } from './PreviewModal.tsx';
import type { DocumentEditor } from './useDocumentEditor.ts';

interface Props {
  readonly editor: DocumentEditor;
  /** What has to end before the form can be submitted, or null. */
  readonly waitingFor?: string | null;
  /** What the form still lacks, in its own words. */
  readonly missing?: readonly string[];
  /** The public page of what the form holds, where there is one. */
  readonly preview?: ReactNode;
  readonly children: ReactNode;
}

/** The form of a document around its fields: the draft, the button, and the questions before and after it. */
export function DocumentForm({ editor, waitingFor = null, missing = [], preview, children }: Props) {
  const [previewing, setPreviewing] = useState(false);
  const { noun, question = null, blocker, saving } = editor;
  const leaving = blocker.state === 'blocked';
  const status = saving.busy ? `Saving…${leaving ? ' This page closes when it is done.' : ''}` : waitingFor;
  return (
    <>
      {editor.draftOffered && (
        <DraftOffer
          notInDraft={editor.notInDraft}
          onRestore={() => void editor.restoreDraft()}
          onDiscard={editor.discardDraft}
        />
      )}
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
          <footer className={styles.footer} data-save-bar>
            <Button type="submit" disabled={waitingFor !== null}>
              Submit
            </Button>
            {preview && (
              <Button variant="quiet" onClick={() => setPreviewing(true)}>
                Preview
              </Button>
            )}
            {status && <p role="status">{status}</p>}
            {!status && missing.length > 0 && (
              <p className={styles.missing}>Still missing: {missing.join(', ')}</p>
            )}
          </footer>
        </fieldset>
      </form>
      <PreviewModal open={previewing} onClose={() => setPreviewing(false)}>
        {preview}
      </PreviewModal>
      <ConfirmModal
        question={saving.step === 'asking' ? question : null}
        onYes={() => void saving.confirm()}
        onNo={saving.cancel}
      />
      <ConflictModal
        open={saving.step === 'conflict'}
        noun={noun}
        savedBy={editor.savedBy}
        onReload={editor.reload}
        onOverwrite={() => void saving.overwrite()}
        onClose={saving.leaveConflict}
      />
      {/* While a save runs there is nothing to ask: it decides whether the page is left. */}
      {!saving.busy && <LeaveModal blocker={blocker} notInDraft={editor.notInDraft} />}
    </>
  );
}
