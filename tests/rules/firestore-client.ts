/** A client of Firestore's REST interface for one person, and the ways to read and write a document. */
import { randomUUID } from 'node:crypto';
import type { Firestore } from '@rhine-and-nile/emulators/in-process';
import { projectId } from '../../scripts/local/emulators-process.ts';
import { encodeFields, type Fields, type Wire } from '../support/wire.ts';
import { type Answer, expectOk, firestoreHost, type Headers, owner, parseAnswer } from './emulators.ts';
import { entriesOf, loggedNames, type StoredWire } from './history-entries.ts';

const root = `projects/${projectId}/databases/(default)/documents`;

export class FirestoreClient {
  readonly #headers: Headers;
  readonly #fetch: Firestore['fetch'];
  /** The account's id; '' for visitors. */
  readonly uid: string;

  /** @param fetchFrom a database in this process, instead of the emulator */
  constructor(headers: Headers, fetchFrom: Firestore['fetch'] = fetch) {
    this.#headers = headers;
    this.#fetch = fetchFrom;
    this.uid = uidOf(headers);
  }

  /** `path` is appended to the URL of all documents: `/Cars/x`, `:commit`. */
  async send(method: string, path: string, body?: object): Promise<Answer> {
    const init = { method, headers: this.#headers, ...(body && { body: JSON.stringify(body) }) };
    return parseAnswer(await this.#fetch(`http://${firestoreHost}/v1/${root}${path}`, init));
  }

  /** Of an account, with the entries of the history. */
  async commit(...writes: readonly Wire[]): Promise<Answer> {
    const names = this.uid ? loggedNames(writes) : [];
    if (names.length === 0) return this.commitOnly(...writes);
    const entries = entriesOf(writes, await this.#stored(names), this.uid);
    const taken = await this.#stored(entries.map(({ update }) => update.name));
    const free = entries.map(({ update, ...entry }) => ({
      ...entry,
      update: taken.has(update.name) ? { ...update, name: `${update.name}-${randomUUID()}` } : update,
    }));
    return this.commitOnly(...writes, ...free);
  }

  /** The documents that exist, by name, read as the owner. */
  async #stored(names: readonly string[]): Promise<ReadonlyMap<string, StoredWire>> {
    const admin = new FirestoreClient(owner, this.#fetch);
    const { body } = await admin.send('POST', ':batchGet', { documents: names });
    const found = (body as { readonly found?: StoredWire & { readonly name: string } }[]).flatMap(
      (answer) => answer.found ?? [],
    );
    return new Map(found.map((document) => [document.name, document]));
  }

  commitOnly(...writes: readonly Wire[]): Promise<Answer> {
    return this.send('POST', ':commit', { writes });
  }

  query(structuredQuery: Wire, parent = ''): Promise<Answer> {
    return this.send('POST', `${parent}:runQuery`, { structuredQuery });
  }

  count(structuredQuery: Wire): Promise<Answer> {
    const aggregations = [{ alias: 'count', count: {} }];
    return this.send('POST', ':runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery, aggregations },
    });
  }
}

function uidOf({ Authorization = '' }: Headers): string {
  const [, claims = ''] = Authorization.split('.');
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).user_id ?? '';
  } catch {
    return '';
  }
}

/** The owner, for setup and cleanup. */
const admin = new FirestoreClient(owner);

/** Stores a document, bypassing the rules, and returns its version. */
export async function put(path: string, fields: Fields, by = admin): Promise<string> {
  const { body } = expectOk(await by.commit(setting(path, fields)));
  return (body as { writeResults: { updateTime: string }[] }).writeResults[0]?.updateTime ?? '';
}

/** The version of a stored document; null if it does not exist. Every change changes it. */
export async function versionOf(path: string, by = admin): Promise<string | null> {
  const { body } = expectOk(await batchGet(by, path));
  return (body as { found?: { updateTime: string } }[])[0]?.found?.updateTime ?? null;
}

export async function remove(...paths: readonly string[]): Promise<void> {
  expectOk(await admin.commit(...paths.map((path) => ({ delete: nameOf(path) }))));
}

export const nameOf = (path: string) => `${root}/${path}`;

/** A write that replaces the document. */
export const setting = (path: string, fields: Fields, more: Wire = {}): Wire => ({
  update: { name: nameOf(path), fields: encodeFields(fields) },
  ...more,
});

interface Update {
  readonly update: { readonly name: string; readonly fields: Wire };
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly Wire[];
}

/** Adds an account's audit fields to a write. */
export function stamped(write: Wire, uid: string): Wire {
  const { update, updateMask, updateTransforms = [] } = write as unknown as Update;
  const mask = updateMask && { fieldPaths: [...(updateMask.fieldPaths ?? []), 'updatedBy'] };
  return {
    ...write,
    update: { ...update, fields: { ...update.fields, ...encodeFields({ updatedBy: uid }) } },
    ...(mask && { updateMask: mask }),
    updateTransforms: [...updateTransforms, { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  };
}

export type Action = (client: FirestoreClient, path: string) => Promise<Answer>;

export const getDocument: Action = (client, path) => client.send('GET', `/${path}`);

export const batchGet: Action = (client, path) =>
  client.send('POST', ':batchGet', { documents: [nameOf(path)] });

export const deleteByCommit: Action = (client, path) => client.commit({ delete: nameOf(path) });

export const deleteDocument: Action = (client, path) => client.send('DELETE', `/${path}`);

/** `createDocument` with an id. */
export function createDocument(fields: Fields): Action {
  return (client, path) => {
    const [, collection, id = ''] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
    return client.send('POST', `/${collection}?documentId=${encodeURIComponent(id)}`, {
      fields: encodeFields(fields),
    });
  };
}

/** Replaces the document and sets audit fields. */
export function set(fields: Fields, more: Wire = {}): Action {
  return (client, path) => client.commit(stamped(setting(path, fields, more), client.uid));
}

/** Without an entry of the history. */
export function setUnlogged(fields: Fields): Action {
  return (client, path) => client.commitOnly(stamped(setting(path, fields), client.uid));
}

/** Changes some fields and the audit fields. Fields in `mask` but not in `fields` are deleted. */
export function change(
  fields: Fields,
  mask: readonly string[] = Object.keys(fields),
  more: Wire = {},
): Action {
  return (client, path) => {
    const changing = { updateMask: { fieldPaths: mask }, currentDocument: { exists: true }, ...more };
    return client.commit(stamped(setting(path, fields, changing), client.uid));
  };
}

/** `PATCH` with raw parameters: `updateMask.fieldPaths=Name&currentDocument.exists=true`. */
export function patch(fields: Fields, parameters = ''): Action {
  return (client, path) => client.send('PATCH', `/${path}?${parameters}`, { fields: encodeFields(fields) });
}

/** Transforms fields and sets the audit fields. */
export function transform(...updateTransforms: readonly Wire[]): Action {
  return (client, path) =>
    client.commit(stamped(setting(path, {}, { updateMask: {}, updateTransforms }), client.uid));
}

/** A write with only transforms, in the older format. */
export function transformAlone(...fieldTransforms: readonly Wire[]): Action {
  return (client, path) => client.commit({ transform: { document: nameOf(path), fieldTransforms } });
}
