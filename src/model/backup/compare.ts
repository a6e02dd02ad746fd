import { createPathMatcher } from '../image/storagePaths.ts';
import { isDeepEqual } from '../isDeepEqual.ts';
import { type Backup, type BackupFile, fetchBackedUpDocuments } from './format.ts';
import {
  type Connection,
  fetchAllDetails,
  type StoredDocument,
  type VersionedDocument,
} from './storedData.ts';

/** Set by the server on each write. */
const serverFields = ['updatedAt', 'updatedBy', 'SoldAt', 'Price_Before', 'Price_Since'];

/** Of something in the backup. */
export type State = 'missing' | 'different' | 'same';

export interface ComparedDocument {
  readonly document: StoredDocument;
  readonly state: State;
  /** Names of different fields; empty for a missing document. */
  readonly fields: readonly string[];
  /** The version it replaces. */
  readonly replaces: string | null;
}

export interface ComparedFile {
  readonly file: BackupFile;
  readonly state: State;
}

export interface Comparison {
  readonly documents: readonly ComparedDocument[];
  readonly files: readonly ComparedFile[];
}

export function compareDocuments(
  saved: readonly StoredDocument[],
  stored: readonly VersionedDocument[],
): readonly ComparedDocument[] {
  const byName = new Map(stored.map((document) => [document.name, document]));
  return saved.map((document): ComparedDocument => {
    const now = byName.get(document.name);
    if (!now) return { document, state: 'missing', fields: [], replaces: null };
    const names = new Set([...Object.keys(document.fields), ...Object.keys(now.fields)]);
    const fields = [...names].filter(
      (name) => !serverFields.includes(name) && !isDeepEqual(document.fields[name], now.fields[name]),
    );
    return { document, state: fields.length > 0 ? 'different' : 'same', fields, replaces: now.updateTime };
  });
}

/**
 * Compares a backup with the stored data. Ignores documents of accounts, which are not restored.
 * @param report gets the compared part, 0 to 1
 */
export async function compareWithStored(
  backup: Backup,
  connection: Connection,
  report: (part: number) => void = () => {},
): Promise<Comparison> {
  const saved = backup.documents.filter(({ name }) => !name.startsWith('Staff/'));
  const [documents, paths] = await Promise.all([fetchBackedUpDocuments(connection), connection.listFiles()]);
  const wanted = new Set(backup.index.files.map(({ path }) => path));
  const present = paths.filter((path) => wanted.has(path));
  const details = await fetchAllDetails(connection, present, (done) => report(done / present.length));
  return {
    documents: compareDocuments(saved, documents),
    files: backup.index.files.map((file): ComparedFile => {
      const stored = details.get(file.path);
      if (!stored) return { file, state: 'missing' };
      return { file, state: stored.size === file.size && stored.md5 === file.md5 ? 'same' : 'different' };
    }),
  };
}

/** A document with its files, or a file that no document names. */
export interface RestoreRow {
  /** 'Cars/abc' or 'Hero/hero.webp' */
  readonly name: string;
  readonly state: State;
  readonly document: ComparedDocument | null;
  /** Its files that are missing or different. */
  readonly files: readonly ComparedFile[];
}

const stateOrder: readonly State[] = ['missing', 'different', 'same'];

/** Missing first, then different, then the same. */
export function toRestoreRows({ documents, files }: Comparison): readonly RestoreRow[] {
  const changed = files.filter(({ state }) => state !== 'same');
  const rows = documents.map((document): RestoreRow => {
    const isNamed = createPathMatcher(document.document.fields);
    const own = changed.filter(({ file }) => isNamed(file.path));
    const state = document.state === 'same' && own.length > 0 ? 'different' : document.state;
    return { name: document.document.name, state, document, files: own };
  });
  const named = new Set(rows.flatMap((row) => row.files));
  const alone = changed.filter((file) => !named.has(file));
  const all = [
    ...rows,
    ...alone.map(
      (file): RestoreRow => ({ name: file.file.path, state: file.state, document: null, files: [file] }),
    ),
  ];
  return all.toSorted((a, b) => stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state));
}
