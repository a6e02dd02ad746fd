import { type ChangeEvent, useId } from 'react';
import { backupDetails } from '../../data/staff/backup.ts';
import { formatDateTime } from '../../locales/formatTimes.ts';
import type { KindsByCollection } from '../documents/history/kinds.ts';
import layout from '../layout/layout.module.css';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { AdaptedDocuments } from './AdaptedDocuments.tsx';
import { entriesOfFolder, entriesOfZip } from './backupFiles.ts';
import { RestoreTable } from './RestoreTable.tsx';
import { TaskState } from './TaskState.tsx';
import { useRestore } from './useRestore.ts';

export function RestoreBackup({ kinds }: { readonly kinds: KindsByCollection }) {
  const { task, opened, denied, adapted, open, writeBack, writeAdapted } = useRestore();
  const id = useId();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    const [file] = files;
    // Cleared, so that the same file can be chosen again.
    target.value = '';
    if (!file) return;
    open(async () => (file.webkitRelativePath ? entriesOfFolder(files) : entriesOfZip(file)));
  };
  return (
    <section className={layout.stack} aria-labelledby="restore-backup">
      <h3 id="restore-backup">Restore a backup</h3>
      <p className={layout.note}>
        The whole backup is checked first. Then you see what is missing or different, and choose what is
        written back. What is not in the backup stays as it is.
      </p>
      <div className={layout.columns}>
        <div className={layout.field}>
          <label htmlFor={`${id}-zip`}>Backup (ZIP)</label>
          <input
            id={`${id}-zip`}
            className={layout.file}
            type="file"
            accept=".zip,application/zip"
            disabled={task.progress !== null}
            onChange={onChange}
          />
        </div>
        <div className={layout.field}>
          <label htmlFor={`${id}-folder`}>Or its folder</label>
          <input
            id={`${id}-folder`}
            className={layout.file}
            type="file"
            ref={(input) => {
              if (input) input.webkitdirectory = true;
            }}
            disabled={task.progress !== null}
            onChange={onChange}
          />
        </div>
      </div>
      <TaskState {...task} />
      {denied.length > 0 && (
        <StaffFailure
          message={`The server denied ${denied.join(', ')}. Somebody may have saved it meanwhile, or it breaks a rule.`}
        />
      )}
      {opened && (
        <>
          <p>
            Made {formatDateTime(new Date(opened.backup.index.madeAt))} by {opened.backup.index.madeBy}.
            {opened.backup.index.project !== backupDetails().project &&
              ` It is from another project, ${opened.backup.index.project}.`}
          </p>
          {adapted.length > 0 && (
            <AdaptedDocuments
              adaptations={adapted.flatMap(({ adaptations }) => adaptations)}
              disabled={task.progress !== null}
              onRestore={() => writeAdapted(opened.backup)}
            />
          )}
          <RestoreTable
            rows={opened.rows}
            kinds={kinds}
            disabled={task.progress !== null}
            onRestore={(rows) => writeBack(opened.backup, rows)}
          />
        </>
      )}
    </section>
  );
}
