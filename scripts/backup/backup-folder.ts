import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { imageFolders } from '../../src/model/image/storagePaths.ts';
import type { Connection, StoredDocument } from './stored-data.ts';

/**
 * A backup is a folder: `documents.ndjson` has one document per line in Firestore's JSON, which keeps all types;
 * `files/` has the stored files; `backup.json` lists both with checksums. It is written last, so a backup without it
 * is incomplete.
 */

/** Increment when the format changes; older formats must stay readable. */
const format = 1;

export const collections = ['Cars', 'Blogs', 'Reviews', 'HiddenReviews', 'Staff'] as const;

const isSegment = (text: string) => text !== '.' && text !== '..' && !/[/\\\0]/.test(text);

const path = (folders: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const [folder = '', name = '', ...rest] = text.split('/');
      return folders.includes(folder) && name !== '' && isSegment(name) && rest.length === 0;
    }, 'names something outside the backup'),
  );

const indexSchema = v.object({
  format: v.literal(format),
  /** ISO 8601. */
  madeAt: v.string(),
  madeBy: v.string(),
  project: v.string(),
  documents: v.object({ count: v.number(), sha256: v.string() }),
  files: v.array(
    v.object({ path: path(imageFolders), size: v.number(), contentType: v.string(), sha256: v.string() }),
  ),
});

const documentSchema = v.object({ name: path(collections), fields: v.record(v.string(), v.unknown()) });

export type BackupIndex = v.InferOutput<typeof indexSchema>;
export type BackupFile = BackupIndex['files'][number];

/** Nothing has been restored when this is thrown. */
export class InvalidBackup extends Error {}

const documentsFile = 'documents.ndjson';
const indexFile = 'backup.json';

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** Storage names may contain characters that file systems forbid. */
const fileAt = (folder: string, stored: string) =>
  join(folder, 'files', ...stored.split('/').map((segment) => encodeURIComponent(segment)));

/**
 * Copies all data into `folder`, one file in memory at a time.
 * @param report called for each step
 * @throws InvalidBackup if the folder is not empty
 */
export async function writeBackup(
  connection: Connection,
  folder: string,
  { madeBy, project }: Pick<BackupIndex, 'madeBy' | 'project'>,
  report: (step: string) => void,
): Promise<BackupIndex> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new InvalidBackup(`${folder} is not empty.`);
  const madeAt = new Date().toISOString();
  const documents = await connection.listDocuments(collections);
  const text = documents.map((document) => `${JSON.stringify(document)}\n`).join('');
  await writeFile(join(folder, documentsFile), text);
  report(`${documents.length} documents`);

  const files: BackupFile[] = [];
  const stored = await connection.listFiles();
  for (const { path } of stored) {
    const details = await connection.fetchFileDetails(path);
    // Deleted since the list was fetched.
    if (!details) continue;
    const content = await connection.downloadFile(path);
    const target = fileAt(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    files.push({
      path,
      size: content.length,
      contentType: details.contentType,
      sha256: sha256(content),
    });
    report(`${files.length} of ${stored.length} files: ${path}`);
  }
  const index: BackupIndex = {
    format,
    madeAt,
    madeBy,
    project,
    documents: { count: documents.length, sha256: sha256(text) },
    files,
  };
  await writeFile(join(folder, indexFile), `${JSON.stringify(index, null, 2)}\n`);
  return index;
}

export interface Backup {
  readonly index: BackupIndex;
  readonly documents: readonly StoredDocument[];
  /** Checks the checksum. @throws InvalidBackup */
  readFile(file: BackupFile): Promise<Uint8Array>;
}

/** Opens and checks a backup. @throws InvalidBackup */
export async function openBackup(folder: string): Promise<Backup> {
  const index = await parseIndex(folder);
  const text = await readFile(join(folder, documentsFile), 'utf8').catch(missing(documentsFile));
  if (sha256(text) !== index.documents.sha256) throw new InvalidBackup(`${documentsFile} is damaged.`);
  const documents = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseAs(documentSchema, line, documentsFile));

  const readChecked = async (file: BackupFile): Promise<Uint8Array> => {
    const content = await readFile(fileAt(folder, file.path)).catch(missing(file.path));
    if (sha256(content) !== file.sha256) throw new InvalidBackup(`${file.path} is damaged.`);
    return content;
  };
  for (const file of index.files) await readChecked(file);
  return { index, documents, readFile: readChecked };
}

async function parseIndex(folder: string): Promise<BackupIndex> {
  const text = await readFile(join(folder, indexFile), 'utf8').catch(() => {
    throw new InvalidBackup(`${folder} is no backup, or an incomplete one: it has no ${indexFile}.`);
  });
  return parseAs(indexSchema, text, indexFile);
}

function parseAs<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidBackup(`${file} is no JSON.`);
  }
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const [issue] = issues;
  const place = v.getDotPath(issue) ?? '';
  throw new InvalidBackup(
    place === 'format'
      ? `${file} has a format that this version doesn't know.`
      : `${file}: ${place} ${issue.message}`,
  );
}

function missing(file: string): () => never {
  return () => {
    throw new InvalidBackup(`${file} is missing.`);
  };
}
