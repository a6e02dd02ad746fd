/**
 * Copies all documents and stored files into an empty folder:
 *
 *   npm run backup -- FOLDER             from the project of the `VITE_*` environment and .env files
 *   npm run backup -- FOLDER --local     from the local backend of `npm start`
 *
 * Signs in with `STAFF_EMAIL` and `STAFF_PASSWORD`, or asks for them.
 */
import { parseArgs } from 'node:util';
import { type Counts, createBackup } from '../../src/model/backup/format.ts';
import { writeBackup } from '../backup/backup-folder.ts';
import { connectAsStaff } from '../backup/connect-as-staff.ts';

const { values, positionals } = parseArgs({
  options: { local: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;

try {
  if (!folder) throw new Error('Name a folder: npm run backup -- FOLDER');
  const { connection, email, project } = await connectAsStaff(values.local);
  let counts: Counts = { documents: 0, files: 0, fileCount: 0 };
  const report = (next: Counts) => {
    counts = next;
    console.log(`${counts.documents} documents, ${counts.files} of ${counts.fileCount} files`);
  };
  await writeBackup(createBackup(connection, { madeBy: email, project }, report), folder);
  console.log(`\nBacked up ${counts.documents} documents and ${counts.files} files into ${folder}.`);
  // The dashboard shows when and by whom.
  await connection.writeDocument({ name: 'Settings/backup', fields: {} });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
