import type { Blocker } from 'react-router-dom';
import { ConfirmModal } from './ConfirmModal.tsx';

interface Props {
  /** Of `useUnsavedGuard`. */
  readonly blocker: Blocker;
  readonly question?: string;
  readonly detail: string;
  readonly destructive?: boolean;
  readonly onLeave?: () => void;
}

/** Asks before a page is left with something that is not stored. */
export function LeaveModal({
  blocker,
  question = 'Leave without saving?',
  detail,
  destructive,
  onLeave,
}: Props) {
  return (
    <ConfirmModal
      question={blocker.state === 'blocked' ? question : null}
      detail={detail}
      destructive={destructive}
      onYes={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onNo={() => blocker.reset?.()}
    />
  );
}
