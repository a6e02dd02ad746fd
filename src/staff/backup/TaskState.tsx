import { Button } from '../../ui/components/Button.tsx';
import { ProgressBar } from '../../ui/components/ProgressBar.tsx';
import { useUnsavedGuard } from '../documents/form/useUnsavedGuard.ts';
import { LeaveModal } from '../layout/LeaveModal.tsx';
import layout from '../layout/layout.module.css';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import type { Task } from './useTask.ts';

/** The progress of a task with Cancel, or why it failed. Asks before the page is left while it runs. */
export function TaskState({ progress, failure, cancel }: Task) {
  if (progress)
    return (
      <div className={layout.box}>
        <p>{progress.label}</p>
        <ProgressBar label={progress.label} part={progress.part} />
        <Button variant="quiet" small onClick={cancel}>
          Cancel
        </Button>
        <LeaveGuard onLeave={cancel} />
      </div>
    );
  return failure && <StaffFailure message={failure} />;
}

/** Only while a task runs: a router has one guard at a time. */
function LeaveGuard({ onLeave }: { readonly onLeave: () => void }) {
  const { blocker } = useUnsavedGuard(true);
  return (
    <LeaveModal
      blocker={blocker}
      question="Stop this and leave?"
      detail="What is done already stays."
      onLeave={onLeave}
    />
  );
}
