/** A client of Storage's REST interface for one person, and the ways to read and write a file. */
import { bucket } from '../../scripts/local/emulators-process.ts';
import { type Answer, expectOk, type Headers, owner, send, storageHost } from './emulators.ts';

const objects = `http://${storageHost}/v0/b/${bucket}/o`;

export interface Upload {
  readonly type?: string;
  /** Bytes. */
  readonly size?: number;
  /** More metadata, such as `cacheControl`. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export class StorageClient {
  readonly #headers: Headers;

  constructor(headers: Headers) {
    this.#headers = headers;
  }

  /** `rest` is appended to the URL of all files: `/Cars%2Fa.webp?alt=media`, `?prefix=Hero/`. */
  send(method: string, rest: string, headers: Headers = {}, body?: Uint8Array | string): Promise<Answer> {
    return send(objects + rest, {
      method,
      headers: { ...this.#headers, ...headers },
      ...(body !== undefined && { body: body as BodyInit }),
    });
  }
}

const admin = new StorageClient(owner);

export type FileAction = (client: StorageClient, name: string) => Promise<Answer>;

const contentOf = ({ size = 64 }: Upload) => new Uint8Array(size).fill(0x52);

const metadataOf = ({ type = 'image/webp', metadata }: Upload) => ({
  ...(type && { contentType: type }),
  ...metadata,
});

/** One request with metadata and content, like `uploadBytes` of firebase/storage. */
export function uploadAtOnce(upload: Upload = {}): FileAction {
  const boundary = 'rules';
  const part = (type: string, content: Uint8Array | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Type: ${type}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const type = upload.type || 'application/octet-stream';
  return (client, name) =>
    client.send(
      'POST',
      `?name=${encodeURIComponent(name)}`,
      { 'Content-Type': `multipart/related; boundary=${boundary}`, 'X-Goog-Upload-Protocol': 'multipart' },
      Buffer.concat([
        part('application/json; charset=utf-8', JSON.stringify({ name, ...metadataOf(upload) })),
        part(type, contentOf(upload)),
        Buffer.from(`--${boundary}--`),
      ]),
    );
}

const at = (name: string) => `/${encodeURIComponent(name)}`;

export const download: FileAction = (client, name) => client.send('GET', `${at(name)}?alt=media`);

export const parseMetadata: FileAction = (client, name) => client.send('GET', at(name));

export const deleteFile: FileAction = (client, name) => client.send('DELETE', at(name));

export function changeMetadata(metadata: object): FileAction {
  return (client, name) =>
    client.send('PATCH', at(name), { 'Content-Type': 'application/json' }, JSON.stringify(metadata));
}

/** Requests a token for a public download URL. */
export const createToken: FileAction = (client, name) => client.send('POST', `${at(name)}?create_token=true`);

/** Stores a file, bypassing the rules. */
export async function putFile(name: string): Promise<void> {
  expectOk(await uploadAtOnce()(admin, name));
}

/** The metadata a write would change; null if the file does not exist. */
export async function stateOf(name: string): Promise<string | null> {
  const answer = await parseMetadata(admin, name);
  if (answer.status === 404) return null;
  const { downloadTokens: _, ...metadata } = expectOk(answer).body as Record<string, unknown>;
  return JSON.stringify(metadata);
}

export async function removeFile(name: string): Promise<void> {
  const answer = await deleteFile(admin, name);
  if (answer.status !== 404) expectOk(answer);
}
