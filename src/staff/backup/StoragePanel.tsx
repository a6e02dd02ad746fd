import { useState } from 'react';
import { connect } from '../../data/staff/backup.ts';
import { deleteStray } from '../../data/staff/deletion.ts';
import { clearOldRemovals } from '../../data/staff/removals.ts';
import { checkStorage, deleteOrphans } from '../../model/backup/checkStorage.ts';
import { locate } from '../../model/storedDocument.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ConfirmButton } from '../layout/ConfirmButton.tsx';
import layout from '../layout/layout.module.css';
import { showNotice } from '../notices/notices.ts';
import styles from './BackupPanel.module.css';
import { countPictures } from './describeRow.ts';
import { TaskState } from './TaskState.tsx';
import { type Report, useTask } from './useTask.ts';

type StorageReport = Awaited<ReturnType<typeof checkStorage>>;

/** How much is stored, the pictures that no document has named for 30 days, and documents left without their car. */
export function StoragePanel() {
  const task = useTask();
  const [report, setReport] = useState<StorageReport | null>(null);
  const isRunning = task.progress !== null;

  const check = async (signal: AbortSignal, show: Report) =>
    setReport(await checkStorage(connect(signal), (part) => show('Checking the pictures', part)));
  const deleteAll = (paths: readonly string[]) =>
    task.run(async (signal, show) => {
      let done = 0;
      await deleteOrphans(connect(signal), paths, (path) => {
        done += 1;
        show(`Deleted ${path}`, done / paths.length);
      });
      await clearOldRemovals();
      showNotice('success', `${countPictures(done)} deleted.`);
      await check(signal, show);
    }, 'Check the storage again to see what is left.');

  const deleteStrays = (names: readonly string[]) =>
    task.run(async (signal, show) => {
      let done = 0;
      for (const [index, name] of names.entries()) {
        show(`Deleting ${name}`, index / names.length);
        signal.throwIfAborted();
        if (await deleteStray(name)) done += 1;
      }
      showNotice('success', `${countDocuments(done)} deleted.`);
      await check(signal, show);
    }, 'Check the storage again to see what is left.');

  return (
    <section className={layout.stack} aria-labelledby="storage">
      <h3 id="storage">Storage</h3>
      <p className={layout.note}>
        Removed pictures stay stored for a while, because static pages and chats may still show them. After 30
        days you can delete them.
      </p>
      <div className={layout.row}>
        <Button
          variant="quiet"
          disabled={isRunning}
          onClick={() => void task.run(check, 'Please try again.')}
        >
          Check storage
        </Button>
      </div>
      <TaskState {...task} />
      {report && !isRunning && (
        <>
          <p role="status">
            {countPictures(report.fileCount)}, {formatMegabytes(report.bytes)}.{' '}
            {report.orphans.length === 0
              ? 'No unused pictures.'
              : `Unused for 30 days: ${countPictures(report.orphans.length)}, ${formatMegabytes(sizeOf(report.orphans))}.`}
          </p>
          {report.young.length > 0 && (
            <p className={layout.note}>
              {countPictures(report.young.length)} that no document names any more may still be needed for
              Undo.
            </p>
          )}
          <FileList title="Unused for 30 days" files={report.orphans.map(({ path }) => path)} />
          <FileList
            title="Missing, but a document names them"
            files={report.missing.map(({ path, document }) => `${path} (${document})`)}
          />
          {report.orphans.length > 0 && (
            <div className={layout.row}>
              <ConfirmButton
                className={layout.danger}
                question={`Permanently delete ${countPictures(report.orphans.length)}?`}
                detail="No car, article or label shows them. Only a backup can bring them back."
                destructive
                onYes={() => void deleteAll(report.orphans.map(({ path }) => path))}
              >
                Delete unused pictures
              </ConfirmButton>
            </div>
          )}
          <FileList
            title="Without their car"
            files={report.strays.map(locate).map(({ id, collection }) => `${collection?.label} ${id}`)}
          />
          {report.strays.length > 0 && (
            <div className={layout.row}>
              <ConfirmButton
                className={layout.danger}
                question={`Permanently delete ${countDocuments(report.strays.length)}?`}
                detail="Their cars were deleted, but visitors who know the address can still read them."
                destructive
                onYes={() => void deleteStrays(report.strays)}
              >
                Delete documents without their car
              </ConfirmButton>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function FileList({ title, files }: { readonly title: string; readonly files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <details className={styles.files}>
      <summary>
        {title} ({files.length})
      </summary>
      <ul>
        {files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    </details>
  );
}

function countDocuments(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`;
}

function sizeOf(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
