import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collections } from '../src/model/collections.ts';
import { blogs } from './blogs.ts';
import { cars } from './cars.ts';
import { changes } from './changes.ts';
import { finance } from './finance.ts';
import { importRates } from './importRates.ts';
import { inspections } from './inspections.ts';
import { usualPrice } from './price.ts';
import { reviews } from './reviews.ts';

export const staffAccount = { email: 'staff@dealer.example', password: 'drive-safely' } as const;

export interface SeedTarget {
  /** `host:port`, without a scheme. */
  firestoreHost: string;
  authHost: string;
  storageHost: string;
  projectId: string;
  bucket: string;
}

export interface SeedCounts {
  cars: number;
  blogs: number;
  reviews: number;
  images: number;
}

/** The local site answers this build hook (scripts/local/build-hook.ts). */
const publishing = { hook: 'https://api.netlify.com/build_hooks/000000000000000000000001', limit: 20 };

const imagesFolder = fileURLToPath(new URL('./images', import.meta.url));
const uploadsAtOnce = 8;
/**
 * A connection of its own for each request: the emulators close one after five seconds, which this process does not notice
 * while the site is built in it, and then the next request on it fails.
 */
const owner = { Authorization: 'Bearer owner', Connection: 'close' };

/**
 * Replaces all collections but the accounts in running emulators with the sample data. @throws if an emulator rejects a request
 */
export async function seedDealership(target: SeedTarget): Promise<SeedCounts> {
  const [images] = await Promise.all([uploadImages(target), writeDocuments(target), createStaff(target)]);
  return { cars: cars.length, blogs: blogs.length, reviews: reviews.length, images };
}

/** The owner token bypasses the rules. */
async function call(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, headers: { ...owner, ...init.headers } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : {};
}

const post = (url: string, body: unknown) =>
  call(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

export type Plain = string | number | boolean | Date | readonly string[] | { readonly [name: string]: Plain };

export function firestoreValue(value: Plain): Record<string, unknown> {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(firestoreValue) } };
  return { mapValue: { fields: firestoreFields(value) } };
}

const firestoreFields = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, firestoreValue(value as Plain)]));

async function writeDocuments({ firestoreHost, storageHost, projectId, bucket }: SeedTarget): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const api = `http://${firestoreHost}/v1/${root}`;
  const imageUrl = (path: string) =>
    `http://${storageHost}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
  const wanted = new Map<string, object>([
    ...cars.map(({ id, fields }) => [`${root}/Cars/${id}`, { ...fields, ...changes[id] }] as const),
    ...Object.entries(inspections).map(([id, fields]) => [`${root}/Inspections/${id}`, fields] as const),
    ...blogs.map(({ id, fields }) => [`${root}/Blogs/${id}`, fields(imageUrl)] as const),
    ...reviews.map(({ id, fields }) => [`${root}/Reviews/${id}`, fields] as const),
    [`${root}/Settings/publishing`, publishing] as const,
    [`${root}/Settings/price`, usualPrice] as const,
    [`${root}/Settings/import`, importRates] as const,
    [`${root}/Settings/finance`, finance] as const,
  ]);
  const present = await Promise.all(
    Object.keys(collections)
      .filter((name) => name !== 'Staff')
      .map((name) => documentNames(`${api}/${name}`)),
  );
  const leftOver = present.flat().filter((name) => !wanted.has(name));
  await post(`${api}:commit`, {
    writes: [
      ...leftOver.map((name) => ({ delete: name })),
      ...[...wanted].map(([name, fields]) => ({ update: { name, fields: firestoreFields(fields) } })),
    ],
  });
}

async function documentNames(collection: string): Promise<string[]> {
  const names: string[] = [];
  let page = '';
  do {
    const answer = (await call(`${collection}?pageSize=300${page}`, {})) as {
      documents?: { name: string }[];
      nextPageToken?: string;
    };
    names.push(...(answer.documents ?? []).map((document) => document.name));
    page = answer.nextPageToken ? `&pageToken=${encodeURIComponent(answer.nextPageToken)}` : '';
  } while (page);
  return names;
}

export async function imagePaths(): Promise<string[]> {
  const found = await readdir(imagesFolder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(imagesFolder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

async function uploadImages({ storageHost, bucket }: SeedTarget): Promise<number> {
  const paths = await imagePaths();
  const waiting = [...paths];
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await uploadImage(`http://${storageHost}/v0/b/${bucket}/o`, path);
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, worker));
  return paths.length;
}

async function uploadImage(objects: string, path: string): Promise<void> {
  const metadata = {
    contentType: 'image/webp',
    // The hero is replaced under the same name; other names are unique.
    cacheControl: path.startsWith('Hero/') ? 'public, max-age=300' : 'public, max-age=31536000, immutable',
  };
  const boundary = 'sample-dealership';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(metadata)}\r\n` +
        `--${boundary}\r\nContent-Type: image/webp\r\n\r\n`,
    ),
    await readFile(join(imagesFolder, path)),
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  await call(`${objects}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/related; boundary=${boundary}`,
      'X-Goog-Upload-Protocol': 'multipart',
    },
    body,
  });
}

async function createStaff({ authHost, projectId }: SeedTarget): Promise<void> {
  const accounts = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const known = (await post(`${accounts}:lookup`, { email: [staffAccount.email] })) as {
    users?: { localId: string }[];
  };
  const account = { ...staffAccount, displayName: 'Sample staff', emailVerified: true };
  const localId = known.users?.[0]?.localId;
  if (localId) await post(`${accounts}:update`, { localId, ...account });
  else await post(accounts, account);
}
