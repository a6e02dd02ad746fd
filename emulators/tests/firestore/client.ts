/**
 * A client of the Firestore emulator for tests, over real HTTP. By default it starts the stand-in in this
 * process; with FIREBASE_EMULATORS=official and FIRESTORE_EMULATOR_HOST the same tests run against the official
 * emulator. Each test has a project of its own, so that none sees another's documents.
 */
import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { startFirestore } from '../../firestore/server.ts';
import { type Fields, fields, type Wire } from '../wire.ts';

export const isOfficial = process.env.FIREBASE_EMULATORS === 'official';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
}

export interface Sent {
  readonly body?: unknown;
  /** A body sent as it is. */
  readonly raw?: string | Buffer;
  /** The Authorization header; null for none. Administrators by default. */
  readonly auth?: string | null;
  readonly headers?: Record<string, string>;
}

const agent = new Agent({ keepAlive: true });

async function address(): Promise<{ host: string; port: number }> {
  if (!isOfficial) return startFirestore();
  const official = process.env.FIRESTORE_EMULATOR_HOST;
  if (!official) throw new Error('FIREBASE_EMULATORS=official needs FIRESTORE_EMULATOR_HOST.');
  const [host = '', port = ''] = official.split(':');
  return { host, port: Number(port) };
}

/** Where this test file's emulator listens. */
export const { host, port } = await address();

/** Sends a raw path, which `fetch` would normalize. */
export function send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const { auth = 'Bearer owner', headers = {}, raw, body } = sent;
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const options = {
    host,
    port,
    agent,
    method,
    path,
    headers: {
      ...(auth !== null && { authorization: auth }),
      ...(payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) }),
      ...headers,
    },
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parse(text) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A database in a project that no other test uses. */
export class TestDatabase {
  readonly project: string;
  /** `projects/{project}/databases/(default)/documents` */
  readonly root: string;

  constructor(project = `demo-${randomUUID().slice(0, 18)}`) {
    this.project = project;
    this.root = `projects/${project}/databases/(default)/documents`;
  }

  name(path: string): string {
    return `${this.root}/${path}`;
  }

  ref(path: string): Wire {
    return { referenceValue: this.name(path) };
  }

  send(method: string, path: string, sent?: Sent): Promise<Answer> {
    return send(method, `/v1/${this.root}${path}`, sent);
  }

  get(path: string, sent?: Sent): Promise<Answer> {
    return this.send('GET', `/${path}`, sent);
  }

  patch(path: string, plain: Fields, sent?: Sent): Promise<Answer> {
    return this.send('PATCH', `/${path}`, { ...sent, body: { fields: fields(plain) } });
  }

  /** Calls such as `commit`; `path` is the document below which a query looks. */
  call(verb: string, body: unknown, sent?: Sent, path = ''): Promise<Answer> {
    return this.send('POST', `${path}:${verb}`, { ...sent, body });
  }

  commit(writes: readonly unknown[], sent?: Sent & { transaction?: unknown }): Promise<Answer> {
    const { transaction, ...rest } = sent ?? {};
    return this.call('commit', { writes, ...(transaction !== undefined && { transaction }) }, rest);
  }

  /** The write that sets a document. */
  set(path: string, plain: Fields, more: Wire = {}): Wire {
    return { update: { name: this.name(path), fields: fields(plain) }, ...more };
  }

  async seed(documents: Readonly<Record<string, Fields>>): Promise<void> {
    const writes = Object.entries(documents).map(([path, plain]) => this.set(path, plain));
    const answer = await this.commit(writes);
    if (answer.status !== 200) throw new Error(`Seeding answered ${answer.status}: ${answer.text}`);
  }

  /** The fields of a stored document; undefined if it does not exist. */
  async read(path: string): Promise<unknown> {
    const { status, body } = await this.get(path);
    return status === 200 ? ((body as { fields?: unknown }).fields ?? {}) : undefined;
  }

  query(structuredQuery: unknown, sent?: Sent, path = ''): Promise<Answer> {
    return this.call('runQuery', { structuredQuery }, sent, path);
  }

  /** Counts what a query finds, or makes other aggregations of it. */
  count(structuredQuery: unknown, sent?: Sent, aggregations: readonly unknown[] = [{ count: {} }]) {
    return this.call(
      'runAggregationQuery',
      { structuredAggregationQuery: { structuredQuery, aggregations } },
      sent,
    );
  }

  /** The paths of the documents a query finds, in order. */
  async find(structuredQuery: unknown, path = ''): Promise<string[]> {
    const answer = await this.query(structuredQuery, {}, path);
    if (answer.status !== 200) throw new Error(`The query answered ${answer.status}: ${answer.text}`);
    const elements = answer.body as { document?: { name: string } }[];
    return elements.flatMap(({ document }) => (document ? [document.name.slice(this.root.length + 1)] : []));
  }

  /** Loads rules for this project only. */
  loadRules(content: string, more: Wire = {}): Promise<Answer> {
    const body = { ...more, rules: { files: [{ name: 'firestore.rules', content }] } };
    return send('PUT', `/emulator/v1/projects/${this.project}:securityRules`, { body });
  }

  /** Allows anonymous callers everything, whatever rules the emulator was started with. */
  async open(): Promise<this> {
    await this.loadRules(`rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read, write; } } }`);
    return this;
  }
}

/** The body of an error response. */
export const error = (code: number, status: string, message: unknown) => ({
  error: { code, message, status },
});

export const invalid = (message: unknown) => error(400, 'INVALID_ARGUMENT', message);

/** The response to any value a request message cannot hold. */
export const INVALID_PAYLOAD = invalid("Payload isn't valid for request.");

const segment = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');

/** The header of a signed-in user, with an unsigned token like the Auth emulator's. */
export function userAuth(uid: string, claims: Readonly<Record<string, unknown>> = {}): string {
  return `Bearer ${segment({ alg: 'none', type: 'JWT' })}.${segment({ sub: uid, user_id: uid, ...claims })}.`;
}
