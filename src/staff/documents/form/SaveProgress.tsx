import { useEffect, useState } from 'react';
import { Button } from '../../../ui/components/Button.tsx';
import layout from '../../layout/layout.module.css';
import type { FormPictures } from '../../pictures/pictures.ts';
import type { DocumentFormState } from './useDocumentForm.ts';

/** How far a save is, and whether it moves. */
export function SaveProgress<Form extends FormPictures>({
  state,
}: {
  readonly state: DocumentFormState<Form>;
}) {
  const parts = [...state.progress.values()];
  const done = parts.filter((part) => part === 1).length;
  const total = parts.length;
  const [stalled, keepTrying] = useStalled(state.progress);
  const pictures = done < total ? ` ${done} of ${total} pictures.` : '';
  const leaving = state.blocker.state === 'blocked' ? ' This page closes when it is done.' : '';
  return (
    <div className={layout.row}>
      <p role="status">
        {stalled
          ? 'There has been no progress for 15 seconds. The connection may be slow or gone.'
          : `Saving…${pictures}${leaving}`}
      </p>
      {stalled && (
        <Button small variant="quiet" onClick={keepTrying}>
          Keep trying
        </Button>
      )}
      {(stalled || total > 0) && (
        <Button small variant="quiet" onClick={state.cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

const stallMs = 15_000;

function useStalled(progress: unknown) {
  const [stalledAt, setStalledAt] = useState<unknown>(null);
  const stalled = stalledAt === progress;
  useEffect(() => {
    if (stalled) return;
    const timer = setTimeout(() => setStalledAt(progress), stallMs);
    return () => clearTimeout(timer);
  }, [progress, stalled]);
  return [stalled, () => setStalledAt(null)] as const;
}
