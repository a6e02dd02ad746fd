import type { ReactNode } from 'react';
import type { Blocker } from 'react-router-dom';
import { ConfirmModal } from './ConfirmModal.tsx';
import { ConflictModal } from './ConflictModal.tsx';
import styles from './DocumentForm.module.css';
import { DraftOffer } from './DraftOffer.tsx';
import { LeaveModal } from './LeaveModal.tsx';
import type { useSaving } from './useSaving.ts';

interface Props {
  /** What is edited, as messages call it: 'car' or 'blog post'. */
  readonly what: string;
  readonly saving: ReturnType<typeof useSaving>;
  /** The question before saving, where one is asked. */
  readonly question?: string;
  /** What has to end before the form can be submitted, or null. */
  readonly waitingFor?: string | null;
  readonly blocker: Blocker;
  readonly draftOffered: boolean;
  readonly onRestoreDraft: () => void;
  readonly onDiscardDraft: () => void;
  /** Opens the stored document anew, after someone else changed it. */
  readonly onReload: () => void;
  readonly children: ReactNode;
}

/** What the forms of the staff area have in common: the draft, the button, and the questions around them. */
export function DocumentForm({ saving, what, question, waitingFor = null, ...props }: Props) {
  const leaving = props.blocker.state === 'blocked';
  const running = saving.busy ? `Saving…${leaving ? ' This page closes when it is done.' : ''}` : waitingFor;
  return (
    <>
      {props.draftOffered && <DraftOffer onRestore={props.onRestoreDraft} onDiscard={props.onDiscardDraft} />}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saving.submit(event.currentTarget);
        }}
      >
        <fieldset disabled={saving.busy} className={styles.fields}>
          {props.children}
          <footer className={styles.footer}>
            <button type="submit" className="button" disabled={waitingFor !== null}>
              Submit
            </button>
            {running && <p role="status">{running}</p>}
          </footer>
        </fieldset>
      </form>
      <ConfirmModal
        question={saving.step === 'asking' && question ? question : null}
        onYes={() => void saving.confirm()}
        onNo={saving.cancel}
      />
      <ConflictModal
        open={saving.step === 'conflict'}
        what={what}
        onReload={props.onReload}
        onOverwrite={() => void saving.overwrite()}
        onClose={saving.leaveConflict}
      />
      {/* While a save runs there is nothing to ask: it decides whether the page is left. */}
      {!saving.busy && <LeaveModal blocker={props.blocker} />}
    </>
  );
}
