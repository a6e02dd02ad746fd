import type { Env } from '../../src/config/parseEnv.ts';
import type { DocumentWithTexts, StoredFile } from '../../src/model/image/orphans.ts';
import { imageFolders } from '../../src/model/image/storedNames.ts';

/** REST access to a project's documents and files as a staff account. */
export interface Connection {
  listDocuments(): Promise<readonly DocumentWithTexts[]>;
  listFiles(): Promise<readonly StoredFile[]>;
  deleteFile(path: string): Promise<void>;
}

/** Signs in. @throws with the server's message if it refuses */
export async function connect(
  environment: Env,
  account: { readonly email: string; readonly password: string },
): Promise<Connection> {
  const { firebase } = environment;
  const urls = getUrls(environment);
  const { idToken } = (await fetchJson(
    `${urls.accounts}/accounts:signInWithPassword?key=${firebase.apiKey}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    },
  )) as { idToken: string };
  const headers = { Authorization: `Bearer ${idToken}` };
  const storageHeaders = { Authorization: `Firebase ${idToken}` };

  return {
    async listDocuments() {
      const collections = await Promise.all(
        ['Cars', 'Blogs'].map((name) =>
          fetchAllPages<Document>(
            (token) => fetchJson(`${urls.documents}/${name}?pageSize=300${token}`, { headers }),
            'documents',
          ),
        ),
      );
      return collections.flat().map(({ name, fields }) => ({
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
    async deleteFile(path) {
      await fetchJson(`${urls.objects}/${encodeURIComponent(path)}`, {
        method: 'DELETE',
        headers: storageHeaders,
      });
    },
  };
}

interface Document {
  readonly name: string;
  readonly fields: unknown;
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

function getUrls({ firebase, emulators }: Env) {
  const origin = (host: string | undefined, real: string) => (host ? `http://${host}` : `https://${real}`);
  const identity = 'identitytoolkit.googleapis.com';
  return {
    accounts: emulators ? `http://${emulators.auth}/${identity}/v1` : `https://${identity}/v1`,
    documents: `${origin(emulators?.firestore, 'firestore.googleapis.com')}/v1/projects/${firebase.projectId}/databases/(default)/documents`,
    objects: `${origin(emulators?.storage, 'firebasestorage.googleapis.com')}/v0/b/${firebase.storageBucket}/o`,
  };
}

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok)
    throw new Error(`${new URL(url).host} answered ${response.status}: ${await response.text()}`);
  return response.status === 204 ? null : response.json();
}
