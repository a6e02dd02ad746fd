import { createHash } from 'node:crypto';
import { isDeepEqual } from '../../src/model/text/merge.ts';
import type { Backup, BackupFile } from './backup-folder.ts';
import type { Connection, StoredDocument } from './stored-data.ts';

/** Set by the server on each write. */
const serverFields = ['updatedAt', 'updatedBy', 'SoldAt'];

/** Data in the backup that is missing or different in the project. */
export interface Differences {
  readonly documents: readonly DocumentDifference[];
  readonly files: readonly { readonly file: BackupFile; readonly state: 'missing' | 'different' }[];
  /** Number of unchanged documents and files. */
  readonly sameCount: number;
}

export interface DocumentDifference {
  readonly document: StoredDocument;
  readonly state: 'missing' | 'different';
  /** Names of different fields; empty for a missing document. */
  readonly fields: readonly string[];
}

export function compareDocuments(
  saved: readonly StoredDocument[],
  stored: readonly StoredDocument[],
): readonly DocumentDifference[] {
  const byName = new Map(stored.map(({ name, fields }) => [name, fields]));
  return saved.flatMap((document): readonly DocumentDifference[] => {
    const now = byName.get(document.name);
    if (!now) return [{ document, state: 'missing', fields: [] }];
    const names = new Set([...Object.keys(document.fields), ...Object.keys(now)]);
    const fields = [...names].filter(
      (name) => !serverFields.includes(name) && !isDeepEqual(document.fields[name], now[name]),
    );
    return fields.length > 0 ? [{ document, state: 'different', fields }] : [];
  });
}

/** Ignores documents of accounts, which are not restored. */
export async function compareWithStored(backup: Backup, connection: Connection): Promise<Differences> {
  const saved = backup.documents.filter(({ name }) => !name.startsWith('Staff/'));
  const stored = await connection.listDocuments(['Cars', 'Blogs', 'Reviews', 'HiddenReviews']);
  const documents = compareDocuments(saved, stored);
  const files: { file: BackupFile; state: 'missing' | 'different' }[] = [];
  for (const file of backup.index.files) {
    const details = await connection.fetchFileDetails(file.path);
    if (!details) files.push({ file, state: 'missing' });
    else if (details.size !== file.size || details.md5 !== md5(await backup.readFile(file)))
      files.push({ file, state: 'different' });
  }
  const total = saved.length + backup.index.files.length;
  return { documents, files, sameCount: total - documents.length - files.length };
}

/** In the encoding of Storage. */
function md5(content: Uint8Array): string {
  return createHash('md5').update(content).digest('base64');
}
