import { Button } from '../../ui/components/Button.tsx';
import { ProgressBar } from '../../ui/components/ProgressBar.tsx';
import layout from '../layout/layout.module.css';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import type { Task } from './useTask.ts';

/** The progress of a task with Cancel, or why it failed. */
export function TaskState({ progress, failure, cancel }: Task) {
  if (progress)
    return (
      <div className={layout.box}>
        <p>{progress.label}</p>
        <ProgressBar label={progress.label} part={progress.part} />
        <Button variant="quiet" small onClick={cancel}>
          Cancel
        </Button>
      </div>
    );
  return failure && <StaffFailure message={failure} />;
}
