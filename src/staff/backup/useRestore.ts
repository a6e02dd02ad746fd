import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { backupTarget, connect, forgetCached } from '../../data/staff/backup.ts';
import { type AdaptedGroup, adaptRefused } from '../../model/backup/adapt.ts';
import {
  type Comparison,
  compareWithStored,
  type RestoreRow,
  toRestoreRows,
} from '../../model/backup/compare.ts';
import { type Backup, type FetchEntry, openBackup } from '../../model/backup/format.ts';
import { moveBackup } from '../../model/backup/moveBackup.ts';
import { restore } from '../../model/backup/restore.ts';
import type { RefusedError } from '../../model/backup/storedData.ts';
import { showNotice } from '../notices/notices.ts';
import { describeRow } from './describeRow.ts';
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
  /** In words: 'car “BMW X5”'. */
  const [denied, setDenied] = useState<readonly string[]>([]);
  const [adapted, setAdapted] = useState<readonly AdaptedGroup[]>([]);
  const clear = () => {
    setOpened(null);
    setDenied([]);
    setAdapted([]);
  };

  const compare = async (backup: Backup, signal: AbortSignal, report: Report) => {
    const reportPart = (part: number) => report('Comparing with what is stored', part);
    reportPart(0);
    const comparison = await compareWithStored(backup, connect(signal), reportPart);
    setOpened({ backup, rows: toRestoreRows(comparison) });
  };

  const open = (chooseEntries: () => Promise<FetchEntry>) => {
    clear();
    void task.run(async (signal, report) => {
      const backup = await openBackup(await chooseEntries(), (part) => {
        signal.throwIfAborted();
        report('Checking the backup', part);
      });
      await compare(moveBackup(backup, backupTarget), signal, report);
    }, 'Nothing was changed.');
  };

  const write = (backup: Backup, { documents, files }: Comparison) => {
    clear();
    const total = documents.length + files.length;
    let done = 0;
    const failed = new Map<string, RefusedError>();
    void task.run(async (signal, report) => {
      try {
        await restore(connect(signal), backup, { documents, files }, (name, error) => {
          done += 1;
          report(`Restoring ${name}`, done / total);
          if (error) failed.set(name, error);
        });
      } finally {
        const groups = adaptRefused(
          documents.filter(({ document }) => failed.get(document.name)?.status === 403),
        );
        const known = groups.flatMap((group) => group.documents.map(({ document }) => document.name));
        setAdapted(groups);
        const titles = [...failed.keys()]
          .filter((name) => !known.includes(name))
          .map((name) => {
            const own = documents.filter(({ document }) => document.name === name);
            const { kind, title } = describeRow({ name, documents: own });
            return `${kind.toLowerCase()} “${title}”`;
          });
        setDenied([...new Set(titles)]);
        forgetCached();
        void client.invalidateQueries();
      }
      const text = `${total - failed.size} of ${total} documents and pictures restored.`;
      showNotice(failed.size < total ? 'success' : 'error', text);
      await compare(backup, signal, report);
    }, 'Only a part may be restored. Choose the backup again to see what is left.');
  };
  return {
    task,
    opened,
    denied,
    /** Documents that the server refused as they are in the backup. */
    adapted,
    open,
    writeBack: (backup: Backup, rows: readonly RestoreRow[]) =>
      write(backup, {
        documents: rows.flatMap((row) => row.documents).filter(({ state }) => state !== 'same'),
        files: [...new Set(rows.flatMap((row) => row.files))],
      }),
    writeAdapted: (backup: Backup) =>
      write(backup, { documents: adapted.flatMap(({ documents }) => documents), files: [] }),
  };
}
