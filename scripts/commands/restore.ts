/**
 * Compares a backup with the stored data, and writes what is missing or different:
 *
 *   npm run restore -- FOLDER                  asks before writing
 *   npm run restore -- FOLDER Cars/abc …       only these documents and files
 *   npm run restore -- FOLDER --local          restores into the local backend of `npm start`
 *
 * Checks the whole backup before writing anything. Writes files first. Writes as the signed-in account under the usual
 * rules, so audit fields change. Keeps data that is not in the backup. Run again after an interruption.
 */
import { parseArgs } from 'node:util';
import {
  type ComparedDocument,
  type ComparedFile,
  type Comparison,
  compareWithStored,
} from '../../src/model/backup/compare.ts';
import { openBackup } from '../../src/model/backup/format.ts';
import { restore } from '../../src/model/backup/restore.ts';
import { readFrom } from '../backup/backup-folder.ts';
import { ask, connectAsStaff } from '../backup/connect-as-staff.ts';

const { values, positionals } = parseArgs({
  options: { local: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder, ...wanted] = positionals;

try {
  if (!folder) throw new Error('Name a folder: npm run restore -- FOLDER');
  process.exitCode = await restoreFrom(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Resolves to the exit code. */
async function restoreFrom(folder: string): Promise<number> {
  const backup = await openBackup(readFrom(folder));
  const { connection } = await connectAsStaff(values.local);
  const compared = await compareWithStored(backup, connection);
  const found = pick({
    documents: compared.documents.filter(isChanged),
    files: compared.files.filter(isChanged),
  });
  print(found);
  const total = compared.documents.length + compared.files.length;
  const same = total - compared.documents.filter(isChanged).length - compared.files.filter(isChanged).length;
  console.log(`\n${same} documents and files are the same.`);
  const count = found.documents.length + found.files.length;
  if (count === 0) return 0;
  if ((await ask(`\nWrite these ${count} back? Type yes: `)).trim().toLowerCase() !== 'yes') {
    console.log('Nothing was written.');
    return 1;
  }
  let failed = 0;
  await restore(connection, backup, found, (name, error) => {
    if (error) failed += 1;
    if (error) console.error(`could not restore ${name}: ${error.message}`);
    else console.log(`restored ${name}`);
  });
  console.log(`\n${count - failed} restored, ${failed} failed.`);
  return failed === 0 ? 0 : 1;
}

function isChanged({ state }: ComparedDocument | ComparedFile): boolean {
  return state !== 'same';
}

/** The given names, or everything. @throws if a name is not among the differences */
function pick(found: Comparison): Comparison {
  if (wanted.length === 0) return found;
  const documents = found.documents.filter(({ document }) => wanted.includes(document.name));
  const files = found.files.filter(({ file }) => wanted.includes(file.path));
  const names = [...documents.map(({ document }) => document.name), ...files.map(({ file }) => file.path)];
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Not in the backup, or the same as stored: ${unknown.join(', ')}`);
  return { documents, files };
}

function print({ documents, files }: Comparison): void {
  for (const { document, state, fields } of documents)
    console.log(`${state.padEnd(10)} ${document.name}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`);
  for (const { file, state } of files) console.log(`${state.padEnd(10)} ${file.path}`);
}
