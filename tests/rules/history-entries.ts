/** The entries of the history that the rules require beside other writes, as the staff area writes them. */
import { collections } from '../../src/model/collections.ts';
import { createEntry, entryIdOf, historyCollection } from '../../src/model/history/history.ts';
import type { Wire } from '../support/wire.ts';

export interface EntryWrite extends Wire {
  readonly update: { readonly name: string; readonly fields: Wire };
  readonly updateTransforms?: readonly Wire[];
}

export interface StoredWire {
  readonly fields?: Wire;
}

interface Write {
  readonly delete?: string;
  readonly update?: { readonly name: string; readonly fields?: Wire };
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly { readonly fieldPath: string }[];
}

/** The names of the documents whose writes need an entry. */
export function loggedNames(writes: readonly Wire[]): readonly string[] {
  const names = (writes as readonly Write[]).flatMap((write) => write.delete ?? write.update?.name ?? []);
  const isGone = (name: string) => (writes as readonly Write[]).some((write) => write.delete === name);
  return [...new Set(names)].filter((name) => isLogged(placeOf(name), isGone(name)));
}

/** @param stored the documents before, by name */
export function entriesOf(
  writes: readonly Wire[],
  stored: ReadonlyMap<string, StoredWire>,
  uid: string,
): readonly EntryWrite[] {
  return loggedNames(writes).map((name) => {
    const before = stored.get(name)?.fields ?? (stored.has(name) ? {} : null);
    const own = (writes as readonly Write[]).filter(
      (write) => write.delete === name || write.update?.name === name,
    );
    const after = own.reduce(apply, before);
    const [collection = '', id = ''] = placeOf(name);
    return entryWrite(name, collection, id, before, after, uid);
  });
}

function entryWrite(
  name: string,
  collection: string,
  id: string,
  before: Wire | null,
  after: Wire | null,
  uid: string,
): EntryWrite {
  const entry = createEntry(collection, id, before, after ? changesOf(before ?? {}, after) : 'deleted');
  const [root] = name.split(`/documents/`);
  const entryName = `${root}/documents/${historyCollection}/${entryIdOf(collection, id, versionOf(before))}`;
  const text = (value: string) => ({ stringValue: value });
  return {
    update: {
      name: entryName,
      fields: {
        collection: text(collection),
        id: text(id),
        kind: text(entry.kind),
        fields: { arrayValue: { values: entry.fields.map(text) } },
        before: { mapValue: { fields: entry.before } },
        updatedBy: text(uid),
      },
    },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  };
}

function versionOf(before: Wire | null): number | 'old' | 'new' {
  if (!before) return 'new';
  const { timestampValue } = (before.updatedAt ?? {}) as { readonly timestampValue?: string };
  return timestampValue ? Date.parse(timestampValue) : 'old';
}

function apply(fields: Wire | null, write: Write): Wire | null {
  if (!write.update) return null;
  const { update, updateMask, updateTransforms = [] } = write;
  const given = update.fields ?? {};
  const masked = updateMask?.fieldPaths?.map((path) => path.split('.')[0] ?? '');
  const kept = masked
    ? Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => !masked.includes(name)))
    : {};
  const times = updateTransforms.map(({ fieldPath }) => [fieldPath, 'the server’s time'] as const);
  return { ...kept, ...given, ...Object.fromEntries(times) };
}

function changesOf(before: Wire, after: Wire): Wire {
  const removed = Object.keys(before).filter((name) => !(name in after));
  return { ...after, ...Object.fromEntries(removed.map((name) => [name, null])) };
}

const placeOf = (name: string) => (name.split('/documents/')[1] ?? '').split('/');

const loggedSettings = ['price', 'import', 'finance', 'label'];

function isLogged([collection = '', id = '', ...below]: readonly string[], isDeleted: boolean): boolean {
  if (below.length > 0) return false;
  if (collection === 'Settings') return loggedSettings.includes(id);
  if (!Object.hasOwn(collections, collection)) return false;
  const { isRestored, isPersonal } = collections[collection as 'Cars'];
  return isRestored && !(isPersonal && isDeleted);
}
