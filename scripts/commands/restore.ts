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
import { isDeepEqual } from '../../src/model/text/merge.ts';
import { openBackup } from '../backup/backup-folder.ts';
import { compareWithStored, type Differences } from '../backup/compare.ts';
import { ask, connectAsStaff } from '../backup/connect-as-staff.ts';
import type { Connection, StoredDocument } from '../backup/stored-data.ts';

const { values, positionals } = parseArgs({
  options: { local: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder, ...wanted] = positionals;

try {
  if (!folder) throw new Error('Name a folder: npm run restore -- FOLDER');
  process.exitCode = await restore(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Resolves to the exit code. */
async function restore(from: string): Promise<number> {
  const backup = await openBackup(from);
  const { connection } = await connectAsStaff(values.local);
  const found = pick(await compareWithStored(backup, connection));
  print(found);
  const count = found.documents.length + found.files.length;
  if (count === 0) return 0;
  if ((await ask(`\nWrite these ${count} back? Type yes: `)).trim().toLowerCase() !== 'yes') {
    console.log('Nothing was written.');
    return 1;
  }
  let failed = 0;
  const step = async (name: string, write: () => Promise<void>) => {
    await write().then(
      () => console.log(`restored ${name}`),
      (error: Error) => {
        failed += 1;
        console.error(`could not restore ${name}: ${error.message}`);
      },
    );
  };
  for (const { file } of found.files)
    await step(file.path, async () =>
      connection.uploadFile(file.path, await backup.readFile(file), file.contentType),
    );
  for (const { document } of found.documents) await step(document.name, () => write(connection, document));
  console.log(`\n${count - failed} restored, ${failed} failed.`);
  return failed === 0 ? 0 : 1;
}

/** The rules require that a sold car is hidden and has a server timestamp. */
function write(connection: Connection, { name, fields }: StoredDocument): Promise<void> {
  const isSold = isDeepEqual(fields.Status, { stringValue: 'sold' });
  return connection.writeDocument(
    { name, fields: isSold ? { ...fields, Hidden: { booleanValue: true } } : fields },
    isSold ? ['SoldAt'] : [],
  );
}

/** The given names, or everything. @throws if a name is not among the differences */
function pick(found: Differences): Differences {
  if (wanted.length === 0) return found;
  const documents = found.documents.filter(({ document }) => wanted.includes(document.name));
  const files = found.files.filter(({ file }) => wanted.includes(file.path));
  const names = [...documents.map(({ document }) => document.name), ...files.map(({ file }) => file.path)];
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Not in the backup, or the same as stored: ${unknown.join(', ')}`);
  return { ...found, documents, files };
}

function print({ documents, files, sameCount }: Differences): void {
  for (const { document, state, fields } of documents)
    console.log(`${state.padEnd(10)} ${document.name}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`);
  for (const { file, state } of files) console.log(`${state.padEnd(10)} ${file.path}`);
  console.log(`\n${sameCount} documents and files are the same.`);
}
