import type { Blocker } from 'react-router-dom';
import { ConfirmModal } from './ConfirmModal.tsx';

interface Props {
  readonly blocker: Blocker;
}

/** Asks whether to leave a form with unsaved changes. */
export function LeaveModal({ blocker }: Props) {
  const blocked = blocker.state === 'blocked';
  return (
    <ConfirmModal
      question={blocked ? 'Leave without saving?' : null}
      detail="What you typed is kept on this device as a draft. Pictures you added are not."
      destructive
      onYes={() => blocker.proceed?.()}
      onNo={() => {
        if (blocker.state === 'blocked') blocker.reset();
      }}
    />
  );
}
