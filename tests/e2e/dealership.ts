import { randomUUID } from 'node:crypto';
import { emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { type Documents, openDocuments } from '../support/documents.ts';

const hosts = emulatorHosts(testPorts);
const admin = { Authorization: 'Bearer owner' };

/**
 * A test's own dealership: a Firestore project and a Storage bucket on the shared emulators,
 * so that tests run in parallel and each knows exactly what is stored.
 */
export interface Dealership extends Documents {
  readonly project: string;
  readonly bucket: string;
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
  const objects = `http://${hosts.storageHost}/v0/b/${bucket}/o`;

  return {
    project,
    bucket,
    ...openDocuments(project, (path, init) => fetch(`http://${hosts.firestoreHost}${path}`, init)),
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
