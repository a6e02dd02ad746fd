import { bucketUrl, documentsPath, firestoreOrigin } from '../../config/firebaseUrls.ts';
import type { Env } from '../../config/parseEnv.ts';
import {
  type Connection,
  type DocumentWrite,
  RefusedError,
  type VersionedDocument,
} from '../../model/backup/storedData.ts';
import { createEntry, entryIdOf, historyCollection } from '../../model/history/history.ts';
import { heroPath } from '../../model/image/hero.ts';
import { imageFolders } from '../../model/image/storagePaths.ts';
import { locate } from '../../model/storedDocument.ts';

/** New pictures have new names; the hero keeps its name. */
export function cacheControlOf(path: string): string {
  return path === heroPath ? 'public, max-age=300' : 'public, max-age=31536000, immutable';
}

/** Of a request, in milliseconds: a picture on a slow connection. */
const timeoutMs = 120_000;

interface Account {
  readonly uid: string;
  /** A valid token; it lives for an hour. */
  readonly fetchToken: () => Promise<string>;
  /** Milliseconds before each further attempt of a request that may be repeated. */
  readonly retryDelays?: readonly number[];
  /** Cancels all requests. */
  readonly signal?: AbortSignal;
}

/** Documents and files over REST, in REST's own formats: the SDK loses types. Used by scripts too. */
export function connectToStoredData(
  env: Env,
  { uid, fetchToken, retryDelays = [], signal }: Account,
): Connection {
  const documents = `${firestoreOrigin(env)}/v1/${documentsPath(env)}`;
  const objects = bucketUrl(env);
  const fullName = (name: string) => `${documentsPath(env)}/${name}`;
  const objectUrl = (path: string) => `${objects}/${encodeURIComponent(path)}`;

  const requestOnce = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const scheme = url.startsWith(objects) ? 'Firebase' : 'Bearer';
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      ...init,
      headers: { ...init.headers, Authorization: `${scheme} ${await fetchToken()}` },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return expectOk(response);
  };
  const request = (url: string, init?: RequestInit) => withRetries(() => requestOnce(url, init), retryDelays);
  const requestJson = async (url: string, init?: RequestInit) => (await request(url, init)).json();

  /** In the order of the names. */
  const fetchAll = async (names: readonly string[]): Promise<readonly (VersionedDocument | null)[]> => {
    const answers = (await requestJson(`${documents}:batchGet`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ documents: names.map(fullName) }),
    })) as readonly { readonly found?: WireDocument }[];
    const found = answers.flatMap((answer) => (answer.found ? [toDocument(answer.found)] : []));
    return names.map((name) => found.find((document) => document.name === name) ?? null);
  };

  return {
    async listDocuments(collection) {
      const pages = fetchAllPages<WireDocument>(
        (token) => requestJson(`${documents}/${collection}?pageSize=300${token}`),
        'documents',
      );
      return (await pages).map(toDocument);
    },
    async fetchDocument(name) {
      const [found] = await fetchAll([name]);
      return found ?? null;
    },
    async listFiles() {
      const list = (folder: string) =>
        fetchAllPages<{ readonly name: string }>(
          (token) =>
            requestJson(`${objects}?prefix=${encodeURIComponent(`${folder}/`)}&maxResults=1000${token}`),
          'items',
        );
      return (await Promise.all(imageFolders.map(list))).flat().map(({ name }) => name);
    },
    async fetchFileDetails(path) {
      const details = (await orNull(requestJson(objectUrl(path)))) as WireFile | null;
      return (
        details && {
          size: Number(details.size),
          contentType: details.contentType,
          md5: details.md5Hash,
          stored: Date.parse(details.timeCreated),
        }
      );
    },
    async downloadFile(path) {
      // Without a token, which buckets' CORS rules would have to allow; a cached answer may lack CORS headers.
      const download = async () => {
        const response = await fetch(`${objectUrl(path)}?alt=media`, {
          cache: 'no-store',
          signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeoutMs)]),
        });
        return new Uint8Array(await (await expectOk(response)).arrayBuffer());
      };
      return withRetries(download, retryDelays);
    },
    async uploadFile(path, content, contentType) {
      const boundary = crypto.randomUUID();
      const metadata = JSON.stringify({ name: path, contentType, cacheControl: cacheControlOf(path) });
      await request(`${objects}?name=${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: {
          'Content-Type': `multipart/related; boundary=${boundary}`,
          'X-Goog-Upload-Protocol': 'multipart',
        },
        body: new Blob([
          `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`,
          `--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`,
          content,
          `\r\n--${boundary}--`,
        ]),
      });
    },
    async deleteFile(path) {
      await orNull(request(objectUrl(path), { method: 'DELETE' }));
    },
    async writeDocuments(changed) {
      const toWrite = ({ name, fields, serverTimes = [], replaces }: DocumentWrite) => ({
        update: { name: fullName(name), fields: { ...fields, updatedBy: { stringValue: uid } } },
        updateTransforms: ['updatedAt', ...serverTimes].map((fieldPath) => ({
          fieldPath,
          setToServerValue: 'REQUEST_TIME',
        })),
        ...(replaces !== undefined && {
          currentDocument: replaces === null ? { exists: false } : { updateTime: replaces },
        }),
      });
      const stored = await fetchAll(changed.map(({ name }) => name));
      const entries = changed.map((write, index) => toEntryWrite(write, stored[index] ?? null));
      const taken = await fetchAll(entries.map(({ name }) => name));
      const free = entries.map((entry, index) =>
        taken[index] ? { ...entry, name: `${entry.name}-${crypto.randomUUID()}` } : entry,
      );
      const writes = [...changed, ...free].map(toWrite);
      await requestOnce(`${documents}:commit`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ writes }),
      });
    },
  };
}

/** The entry of the history that the rules require beside a write. */
function toEntryWrite(
  { name, fields, serverTimes = [] }: DocumentWrite,
  stored: VersionedDocument | null,
): DocumentWrite {
  const { collectionId, id } = locate(name);
  const before = stored?.fields ?? {};
  const removed = Object.keys(before).filter((field) => !(field in fields));
  const entry = createEntry(collectionId, id, stored && before, {
    ...fields,
    ...Object.fromEntries(removed.map((field) => [field, null])),
    ...Object.fromEntries(serverTimes.map((field) => [field, 'the server’s time'])),
  });
  const { timestampValue } = (before.updatedAt ?? {}) as { readonly timestampValue?: string };
  const version = stored ? (timestampValue ? Date.parse(timestampValue) : 'old') : 'new';
  return {
    name: `${historyCollection}/${entryIdOf(collectionId, id, version)}`,
    fields: {
      collection: { stringValue: entry.collection },
      id: { stringValue: entry.id },
      kind: { stringValue: entry.kind },
      fields: { arrayValue: { values: entry.fields.map((field) => ({ stringValue: field })) } },
      before: { mapValue: { fields: entry.before } },
    },
  };
}

/** Repeats after a lost connection or a server's failure, but not after a refusal. */
async function withRetries<Result>(work: () => Promise<Result>, delays: readonly number[]): Promise<Result> {
  const [delay, ...rest] = delays;
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof RefusedError && error.status < 500 && error.status !== 429;
    if (delay === undefined || isRefused) throw error;
  }
  await new Promise<void>((resolve) => setTimeout(resolve, delay));
  return withRetries(work, rest);
}

interface WireDocument {
  readonly name: string;
  readonly fields?: VersionedDocument['fields'];
  readonly updateTime: string;
}

interface WireFile {
  readonly size: string;
  readonly contentType: string;
  readonly md5Hash: string;
  readonly timeCreated: string;
}

function toDocument({ name, fields = {}, updateTime }: WireDocument): VersionedDocument {
  return { name: name.split('/documents/')[1] ?? name, fields, updateTime };
}

/**
 * Fetches all pages of a list.
 * @param fetchPage gets the query parameter of the next page
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

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { host } = new URL(response.url);
  throw new RefusedError(response.status, `${host} answered ${response.status}: ${await response.text()}`);
}

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return null;
    throw error;
  }
}
