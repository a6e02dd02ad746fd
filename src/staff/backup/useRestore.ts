import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { backupTarget, connect, forgetCached } from '../../data/staff/backup.ts';
import { compareWithStored, type RestoreRow, toRestoreRows } from '../../model/backup/compare.ts';
import { type Backup, type FetchEntry, openBackup } from '../../model/backup/format.ts';
import { moveBackup } from '../../model/backup/moveBackup.ts';
import { restore } from '../../model/backup/restore.ts';
import { showNotice } from '../notices/notices.ts';
import { type Report, useTask } from './useTask.ts';

interface OpenedBackup {
  readonly backup: Backup;
  readonly rows: readonly RestoreRow[];
}

/** Checks a backup, compares it with what is stored, and writes chosen rows back. */
export function useRestore() {
  const client = useQueryClient();
  const task = useTask();
  const [opened, setOpened] = useState<OpenedBackup | null>(null);
  const [denied, setDenied] = useState<readonly string[]>([]);

  const compare = async (backup: Backup, signal: AbortSignal, report: Report) => {
    const reportPart = (part: number) => report('Comparing with what is stored', part);
    reportPart(0);
    const comparison = await compareWithStored(backup, connect(signal), reportPart);
    setOpened({ backup, rows: toRestoreRows(comparison) });
  };

  const open = (chooseEntries: () => Promise<FetchEntry>) => {
    setOpened(null);
    setDenied([]);
    void task.run(async (signal, report) => {
      const backup = await openBackup(await chooseEntries(), (part) => {
        signal.throwIfAborted();
        report('Checking the backup', part);
      });
      await compare(moveBackup(backup, backupTarget), signal, report);
    }, 'Nothing was changed.');
  };

  const writeBack = (backup: Backup, rows: readonly RestoreRow[]) => {
    setOpened(null);
    setDenied([]);
    const documents = rows.flatMap((row) => row.documents).filter(({ state }) => state !== 'same');
    const files = [...new Set(rows.flatMap((row) => row.files))];
    const total = documents.length + files.length;
    let done = 0;
    let failed = 0;
    void task.run(async (signal, report) => {
      try {
        await restore(connect(signal), backup, { documents, files }, (name, error) => {
          done += 1;
          report(`Restoring ${name}`, done / total);
          if (!error) return;
          failed += 1;
          setDenied((names) => [...names, name]);
        });
      } finally {
        forgetCached();
        void client.invalidateQueries();
      }
      showNotice('success', `${total - failed} of ${total} documents and pictures restored.`);
      await compare(backup, signal, report);
    }, 'Only a part may be restored. Choose the backup again to see what is left.');
  };
  return { task, opened, denied, open, writeBack };
}
