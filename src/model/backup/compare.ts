import { collections } from '../collections.ts';
import { createPictureMatcher } from '../image/namedPictures.ts';
import { isDeepEqual } from '../isDeepEqual.ts';
import { auditNames, locate } from '../storedDocument.ts';
import { type Backup, type BackupFile, fetchBackedUpDocuments } from './format.ts';
import {
  type Connection,
  fetchAllDetails,
  type StoredDocument,
  type VersionedDocument,
} from './storedData.ts';

/** Of something in the backup. */
export type State = (typeof stateOrder)[number];

const stateOrder = ['missing', 'different', 'same'] as const;

export interface ComparedDocument {
  /** As it would be written back. */
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
  const savedNames = new Set(saved.map(({ name }) => name));
  return saved.map(({ name, fields: savedFields }): ComparedDocument => {
    const { collectionId, id, collection } = locate(name);
    // A review that was hidden or shown since stays where it is.
    const now = byName.get(name) ?? byName.get(`${collection?.movesTo}/${id}`);
    if (!now)
      return { document: { name, fields: savedFields }, state: 'missing', fields: [], replaces: null };
    // A report that was made since stays, and so does its summary.
    const kept = Object.entries(collections).flatMap(([other, { alsoChanges }]) =>
      alsoChanges?.collection === collectionId &&
      byName.has(`${other}/${id}`) &&
      !savedNames.has(`${other}/${id}`)
        ? alsoChanges.fields
        : [],
    );
    const fields = { ...savedFields, ...pick(now.fields, kept) };
    const ignored = [...auditNames, ...(collection?.serverFields ?? [])];
    const changed = [...new Set([...Object.keys(fields), ...Object.keys(now.fields)])].filter(
      (field) => !ignored.includes(field) && !isDeepEqual(fields[field], now.fields[field]),
    );
    return {
      document: { name: now.name, fields },
      state: changed.length > 0 ? 'different' : 'same',
      fields: changed,
      replaces: now.updateTime,
    };
  });
}

function pick(fields: StoredDocument['fields'], names: readonly string[]): StoredDocument['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
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
  const saved = backup.documents.filter(({ name }) => locate(name).collection?.isRestored !== false);
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

/** Documents that are restored together: one, and those whose save also changes it. */
export function groupDocuments(
  documents: readonly ComparedDocument[],
): readonly (readonly ComparedDocument[])[] {
  const groups = new Map<string, readonly ComparedDocument[]>();
  for (const compared of documents) {
    const { name } = compared.document;
    const { id, collection } = locate(name);
    const key = collection?.alsoChanges ? `${collection.alsoChanges.collection}/${id}` : name;
    groups.set(key, [...(groups.get(key) ?? []), compared]);
  }
  return [...groups].map(([name, group]) =>
    group.toSorted((a, b) => Number(b.document.name === name) - Number(a.document.name === name)),
  );
}

/** Documents that are restored together with their files, or a file that none names. */
export interface RestoreRow {
  /** 'Cars/abc' or 'Hero/hero.webp' */
  readonly name: string;
  readonly state: State;
  /** The first is the one that others belong to. */
  readonly documents: readonly ComparedDocument[];
  /** Their files that are missing or different. */
  readonly files: readonly ComparedFile[];
}

/** Missing first, then different, then the same. */
export function toRestoreRows({ documents, files }: Comparison): readonly RestoreRow[] {
  const changed = files.filter(({ state }) => state !== 'same');
  const rows = groupDocuments(documents).map((group): RestoreRow => {
    const isNamed = createPictureMatcher(group.map(({ document }) => document));
    const own = changed.filter(({ file }) => isNamed(file.path));
    const [first] = group;
    const isSame = own.length === 0 && group.every(({ state }) => state === 'same');
    const state = isSame ? 'same' : first?.state === 'missing' ? 'missing' : 'different';
    return { name: first?.document.name ?? '', state, documents: group, files: own };
  });
  const named = new Set(rows.flatMap((row) => row.files));
  const alone = changed.filter((file) => !named.has(file));
  const all = [
    ...rows,
    ...alone.map(
      (file): RestoreRow => ({ name: file.file.path, state: file.state, documents: [], files: [file] }),
    ),
  ];
  return all.toSorted((a, b) => stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state));
}
