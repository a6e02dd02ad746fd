import type { Blocker } from 'react-router-dom';
import { describeWaiting } from '../images/pictures.ts';
import { ConfirmModal } from './ConfirmModal.tsx';

interface Props {
  readonly blocker: Blocker;
  readonly isKept: boolean;
  readonly waiting: number;
}

export function LeaveModal({ blocker, isKept, waiting }: Props) {
  const blocked = blocker.state === 'blocked';
  const kept = isKept
    ? 'What you typed and the pictures you chose are kept on this device as a draft.'
    : 'This device cannot keep a draft: what you typed and the pictures you chose will be lost.';
  return (
    <ConfirmModal
      question={blocked ? 'Leave without saving?' : null}
      detail={waiting > 0 ? `${describeWaiting(waiting)}. ${kept}` : kept}
      destructive
      onYes={() => blocker.proceed?.()}
      onNo={() => {
        if (blocker.state === 'blocked') blocker.reset();
      }}
    />
  );
}
