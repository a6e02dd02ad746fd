import { useState } from 'react';
import type { Delimiter, Encoding } from '../../../model/table/sheetText.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { CheckField } from '../../../ui/components/CheckField.tsx';
import { ChoiceField } from '../../../ui/components/ChoiceField.tsx';
import { focusShown } from '../../../ui/focusMain.ts';
import { createFields } from '../../documents/form/schema.ts';
import { ConfirmButton } from '../../layout/ConfirmButton.tsx';
import layout from '../../layout/layout.module.css';
import { StaffFailure } from '../../notices/StaffFailure.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { PlanTable } from './PlanTable.tsx';
import { type PlannedRow, type RowState, rowStates } from './planImport.ts';
import styles from './table.module.css';
import type { ImportState } from './useImport.ts';

const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big endian',
  'windows-1256': 'Arabic (Windows)',
  'windows-1252': 'Western (Windows)',
};

const delimiterNames: Record<Delimiter, string> = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' };

const stateNames: Record<RowState, string> = {
  wrong: 'Wrong',
  asked: 'To decide',
  new: 'New',
  changed: 'Changed',
  same: 'The same',
};

type Shown = RowState | 'all';

interface Props {
  readonly state: ImportState;
  /** Null if the sheet can't be read. */
  readonly rows: readonly PlannedRow[] | null;
}

export function ImportPreview({ state, rows }: Props) {
  const { sheetState } = state;
  const { source } = sheetState;
  const [shown, setShown] = useState<Shown>('all');
  const count = (of: RowState) => rows?.filter((row) => row.state === of).length ?? 0;
  const [asNew, asChanged] = [count('new'), count('changed')];
  const toWrite = rows?.filter((row) => row.state === 'new' || row.state === 'changed') ?? [];
  const shownNames = createFields(rowStates, (of) => `${stateNames[of]} (${count(of)})`);
  const listed = rows?.filter((row) => shown === 'all' || row.state === shown) ?? [];
  return (
    <section className={layout.stack} aria-labelledby="import-preview">
      <h2 id="import-preview" ref={focusShown} tabIndex={-1}>
        Preview
      </h2>
      <div className={styles.settings}>
        {source?.bytes && (
          <ChoiceField
            label="Text encoding"
            value={source.encoding}
            onChange={({ target }) => sheetState.setEncoding(target.value as Encoding)}
            names={encodingNames}
          />
        )}
        <ChoiceField
          label="Cells are separated by"
          value={source?.delimiter}
          onChange={({ target }) => sheetState.setDelimiter(target.value as Delimiter)}
          names={delimiterNames}
        />
      </div>
      {!rows && (
        <StaffFailure message="There are no rows below the names of the columns, or a quotation mark is never closed." />
      )}
      {rows && (
        <>
          <ColumnChooser sheetState={sheetState} />
          <CheckField
            label="Blank cells remove what is stored"
            checked={state.clearsBlank}
            onChange={({ target }) => state.setClearsBlank(target.checked)}
          />
          <p role="status">
            {rows.length} {rows.length === 1 ? 'row' : 'rows'}:{' '}
            {rowStates.map((of) => `${count(of)} ${stateNames[of].toLowerCase()}`).join(', ')}.
          </p>
          <div className={styles.settings}>
            <ChoiceField
              label="Show"
              value={shown}
              onChange={({ target }) => setShown(target.value as Shown)}
              names={{ all: `All (${rows.length})`, ...shownNames }}
            />
          </div>
          <PlanTable
            key={shown}
            rows={listed}
            stateNames={stateNames}
            answers={state.answers}
            onAnswer={state.answer}
          />
        </>
      )}
      <div className={styles.actions}>
        <ConfirmButton
          disabled={toWrite.length === 0}
          question={`Add ${carsOf(asNew)} and change ${carsOf(asChanged)}?`}
          detail={
            rows && toWrite.length < rows.length ? describeLeftOut(rows.length - toWrite.length) : undefined
          }
          onYes={() => void state.start(toWrite)}
        >
          Import {toWrite.length > 0 && toWrite.length}
        </ConfirmButton>
        <Button variant="quiet" onClick={() => void state.reset()}>
          Choose another sheet
        </Button>
      </div>
    </section>
  );
}

function carsOf(count: number): string {
  return count === 1 ? '1 car' : `${count} cars`;
}

function describeLeftOut(count: number): string {
  return count === 1 ? '1 other row is not imported.' : `${count} other rows are not imported.`;
}
