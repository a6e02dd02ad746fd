import { useState } from 'react';
import { signOut } from '../../data/staff/session.ts';
import { waitForSaves } from '../documents/form/runningSaves.ts';
import { isAnythingUnsaved } from '../documents/form/useUnsavedGuard.ts';
import { ConfirmModal } from '../layout/ConfirmModal.tsx';

/** Signs out after running saves end; asks first if a form has unsaved changes. */
export function SignOutButton() {
  const [confirming, setConfirming] = useState(false);
  const onClick = async () => {
    await waitForSaves();
    if (isAnythingUnsaved()) setConfirming(true);
    else void signOut();
  };
  return (
    <>
      <button type="button" onClick={() => void onClick()}>
        Sign out
      </button>
      <ConfirmModal
        question={confirming ? 'Sign out without saving?' : null}
        detail="What you typed and the pictures you chose are kept on this device as a draft, where it can keep one."
        onYes={() => void signOut()}
        onNo={() => setConfirming(false)}
      />
    </>
  );
}
