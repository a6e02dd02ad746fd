/**
 * Reports stored files that no document names, and names in documents without a file:
 *
 *   npm run orphans               looks at the project of the `VITE_*` environment (.env files count)
 *   npm run orphans -- --local    looks at the local backend of `npm start`
 *   npm run orphans -- --delete   asks, then deletes the files no document names
 *
 * Signs in as staff: the account is `STAFF_EMAIL` and `STAFF_PASSWORD`, else it asks for them. A file that
 * was stored less than 30 days ago may still be shown by a static page, a chat preview or an open form, so it is reported
 * apart and kept; with `--fresh` it counts like the others.
 */
import { defaultGraceMs, findOrphans, type StoredFile } from '../../src/model/image/orphans.ts';
import { ask, connectAsStaff } from '../backup/connect-as-staff.ts';
import type { Connection } from '../backup/stored-data.ts';

const words = new Set(process.argv.slice(2));
try {
  const { connection } = await connectAsStaff(words.has('--local'));
  process.exitCode = await report(connection);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Prints the report; resolves to 0 when everything fits together, else 1. */
async function report(connection: Connection): Promise<number> {
  const [documents, files] = await Promise.all([
    connection.listDocuments(['Cars', 'Blogs']),
    connection.listFiles(),
  ]);
  const { orphans, young, missing } = findOrphans(
    documents,
    files,
    Date.now(),
    words.has('--fresh') ? 0 : defaultGraceMs,
  );
  console.log(`${documents.length} documents, ${files.length} files`);
  print(
    'Files no document names',
    orphans.map(({ path }) => path),
  );
  print(
    'Files no document names, less than 30 days old: kept',
    young.map(({ path }) => path),
  );
  print(
    'Names without a file',
    missing.map(({ document, path }) => `${document}: ${path}`),
  );
  if (words.has('--delete') && orphans.length > 0) return deleteAfterAsking(connection, orphans);
  return orphans.length + missing.length === 0 ? 0 : 1;
}

async function deleteAfterAsking(connection: Connection, files: readonly StoredFile[]): Promise<number> {
  const answer = await ask(`Delete these ${files.length} files for good? Type yes: `);
  if (answer.trim().toLowerCase() !== 'yes') {
    console.log('Nothing was deleted.');
    return 1;
  }
  for (const { path } of files) {
    await connection.deleteFile(path);
    console.log(`deleted ${path}`);
  }
  return 0;
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0)
    console.log(`\n${title} (${lines.length}):\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
