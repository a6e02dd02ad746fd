import { type Counts, createBackup } from '../../src/model/backup/format.ts';
import { readSaved, writeBackup } from './backup-folder.ts';
import { connectAsStaff } from './connect-as-staff.ts';
import { type Command, parseFolder } from './terminal.ts';

export const backUp: Command = async (args, terminal) => {
  const { folder, isLocal } = parseFolder(args, 'backup');
  const { connection, email, target } = await connectAsStaff(isLocal, terminal);
  let counts: Counts = { documents: 0, files: 0, fileCount: 0 };
  const report = (next: Counts) => {
    counts = next;
    terminal.print(`${counts.documents} documents, ${counts.files} of ${counts.fileCount} files`);
  };
  const details = { madeBy: email, project: target.project };
  await writeBackup(createBackup(connection, details, report, readSaved(folder)), folder);
  terminal.print(`\nBacked up ${counts.documents} documents and ${counts.files} files into ${folder}.`);
  // The dashboard shows when and by whom.
  await connection.writeDocuments([{ name: 'Settings/backup', fields: {} }]);
  return 0;
};
