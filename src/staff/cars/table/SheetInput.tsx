import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '../../../ui/components/Button.tsx';
import { TextArea } from '../../../ui/components/Field.tsx';
import { focusShown } from '../../../ui/focusMain.ts';
import layout from '../../layout/layout.module.css';
import { showNotice } from '../../notices/notices.ts';
import type { SheetState } from './useSheet.ts';

interface Props extends Pick<SheetState, 'openFile' | 'openText'> {
  /** Whether it takes the focus when it appears. */
  readonly hasFocus: boolean;
}

/** A CSV file, or cells copied from a spreadsheet. */
export function SheetInput({ openFile, openText, hasFocus }: Props) {
  const [pasted, setPasted] = useState('');
  const fileId = useId();
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      openFile(new Uint8Array(await file.arrayBuffer()));
    } catch {
      showNotice('error', `${file.name} could not be read.`);
    }
    // Cleared, so that the same file can be chosen again.
    target.value = '';
  };
  return (
    <section className={layout.stack} aria-label="Sheet">
      <p className={layout.note}>
        The first row has the names of the columns, as in an export. You see what would change before anything
        is written. Pictures are not imported, so new cars are hidden until you add some and show them.
      </p>
      <div className={layout.columns}>
        <div className={layout.field}>
          <label htmlFor={fileId}>CSV file</label>
          <input
            id={fileId}
            ref={hasFocus ? focusShown : null}
            className={layout.file}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onChange={(event) => void onFile(event)}
          />
        </div>
        <form
          className={layout.stack}
          onSubmit={(event) => {
            event.preventDefault();
            openText(pasted);
          }}
        >
          <TextArea
            label="Or paste cells of a spreadsheet"
            rows={4}
            dir="auto"
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          <div className={layout.row}>
            <Button type="submit" small variant="quiet" disabled={pasted.trim() === ''}>
              Preview pasted cells
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}
