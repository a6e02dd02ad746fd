import { checkStorage, deleteOrphans } from '../../src/model/backup/checkStorage.ts';
import type { StoredFile } from '../../src/model/image/orphans.ts';
import { connectAsStaff } from './connect-as-staff.ts';
import { type Command, confirm } from './terminal.ts';

/** `npm run orphans`. Exit code 0 if there is nothing to report, else 1. */
export const reportOrphans: Command = async (args, terminal) => {
  const { connection } = await connectAsStaff(args.includes('--local'), terminal);
  const found = await checkStorage(connection);
  const { documentCount, fileCount, missing, strays } = found;
  const pathOf = ({ path }: StoredFile) => path;
  const orphans = found.orphans.map(pathOf);
  terminal.print(`${documentCount} documents, ${fileCount} files`);
  for (const [title, lines] of Object.entries({
    'Orphaned files': orphans,
    'Orphaned files, unused for less than 30 days, kept': found.young.map(pathOf),
    'Missing files': missing.map(({ document, path }) => `${document}: ${path}`),
    'Documents without their car, to delete on the Backup page': strays,
  }))
    if (lines.length > 0) terminal.print(`\n${title} (${lines.length}):\n  ${lines.join('\n  ')}`);
  if (!args.includes('--delete') || orphans.length === 0)
    return orphans.length + missing.length + strays.length === 0 ? 0 : 1;
  if (!(await confirm(terminal, `Permanently delete these ${orphans.length} files?`))) {
    terminal.print('Nothing was deleted.');
    return 1;
  }
  await deleteOrphans(connection, orphans, (path) => terminal.print(`deleted ${path}`));
  return 0;
};
