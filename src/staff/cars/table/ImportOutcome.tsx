import { useState } from 'react';
import { staffPaths } from '../../../config/staffPaths.ts';
import { Button, ButtonLink } from '../../../ui/components/Button.tsx';
import { ProgressBar } from '../../../ui/components/ProgressBar.tsx';
import { focusShown } from '../../../ui/focusMain.ts';
import layout from '../../layout/layout.module.css';
import styles from './table.module.css';
import { type ImportState, unfinished } from './useImport.ts';

interface ProgressProps {
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

export function ImportProgress({ done, total, onCancel }: ProgressProps) {
  const [isCancelled, setIsCancelled] = useState(false);
  const label = `${done} of ${total} rows`;
  const handleCancel = () => {
    setIsCancelled(true);
    onCancel();
  };
  return (
    <div className={layout.box}>
      <p>{label}</p>
      <ProgressBar label={label} part={total > 0 ? done / total : 0} />
      <Button ref={focusShown} variant="quiet" small onClick={handleCancel}>
        Cancel
      </Button>
      <p role="status">{isCancelled && 'Stops after the rows that are being written.'}</p>
    </div>
  );
}

interface OutcomeProps {
  readonly state: ImportState;
  readonly outcome: NonNullable<ImportState['outcome']>;
}

/** What was written or taken back, what was not and why, and how to go on. */
export function ImportOutcome({ state, outcome }: OutcomeProps) {
  const { kind, written, failures, left } = outcome;
  const isImport = kind === 'import';
  const added = written.filter(({ before }) => before === null).length;
  const rest = unfinished(outcome).length;
  return (
    <section className={layout.stack} aria-labelledby="import-outcome">
      <h2 id="import-outcome" ref={focusShown} tabIndex={-1}>
        {isImport ? 'Imported' : 'Undone'}
      </h2>
      <p role="status">
        {isImport
          ? `${added} added, ${written.length - added} changed.`
          : `${written.length} of ${written.length + failures.length + left.length} taken back.`}
        {left.length > 0 && ` Cancelled: ${left.length} rows were left as they are.`}
      </p>
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.map(({ write, message }) => (
            <li key={write.id}>
              <bdi>{write.title}</bdi>: {message ?? 'It could not be stored.'}
            </li>
          ))}
        </ul>
      )}
      <div className={layout.row}>
        {rest > 0 && <Button onClick={() => void state.retry()}>Continue with {rest}</Button>}
        {isImport && written.length > 0 && (
          <Button variant="quiet" onClick={() => void state.undo()}>
            Undo
          </Button>
        )}
        <Button variant="quiet" onClick={() => void state.reset()}>
          Import another sheet
        </Button>
        <ButtonLink to={staffPaths.cars} variant="quiet">
          Cars
        </ButtonLink>
      </div>
    </section>
  );
}
