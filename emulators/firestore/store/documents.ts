/** The documents of one database, in memory, with the versions that read-only transactions need. */
import { compareUtf8 } from '../order.ts';
import type { Fields } from '../stored-value.ts';

export interface StoredDocument {
  /** The segments below `documents`: collection, id, collection, id. */
  readonly path: readonly string[];
  readonly fields: Fields;
  readonly createTime: bigint;
  readonly updateTime: bigint;
}

/** A version of a document since a time; null after it was deleted. */
interface Version {
  readonly since: bigint;
  readonly document: StoredDocument | null;
}

/** Microseconds to keep replaced versions. */
const HISTORY_MICROS = 3_600_000_000n;

export const pathKey = (path: readonly string[]) => path.join('/');

export class Documents {
  /** Versions, oldest first, by collection path and then by document id. */
  readonly #collections = new Map<string, Map<string, Version[]>>();

  /** The document at a path, now or as of a time. */
  get(path: readonly string[], at?: bigint): StoredDocument | undefined {
    const versions = this.#collections.get(pathKey(path.slice(0, -1)))?.get(path.at(-1) ?? '');
    return versions && (versionAt(versions, at) ?? undefined);
  }

  /** Stores a document from a time on, or null if it is deleted. */
  put(path: readonly string[], document: StoredDocument | null, since: bigint): void {
    const collection = pathKey(path.slice(0, -1));
    const documents = this.#collections.get(collection) ?? new Map<string, Version[]>();
    this.#collections.set(collection, documents);
    const id = path.at(-1) ?? '';
    const versions = [...(documents.get(id) ?? []), { since, document }];
    documents.set(id, dropOld(versions, since - HISTORY_MICROS));
  }

  clear(): void {
    this.#collections.clear();
  }

  /** The documents directly in a collection, unordered. */
  *inCollection(path: readonly string[], at?: bigint): Generator<StoredDocument> {
    yield* existing(this.#collections.get(pathKey(path)), at);
  }

  /** All documents at any depth below a parent, unordered; optionally only in collections with that id. */
  *below(parent: readonly string[], collectionId?: string, at?: bigint): Generator<StoredDocument> {
    for (const [path, documents] of this.#collections) {
      const segments = path.split('/');
      const matches = collectionId === undefined || segments.at(-1) === collectionId;
      if (matches && startsWith(segments, parent)) yield* existing(documents, at);
    }
  }

  /** The sorted ids of the collections under a parent that hold a document at any depth. */
  collectionIds(parent: readonly string[], at?: bigint): string[] {
    const ids = new Set<string>();
    for (const { path } of this.below(parent, undefined, at)) ids.add(path[parent.length] ?? '');
    return [...ids].sort(compareUtf8);
  }
}

const startsWith = (path: readonly string[], prefix: readonly string[]) =>
  prefix.every((segment, i) => path[i] === segment);

function* existing(documents: ReadonlyMap<string, Version[]> | undefined, at?: bigint) {
  for (const versions of documents?.values() ?? []) {
    const document = versionAt(versions, at);
    if (document) yield document;
  }
}

function versionAt(versions: readonly Version[], at?: bigint): StoredDocument | null | undefined {
  const version = at === undefined ? versions.at(-1) : versions.findLast(({ since }) => since <= at);
  return version?.document;
}

/** Keeps the versions that a read no older than `oldest` can see. */
function dropOld(versions: Version[], oldest: bigint): Version[] {
  const first = versions.findLastIndex(({ since }) => since <= oldest);
  return first > 0 ? versions.slice(first) : versions;
}
