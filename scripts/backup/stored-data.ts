import { bucketUrl, documentsPath, firestoreOrigin } from '../../src/config/firebaseUrls.ts';
import type { Env } from '../../src/config/parseEnv.ts';
import type { StoredFile } from '../../src/model/image/orphans.ts';
import { imageFolders } from '../../src/model/image/storagePaths.ts';

/** A document in Firestore's REST format, which keeps all types. */
export interface StoredDocument {
  /** 'Cars/abc' */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface FileDetails {
  readonly size: number;
  readonly contentType: string;
  /** Base64. */
  readonly md5: string;
}

/** REST access to documents and files as a staff account. */
export interface Connection {
  listDocuments(collections: readonly string[]): Promise<readonly StoredDocument[]>;
  listFiles(): Promise<readonly StoredFile[]>;
  /** Null if there is no such file. */
  fetchFileDetails(path: string): Promise<FileDetails | null>;
  downloadFile(path: string): Promise<Uint8Array>;
  uploadFile(path: string, content: Uint8Array, contentType: string): Promise<void>;
  deleteFile(path: string): Promise<void>;
  /** Replaces a document and sets its audit fields. @param serverTimes further fields to set to the server's time */
  writeDocument(document: StoredDocument, serverTimes: readonly string[]): Promise<void>;
}

/** @throws with the server's message if it rejects the account */
export async function connect(
  environment: Env,
  account: { readonly email: string; readonly password: string },
): Promise<Connection> {
  const { firebase } = environment;
  const urls = getUrls(environment);
  const { idToken, localId } = (await fetchJson(
    `${urls.accounts}/accounts:signInWithPassword?key=${firebase.apiKey}`,
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
          fetchAllPages<StoredDocument>(
            (token) => fetchJson(`${urls.documents}/${name}?pageSize=300${token}`, { headers }),
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
          fetchAllPages<Item>(
            (token) =>
              fetchJson(
                `${urls.objects}?prefix=${encodeURIComponent(`${folder}/`)}&maxResults=1000${token}`,
                {
                  headers: storageHeaders,
                },
              ),
            'items',
          ),
        ),
      );
      return Promise.all(
        folders.flat().map(({ name }) => fetchStoredFile(`${urls.objects}/`, name, storageHeaders)),
      );
    },
    async fetchFileDetails(path) {
      const response = await fetch(`${urls.objects}/${encodeURIComponent(path)}`, {
        headers: storageHeaders,
      });
      if (response.status === 404) return null;
      await expectOk(response);
      const details = (await response.json()) as { size: string; contentType: string; md5Hash: string };
      return { size: Number(details.size), contentType: details.contentType, md5: details.md5Hash };
    },
    async downloadFile(path) {
      const response = await fetch(`${urls.objects}/${encodeURIComponent(path)}?alt=media`, {
        headers: storageHeaders,
      });
      await expectOk(response);
      return new Uint8Array(await response.arrayBuffer());
    },
    async uploadFile(path, content, contentType) {
      await fetchJson(`${urls.objects}?name=${encodeURIComponent(path)}`, {
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
        name: `${new URL(urls.documents).pathname.replace(/^\/v1\//, '')}/${name}`,
        fields: { ...fields, updatedBy: { stringValue: localId } },
      };
      await fetchJson(`${urls.documents}:commit`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ writes: [{ update, updateTransforms }] }),
      });
    },
    async deleteFile(path) {
      await fetchJson(`${urls.objects}/${encodeURIComponent(path)}`, {
        method: 'DELETE',
        headers: storageHeaders,
      });
    },
  };
}

interface Item {
  readonly name: string;
}

async function fetchStoredFile(objects: string, path: string, headers: HeadersInit): Promise<StoredFile> {
  const { timeCreated } = (await fetchJson(objects + encodeURIComponent(path), { headers })) as {
    timeCreated: string;
  };
  return { path, stored: Date.parse(timeCreated) };
}

/**
 * Fetches all pages of a list.
 * @param token the query parameter of the next page
 */
async function fetchAllPages<Entry>(
  fetchPage: (token: string) => Promise<unknown>,
  field: 'documents' | 'items',
): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  let token = '';
  do {
    const page = (await fetchPage(token)) as { nextPageToken?: string } & Partial<
      Record<typeof field, Entry[]>
    >;
    found.push(...(page[field] ?? []));
    token = page.nextPageToken ? `&pageToken=${encodeURIComponent(page.nextPageToken)}` : '';
  } while (token);
  return found;
}

function getUrls(env: Env) {
  const { emulators } = env;
  const identity = 'identitytoolkit.googleapis.com';
  return {
    accounts: emulators ? `http://${emulators.auth}/${identity}/v1` : `https://${identity}/v1`,
    documents: `${firestoreOrigin(env)}/v1/${documentsPath(env)}`,
    objects: bucketUrl(env),
  };
}

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  await expectOk(response);
  return response.status === 204 ? null : response.json();
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok)
    throw new Error(`${new URL(response.url).host} answered ${response.status}: ${await response.text()}`);
}
