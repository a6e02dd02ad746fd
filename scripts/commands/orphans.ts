/**
 * Reports stored files that no document names, and missing files that documents name:
 *
 *   npm run orphans               checks the project of the `VITE_*` environment and .env files
 *   npm run orphans -- --local    checks the local backend of `npm start`
 *   npm run orphans -- --delete   deletes orphaned files after asking
 *
 * Signs in with `STAFF_EMAIL` and `STAFF_PASSWORD`, or asks for them. Files less than 30 days old are listed
 * separately and kept, because a static page, a chat preview or an open form may still use them; `--fresh` includes them.
 */
import { checkStorage, deleteOrphans } from '../../src/model/backup/checkStorage.ts';
import type { Connection } from '../../src/model/backup/storedData.ts';
import { defaultGraceMs, type StoredFile } from '../../src/model/image/orphans.ts';
import { ask, connectAsStaff } from '../backup/connect-as-staff.ts';

const options = new Set(process.argv.slice(2));
try {
  const { connection } = await connectAsStaff(options.has('--local'));
  process.exitCode = await report(connection);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Prints the report. Resolves to exit code 0 if nothing is orphaned or missing, else 1. */
async function report(connection: Connection): Promise<number> {
  const graceMs = options.has('--fresh') ? 0 : defaultGraceMs;
  const { documentCount, fileCount, orphans, young, missing } = await checkStorage(
    connection,
    () => {},
    graceMs,
  );
  console.log(`${documentCount} documents, ${fileCount} files`);
  print(
    'Orphaned files',
    orphans.map(({ path }) => path),
  );
  print(
    'Orphaned files less than 30 days old, kept',
    young.map(({ path }) => path),
  );
  print(
    'Missing files',
    missing.map(({ document, path }) => `${document}: ${path}`),
  );
  if (options.has('--delete') && orphans.length > 0) return deleteAfterAsking(connection, orphans);
  return orphans.length + missing.length === 0 ? 0 : 1;
}

async function deleteAfterAsking(connection: Connection, files: readonly StoredFile[]): Promise<number> {
  const answer = await ask(`Permanently delete these ${files.length} files? Type yes: `);
  if (answer.trim().toLowerCase() !== 'yes') {
    console.log('Nothing was deleted.');
    return 1;
  }
  const paths = files.map(({ path }) => path);
  await deleteOrphans(connection, paths, (path) => console.log(`deleted ${path}`));
  return 0;
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0)
    console.log(`\n${title} (${lines.length}):\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
