import { checkStorage, deleteOrphans } from '../../src/model/backup/checkStorage.ts';
import type { Connection } from '../../src/model/backup/storedData.ts';
import { defaultGraceMs, type StoredFile } from '../../src/model/image/orphans.ts';
import { connectAsStaff } from './connect-as-staff.ts';
import { type Command, confirm, type Terminal } from './terminal.ts';

/** `npm run orphans`. Exit code 0 if there is nothing to report, else 1. */
export const reportOrphans: Command = async (args, terminal) => {
  const options = new Set(args);
  const { connection } = await connectAsStaff(options.has('--local'), terminal);
  const graceMs = options.has('--fresh') ? 0 : defaultGraceMs;
  const { documentCount, fileCount, orphans, young, missing, strays } = await checkStorage(
    connection,
    () => {},
    graceMs,
  );
  const print = (title: string, lines: readonly string[]) => {
    if (lines.length === 0) return;
    terminal.print(`\n${title} (${lines.length}):\n${lines.map((line) => `  ${line}`).join('\n')}`);
  };
  terminal.print(`${documentCount} documents, ${fileCount} files`);
  print(
    'Orphaned files',
    orphans.map(({ path }) => path),
  );
  print(
    'Orphaned files, unused for less than 30 days, kept',
    young.map(({ path }) => path),
  );
  print(
    'Missing files',
    missing.map(({ document, path }) => `${document}: ${path}`),
  );
  print('Documents without their car, to delete on the Backup page', strays);
  if (options.has('--delete') && orphans.length > 0) return deleteAfterAsking(connection, orphans, terminal);
  return orphans.length + missing.length + strays.length === 0 ? 0 : 1;
};

async function deleteAfterAsking(
  connection: Connection,
  files: readonly StoredFile[],
  terminal: Terminal,
): Promise<number> {
  if (!(await confirm(terminal, `Permanently delete these ${files.length} files?`))) {
    terminal.print('Nothing was deleted.');
    return 1;
  }
  const paths = files.map(({ path }) => path);
  await deleteOrphans(connection, paths, (path) => terminal.print(`deleted ${path}`));
  return 0;
}
