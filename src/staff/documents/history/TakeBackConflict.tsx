import { ConflictModal } from '../form/ConflictModal.tsx';
import type { TakingBack } from './useTakeBack.ts';

/** Asks what to keep if others changed the same fields since then. */
export function TakeBackConflict({ taking }: { readonly taking: TakingBack }) {
  const { conflict, resolve, cancel } = taking;
  if (!conflict) return null;
  return (
    <ConflictModal
      kind={conflict.kind}
      conflict={conflict.error}
      isTakeBack
      onChoose={resolve}
      closeLabel="Cancel"
      onClose={cancel}
    />
  );
}
