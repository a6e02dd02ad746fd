import { randomUUID } from 'node:crypto';
import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import {
  decodeFields,
  encodeFields,
  type Fields,
  type StoredFields,
  type WireDocument,
} from '../support/wire.ts';

const hosts = emulatorHosts(testPorts);
const admin = { Authorization: 'Bearer owner' };

/**
 * A test's own dealership: a Firestore project and a Storage bucket on the shared emulators,
 * so that tests run in parallel and each knows exactly what is stored.
 */
export interface Dealership {
  readonly project: string;
  readonly bucket: string;
  /** Writes a document, bypassing the rules, as an old tool might have. */
  put(path: string, fields: StoredFields): Promise<void>;
  /** Writes many documents of one collection; their ids sort in the given order. */
  putAll(collection: string, documents: readonly StoredFields[]): Promise<void>;
  /** A stored document's fields; null if it does not exist. */
  read(path: string): Promise<StoredFields | null>;
  /** The ids and fields of a collection. */
  list(collection: string): Promise<readonly { id: string; fields: StoredFields }[]>;
  remove(path: string): Promise<void>;
  /** Stores a file, bypassing the rules. */
  putFile(name: string, content: Uint8Array, contentType?: string): Promise<void>;
  /** The URL of a stored file, as pages and the editor write it. */
  urlOf(name: string): string;
  removeFile(name: string): Promise<void>;
  /** The content of a stored file. */
  readFile(name: string): Promise<Buffer>;
  /** Names of all stored files. */
  files(): Promise<readonly string[]>;
}

export function createDealership(): Dealership {
  const project = `test-${randomUUID().slice(0, 8)}`;
  const bucket = `${project}.firebasestorage.app`;
  const documents = `http://${hosts.firestoreHost}/v1/projects/${project}/databases/(default)/documents`;
  const objects = `http://${hosts.storageHost}/v0/b/${bucket}/o`;
  const nameOf = (path: string) => `projects/${project}/databases/(default)/documents/${path}`;

  const commit = async (writes: readonly object[]) => {
    await expectOk(
      await fetch(`${documents}:commit`, {
        method: 'POST',
        headers: admin,
        body: JSON.stringify({ writes }),
      }),
    );
  };

  return {
    project,
    bucket,
    put: (path, fields) =>
      commit([{ update: { name: nameOf(path), fields: encodeFields(fields as Fields) } }]),
    async putAll(collection, all) {
      const writes = all.map((fields, index) => ({
        update: {
          name: nameOf(`${collection}/${String(index).padStart(5, '0')}`),
          fields: encodeFields(fields as Fields),
        },
      }));
      for (let start = 0; start < writes.length; start += 500) await commit(writes.slice(start, start + 500));
    },
    async read(path) {
      const response = await fetch(`${documents}/${path}`, { headers: admin });
      if (response.status === 404) return null;
      await expectOk(response);
      return decodeFields(((await response.json()) as WireDocument).fields);
    },
    async list(collection) {
      const response = await fetch(`${documents}/${collection}?pageSize=300`, { headers: admin });
      await expectOk(response);
      const { documents: found = [] } = (await response.json()) as { documents?: readonly WireDocument[] };
      return found.map(({ name, fields }) => ({
        id: name.split('/').pop() ?? '',
        fields: decodeFields(fields),
      }));
    },
    remove: (path) => commit([{ delete: nameOf(path) }]),
    async putFile(name, content, contentType = 'image/webp') {
      const response = await fetch(`${objects}?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { ...admin, 'Content-Type': contentType },
        body: content as BodyInit,
      });
      await expectOk(response);
    },
    urlOf: (name) => `${objects}/${encodeURIComponent(name)}?alt=media`,
    async removeFile(name) {
      const response = await fetch(`${objects}/${encodeURIComponent(name)}`, {
        method: 'DELETE',
        headers: admin,
      });
      await expectOk(response);
    },
    async readFile(name) {
      const response = await fetch(`${objects}/${encodeURIComponent(name)}?alt=media`, { headers: admin });
      await expectOk(response);
      return Buffer.from(await response.arrayBuffer());
    },
    async files() {
      const response = await fetch(objects, { headers: admin });
      await expectOk(response);
      const { items = [] } = (await response.json()) as { items?: readonly { name: string }[] };
      return items.map(({ name }) => name).sort();
    },
  };
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
}
