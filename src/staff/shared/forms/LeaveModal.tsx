import type { Blocker } from 'react-router-dom';
import { ConfirmModal } from './ConfirmModal.tsx';

interface Props {
  readonly blocker: Blocker;
  /** What is no part of the draft, in a sentence, or ''. */
  readonly notInDraft: string;
}

/** Asks whether to leave a form with unsaved changes. */
export function LeaveModal({ blocker, notInDraft }: Props) {
  const blocked = blocker.state === 'blocked';
  return (
    <ConfirmModal
      question={blocked ? 'Leave without saving?' : null}
      detail={`What you typed and the pictures you added are kept on this device as a draft. ${notInDraft}`}
      destructive
      onYes={() => blocker.proceed?.()}
      onNo={() => {
        if (blocker.state === 'blocked') blocker.reset();
      }}
    />
  );
}
