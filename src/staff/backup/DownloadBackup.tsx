import { useQueryClient } from '@tanstack/react-query';
import { backupDetails, connect, recordBackup } from '../../data/staff/backup.ts';
import { type Counts, createBackup } from '../../model/backup/format.ts';
import { toCairoDay } from '../../model/inquiry/cairoTime.ts';
import { Button } from '../../ui/components/Button.tsx';
import { formatLastSave } from '../documents/list/lastSave.ts';
import layout from '../layout/layout.module.css';
import { showNotice } from '../notices/notices.ts';
import { showFailure } from '../notices/showFailure.ts';
import { countPictures } from './describeRow.ts';
import { chooseFile, saveZip } from './saveZip.ts';
import { TaskState } from './TaskState.tsx';
import { lastBackupKey, useLastBackup } from './useLastBackup.ts';
import { useTask } from './useTask.ts';

export function DownloadBackup() {
  const client = useQueryClient();
  const { data: last } = useLastBackup();
  const task = useTask();

  const start = async () => {
    if (task.progress) return;
    const name = `backup-${toCairoDay(new Date())}.zip`;
    let file: FileSystemFileHandle | null;
    try {
      file = await chooseFile(name);
    } catch {
      // No file was chosen.
      return;
    }
    await task.run(async (signal, report) => {
      let counts: Counts = { documents: 0, files: 0, fileCount: 0 };
      const entries = createBackup(connect(signal), backupDetails(), (next) => {
        counts = next;
        report(`${counts.files} of ${counts.fileCount} pictures`, counts.files / (counts.fileCount || 1));
      });
      await saveZip(entries, file, name);
      showNotice('success', `Backup made: ${counts.documents} documents and ${countPictures(counts.files)}.`);
      await recordBackup().catch((error) =>
        showFailure(error, 'The backup is made, but its date could not be stored.'),
      );
      await client.invalidateQueries({ queryKey: lastBackupKey });
    }, 'No backup was saved. Please try again.');
  };
  return (
    <section className={layout.stack} aria-labelledby="download-backup">
      <h3 id="download-backup">Make a backup</h3>
      <p className={layout.note}>
        All cars, articles, reviews, leads, prices and pictures in one ZIP file. Keep it where only you can
        open it.
      </p>
      <p>{describeLast(last)}</p>
      <div className={layout.row}>
        <Button aria-busy={task.progress !== null} onClick={() => void start()}>
          Download backup
        </Button>
      </div>
      <TaskState {...task} />
    </section>
  );
}

/** A blank line until it is known. */
function describeLast(last: ReturnType<typeof useLastBackup>['data']): string {
  if (last === undefined) return '\u00a0';
  return last ? `Last backup: ${formatLastSave(last)}.` : 'No backup has been made yet.';
}
