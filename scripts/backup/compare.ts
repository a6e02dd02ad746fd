import { createHash } from 'node:crypto';
import { isDeepEqual } from '../../src/model/text/merge.ts';
import type { Backup, BackupFile } from './backup-folder.ts';
import type { Connection, StoredDocument } from './stored-data.ts';

/** Fields that the server sets with each write: they differ after a restore, too. */
const serverFields = ['updatedAt', 'updatedBy', 'SoldAt'];

/** What a backup has that the project has not, or has otherwise. */
export interface Differences {
  readonly documents: readonly DocumentDifference[];
  readonly files: readonly { readonly file: BackupFile; readonly state: 'missing' | 'different' }[];
  /** How many documents and files are the same. */
  readonly sameCount: number;
}

export interface DocumentDifference {
  readonly document: StoredDocument;
  readonly state: 'missing' | 'different';
  /** The names of the fields that differ; empty for a missing document. */
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

/** Compares a backup with what is stored now. Accounts' own documents are not restored, so they don't count. */
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

/** As the file storage writes it. */
function md5(content: Uint8Array): string {
  return createHash('md5').update(content).digest('base64');
}
