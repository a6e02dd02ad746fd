import { decodeFields, encodeFields, type Fields, type StoredFields, type WireDocument } from './wire.ts';

/** The documents of a database as an administrator reads and writes them: rules do not apply. */
export interface Documents {
  /** Writes a document, as an old tool might have. */
  put(path: string, fields: StoredFields): Promise<void>;
  /** Writes many documents of one collection; their ids sort in the given order. */
  putAll(collection: string, documents: readonly StoredFields[]): Promise<void>;
  remove(path: string): Promise<void>;
  /** A stored document's fields; null if it does not exist. */
  read(path: string): Promise<StoredFields | null>;
  /** The ids and fields of a collection. */
  list(collection: string): Promise<readonly { id: string; fields: StoredFields }[]>;
}

interface Init {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** @param fetch sends a request to the database; gets a path */
export function openDocuments(
  projectId: string,
  fetch: (path: string, init: Init) => Promise<Response>,
): Documents {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`/v1/${root}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: 'Bearer owner' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isMissing = !body && response.status === 404;
    if (!response.ok && !isMissing) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const commit = async (writes: readonly object[]) => void (await ask(':commit', { writes }));
  const update = (path: string, fields: StoredFields) => ({
    update: { name: `${root}/${path}`, fields: encodeFields(fields as Fields) },
  });
  return {
    put: (path, fields) => commit([update(path, fields)]),
    async putAll(collection, documents) {
      const writes = documents.map((fields, index) =>
        update(`${collection}/${String(index).padStart(5, '0')}`, fields),
      );
      for (let start = 0; start < writes.length; start += 500) await commit(writes.slice(start, start + 500));
    },
    remove: (path) => commit([{ delete: `${root}/${path}` }]),
    async read(path) {
      const response = await ask(`/${path}`);
      return response.ok ? decodeFields((await response.json()).fields) : null;
    },
    async list(collection) {
      const found: WireDocument[] = [];
      let token = '';
      do {
        const response = await ask(`/${collection}?pageSize=300&pageToken=${token}`);
        const page: { documents?: readonly WireDocument[]; nextPageToken?: string } = await response.json();
        found.push(...(page.documents ?? []));
        token = encodeURIComponent(page.nextPageToken ?? '');
      } while (token);
      return found.map(({ name, fields }) => ({
        id: name.split('/').pop() ?? '',
        fields: decodeFields(fields),
      }));
    },
  };
}
