import * as v from 'valibot';
import { collections, settings } from '../collections.ts';
import { imageFolders } from '../image/storagePaths.ts';
import { parseDay } from '../inspection/inspected.ts';
import { mapAhead } from './mapAhead.ts';
import type { Connection, StoredDocument } from './storedData.ts';

/**
 * A backup is a folder or a ZIP: `documents.ndjson` has one document per line in Firestore's JSON, which keeps all
 * types; `files/` has the stored files; `backup.json` lists both with checksums. It is written last, so a backup without
 * it is incomplete.
 */

/** Increment when the format changes; older formats must stay readable. */
const format = 1;

const collectionNames = Object.keys(collections);
const settingNames = Object.keys(settings);

const isSegment = (text: string) => text !== '.' && text !== '..' && !/[/\\\0]/.test(text);

/** @param others further paths */
const path = (folders: readonly string[], others: readonly string[] = []) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const [folder = '', name = '', ...rest] = text.split('/');
      const isInside = folders.includes(folder) && name !== '' && isSegment(name) && rest.length === 0;
      return isInside || others.includes(text);
    }),
  );

const indexSchema = v.object({
  format: v.literal(format),
  madeAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.check((text) => parseDay(text.slice(0, 10)) !== ''),
  ),
  madeBy: v.string(),
  project: v.string(),
  documents: v.object({ count: v.number(), sha256: v.string() }),
  files: v.array(
    v.object({
      path: path(imageFolders),
      size: v.number(),
      contentType: v.string(),
      sha256: v.string(),
      /** As Storage reports it, in Base64; missing in the first backups. */
      md5: v.optional(v.string()),
    }),
  ),
});

const documentSchema = v.object({
  name: path(collectionNames, settingNames),
  fields: v.record(v.string(), v.unknown()),
});

export type BackupIndex = v.InferOutput<typeof indexSchema>;
export type BackupFile = BackupIndex['files'][number];

/** Nothing has been restored when this is thrown. */
export class InvalidBackup extends Error {}

export interface BackupEntry {
  /** Its path in the backup. */
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Gets the content of a path in the backup, or null. */
export type FetchEntry = (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;

export interface Counts {
  readonly documents: number;
  /** Files done so far. */
  readonly files: number;
  readonly fileCount: number;
}

const documentsFile = 'documents.ndjson';
const indexFile = 'backup.json';

/** Storage names may contain characters that file systems forbid. */
const entryOf = (path: string) => `files/${path.split('/').map(encodeURIComponent).join('/')}`;

const encode = (text: string) => new TextEncoder().encode(text);

async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** All documents of a backup, or of some collections and settings by name. Settings can't be listed. */
export async function fetchBackedUpDocuments(
  connection: Connection,
  isWanted: (name: string) => boolean = () => true,
) {
  const [lists, single] = await Promise.all([
    Promise.all(collectionNames.filter(isWanted).map((name) => connection.listDocuments(name))),
    Promise.all(settingNames.filter(isWanted).map((name) => connection.fetchDocument(name))),
  ]);
  return [...lists.flat(), ...single.filter((document) => document !== null)];
}

const filesAtOnce = 4;

/**
 * Makes a backup entry by entry, so that few files are in memory at a time.
 * @param fetchSaved gets what an interrupted backup saved of an entry, if it has this MD5 (Base64); else null
 */
export async function* createBackup(
  connection: Connection,
  { madeBy, project }: Pick<BackupIndex, 'madeBy' | 'project'>,
  report: (counts: Counts) => void,
  fetchSaved: (entry: string, md5: string) => ReturnType<FetchEntry> = async () => null,
): AsyncGenerator<BackupEntry> {
  const madeAt = new Date().toISOString();
  const documents = await fetchBackedUpDocuments(connection);
  const lines = encode(documents.map(({ name, fields }) => `${JSON.stringify({ name, fields })}\n`).join(''));
  const checksum = await sha256(lines);
  yield { name: documentsFile, content: lines };

  const files: BackupFile[] = [];
  const paths = await connection.listFiles();
  const reportFiles = () =>
    report({ documents: documents.length, files: files.length, fileCount: paths.length });
  reportFiles();
  const fetched = mapAhead(paths, filesAtOnce, async (path) => {
    const details = await connection.fetchFileDetails(path);
    // Deleted since the list was fetched.
    if (!details) return null;
    const { contentType, md5 } = details;
    const content = (await fetchSaved(entryOf(path), md5)) ?? (await connection.downloadFile(path));
    const file = { path, size: content.length, contentType, sha256: await sha256(content), md5 };
    return { file, content };
  });
  for await (const each of fetched) {
    if (!each) continue;
    files.push(each.file);
    yield { name: entryOf(each.file.path), content: each.content };
    reportFiles();
  }
  const index: BackupIndex = {
    format,
    madeAt,
    madeBy,
    project,
    documents: { count: documents.length, sha256: checksum },
    files,
  };
  yield { name: indexFile, content: encode(`${JSON.stringify(index, null, 2)}\n`) };
}

export interface Backup {
  readonly index: BackupIndex;
  readonly documents: readonly StoredDocument[];
  /** Checks the checksum. @throws InvalidBackup */
  fetchFile(file: BackupFile): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Opens and checks a backup.
 * @param report gets the checked part, 0 to 1
 * @throws InvalidBackup
 */
export async function openBackup(
  fetchEntry: FetchEntry,
  report: (part: number) => void = () => {},
): Promise<Backup> {
  const decode = (content: Uint8Array) => new TextDecoder().decode(content);
  const indexContent = await fetchEntry(indexFile);
  if (!indexContent)
    throw new InvalidBackup(
      `This is not a complete backup: ${indexFile} is missing. Choose the ZIP or its unpacked folder.`,
    );
  const index = parseAs(indexSchema, decode(indexContent), indexFile);

  const fetchChecked = async (entry: string, shown: string, checksum: string) => {
    const content = await fetchEntry(entry);
    if (!content) throw new InvalidBackup(`${shown} is missing.`);
    if ((await sha256(content)) !== checksum) throw new InvalidBackup(`${shown} is damaged.`);
    return content;
  };
  const documents = decode(await fetchChecked(documentsFile, documentsFile, index.documents.sha256))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseAs(documentSchema, line, documentsFile));
  const deep = documents.find(({ fields }) => isTooDeep(fields));
  if (deep) throw new InvalidBackup(`${deep.name} is nested deeper than the database allows.`);
  const fetchFile = (file: BackupFile) => fetchChecked(entryOf(file.path), file.path, file.sha256);
  for (const [done, file] of index.files.entries()) {
    report(done / index.files.length);
    await fetchFile(file);
  }
  return { index, documents, fetchFile };
}

/** The database allows 20 levels, of three objects each in its JSON. Not recursive, or it would overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= 70; depth += 1)
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  return level.length > 0;
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
  if (issue.type === 'check' && place === 'madeAt')
    throw new InvalidBackup(`${file}: ${place} is on a day that does not exist.`);
  if (issue.type === 'check')
    throw new InvalidBackup(`${file}: ${place} names something outside the backup.`);
  throw new InvalidBackup(
    place === 'format'
      ? `${file} has a format that this version doesn't know.`
      : `${file}: ${place} ${issue.message}`,
  );
}
