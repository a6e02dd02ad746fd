import type { Env } from '../../src/config/parseEnv.ts';
import type { StoredFile } from '../../src/model/image/orphans.ts';
import { imageFolders } from '../../src/model/image/storagePaths.ts';

/** A document as the REST interface of Firestore writes it, which keeps every type. */
export interface StoredDocument {
  /** 'Cars/abc' */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What the file storage says about a file. */
export interface FileDetails {
  readonly size: number;
  readonly contentType: string;
  /** Base64. */
  readonly md5: string;
}

/** A project's documents and files as staff may see them, over plain REST. */
export interface Connection {
  listDocuments(collections: readonly string[]): Promise<readonly StoredDocument[]>;
  listFiles(): Promise<readonly StoredFile[]>;
  /** Null if there is no such file. */
  fetchFileDetails(path: string): Promise<FileDetails | null>;
  downloadFile(path: string): Promise<Uint8Array>;
  uploadFile(path: string, content: Uint8Array, contentType: string): Promise<void>;
  deleteFile(path: string): Promise<void>;
  /** Stores a whole document, stamped with this account and the server's time. `serverTimes`: fields that get that time too. */
  writeDocument(document: StoredDocument, serverTimes: readonly string[]): Promise<void>;
}

/** Signs in and connects. @throws with the server's words where it refuses */
export async function connect(
  environment: Env,
  account: { readonly email: string; readonly password: string },
): Promise<Connection> {
  const { firebase } = environment;
  const at = addresses(environment);
  const { idToken, localId } = (await ask(
    `${at.accounts}/accounts:signInWithPassword?key=${firebase.apiKey}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    },
  )) as { idToken: string; localId: string };
  const headers = { Authorization: `Bearer ${idToken}` };
  const storageHeaders = { Authorization: `Firebase ${idToken}` };

  return {
    async listDocuments(collections) {
      const found = await Promise.all(
        collections.map((name) =>
          pages<StoredDocument>(
            (token) => ask(`${at.documents}/${name}?pageSize=300${token}`, { headers }),
            'documents',
          ),
        ),
      );
      return found.flat().map(({ name, fields = {} }) => ({
        name: name.split('/documents/')[1] ?? name,
        fields,
      }));
    },
    async listFiles() {
      const folders = await Promise.all(
        imageFolders.map((folder) =>
          pages<Item>(
            (token) =>
              ask(`${at.objects}?prefix=${encodeURIComponent(`${folder}/`)}&maxResults=1000${token}`, {
                headers: storageHeaders,
              }),
            'items',
          ),
        ),
      );
      return Promise.all(folders.flat().map(({ name }) => describe(`${at.objects}/`, name, storageHeaders)));
    },
    async fetchFileDetails(path) {
      const response = await fetch(`${at.objects}/${encodeURIComponent(path)}`, { headers: storageHeaders });
      if (response.status === 404) return null;
      await expectOk(response);
      const details = (await response.json()) as { size: string; contentType: string; md5Hash: string };
      return { size: Number(details.size), contentType: details.contentType, md5: details.md5Hash };
    },
    async downloadFile(path) {
      const response = await fetch(`${at.objects}/${encodeURIComponent(path)}?alt=media`, {
        headers: storageHeaders,
      });
      await expectOk(response);
      return new Uint8Array(await response.arrayBuffer());
    },
    async uploadFile(path, content, contentType) {
      await ask(`${at.objects}?name=${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: { ...storageHeaders, 'Content-Type': contentType },
        body: content as BodyInit,
      });
    },
    async writeDocument({ name, fields }, serverTimes) {
      const updateTransforms = ['updatedAt', ...serverTimes].map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      }));
      const update = {
        name: `${new URL(at.documents).pathname.replace(/^\/v1\//, '')}/${name}`,
        fields: { ...fields, updatedBy: { stringValue: localId } },
      };
      await ask(`${at.documents}:commit`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ writes: [{ update, updateTransforms }] }),
      });
    },
    async deleteFile(path) {
      await ask(`${at.objects}/${encodeURIComponent(path)}`, { method: 'DELETE', headers: storageHeaders });
    },
  };
}

interface Item {
  readonly name: string;
}

async function describe(objects: string, path: string, headers: HeadersInit): Promise<StoredFile> {
  const { timeCreated } = (await ask(objects + encodeURIComponent(path), { headers })) as {
    timeCreated: string;
  };
  return { path, stored: Date.parse(timeCreated) };
}

/** All pages of a list; `token` is the parameter that asks for the next one. */
async function pages<Entry>(
  read: (token: string) => Promise<unknown>,
  field: 'documents' | 'items',
): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  let token = '';
  do {
    const page = (await read(token)) as { nextPageToken?: string } & Partial<Record<typeof field, Entry[]>>;
    found.push(...(page[field] ?? []));
    token = page.nextPageToken ? `&pageToken=${encodeURIComponent(page.nextPageToken)}` : '';
  } while (token);
  return found;
}

function addresses({ firebase, emulators }: Env) {
  const origin = (host: string | undefined, real: string) => (host ? `http://${host}` : `https://${real}`);
  const identity = 'identitytoolkit.googleapis.com';
  return {
    accounts: emulators ? `http://${emulators.auth}/${identity}/v1` : `https://${identity}/v1`,
    documents: `${origin(emulators?.firestore, 'firestore.googleapis.com')}/v1/projects/${firebase.projectId}/databases/(default)/documents`,
    objects: `${origin(emulators?.storage, 'firebasestorage.googleapis.com')}/v0/b/${firebase.storageBucket}/o`,
  };
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  await expectOk(response);
  return response.status === 204 ? null : response.json();
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok)
    throw new Error(`${new URL(response.url).host} answered ${response.status}: ${await response.text()}`);
}
