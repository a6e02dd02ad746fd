import { useState } from 'react';
import { connect } from '../../data/staff/backup.ts';
import { checkStorage, deleteOrphans } from '../../model/backup/checkStorage.ts';
import { Button } from '../../ui/components/Button.tsx';
import { ConfirmModal } from '../shared/forms/ConfirmModal.tsx';
import layout from '../shared/layout.module.css';
import { showToast } from '../shared/notices/toasts.ts';
import styles from './BackupPanel.module.css';
import { countPictures } from './describeRow.ts';
import { TaskState } from './TaskState.tsx';
import { type Report, useTask } from './useTask.ts';

type StorageReport = Awaited<ReturnType<typeof checkStorage>>;

/** How much is stored, and the pictures that no document has named for 30 days. */
export function StoragePanel() {
  const task = useTask();
  const [report, setReport] = useState<StorageReport | null>(null);
  const [isAsking, setIsAsking] = useState(false);
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
      showToast('success', `${countPictures(done)} deleted.`);
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
          <FileList title="Unused for 30 days" files={report.orphans.map(({ path }) => path)} />
          <FileList
            title="Missing, but a document names them"
            files={report.missing.map(({ path, document }) => `${path} (${document})`)}
          />
          {report.orphans.length > 0 && (
            <div className={layout.row}>
              <Button variant="danger" onClick={() => setIsAsking(true)}>
                Delete unused pictures
              </Button>
            </div>
          )}
        </>
      )}
      <ConfirmModal
        question={isAsking && report ? `Permanently delete ${countPictures(report.orphans.length)}?` : null}
        detail="No car, article or label shows them. Only a backup can bring them back."
        destructive
        onYes={() => {
          setIsAsking(false);
          if (report) void deleteAll(report.orphans.map(({ path }) => path));
        }}
        onNo={() => setIsAsking(false)}
      />
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

function sizeOf(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
