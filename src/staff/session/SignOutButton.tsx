import { useState } from 'react';
import { signOut } from '../../data/staff/session.ts';
import { isSaving, waitForSaves } from '../documents/form/runningSaves.ts';
import { isAnythingUnsaved } from '../documents/form/useUnsavedGuard.ts';
import { ConfirmModal } from '../layout/ConfirmModal.tsx';
import { dismissUndos } from '../notices/notices.ts';

/**
 * Signs out after running saves end; asks first if a form has unsaved changes, or if it is pressed again while a save still
 * runs.
 */
export function SignOutButton() {
  const [confirming, setConfirming] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const leave = () => {
    dismissUndos();
    void signOut();
  };
  const onClick = async () => {
    if (isWaiting) return setConfirming(true);
    setWaiting(isSaving());
    await waitForSaves();
    setWaiting(false);
    if (isAnythingUnsaved()) setConfirming(true);
    else leave();
  };
  return (
    <>
      <button type="button" onClick={() => void onClick()}>
        {isWaiting ? 'Sign out after the save…' : 'Sign out'}
      </button>
      <ConfirmModal
        question={confirming ? 'Sign out without saving?' : null}
        detail="What you typed and the pictures you chose are kept on this device as a draft, where it can keep one."
        onYes={leave}
        onNo={() => setConfirming(false)}
      />
    </>
  );
}
