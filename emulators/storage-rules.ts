/**
 * The rules runtime of the Storage emulator, which firebase-tools starts as a child process and talks to in
 * JSON lines: requests `load_ruleset` and `verify` on stdin, responses on stdout. If a condition
 * reads a Firestore document, the response to `verify` is a request for that document; the host answers it
 * under the same id, and the condition is evaluated again.
 */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { toResource } from './firestore/access/to-rule-value.ts';
import { FirestoreError } from './firestore/errors.ts';
import { parseDocumentName } from './firestore/names.ts';
import { readDocument } from './firestore/wire/messages.ts';
import { RulesLoadError } from './rules/errors.ts';
import type { RulesMap, RuleValue } from './rules/evaluate/rule-value.ts';
import { readExpressionValue } from './rules/expression-json.ts';
import {
  ANY_SEGMENT,
  ANY_SEGMENTS,
  loadRules,
  type Method,
  type PathSegment,
  type Ruleset,
  type RulesRequest,
} from './rules/ruleset.ts';
import {
  BadMessage,
  double,
  excerpt,
  isObject,
  listOf,
  mapOf,
  oneOf,
  parseBody,
  type ReadBy,
  type Reader,
  string,
} from './wire/json.ts';

/** Responds to every line of `input` on `output`, even invalid ones; resolves when `input` ends. */
export async function serveStorageRules(input: Readable, output: Writable): Promise<void> {
  const runtime = new StorageRulesRuntime();
  const send = (message: JsonObject) => output.write(`${JSON.stringify(message)}\n`);
  send({ id: -1, action: 'ready', status: 'ok', errors: [], warnings: [] });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') send(runtime.answer(line));
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

const asItIs: Reader<unknown> = (json) => json;

const readMessage = excerpt({ id: double, action: string, status: string, context: asItIs, result: asItIs });
type StorageMessage = ReadBy<typeof readMessage>;

const readLoad = excerpt({
  rulesetName: string,
  source: excerpt({ files: listOf(excerpt({ name: string, content: string })) }),
});

const readVerify = excerpt({
  rulesetName: string,
  service: oneOf('cloud.firestore', 'firebase.storage'),
  path: string,
  method: oneOf('get', 'list', 'create', 'update', 'delete', 'read', 'write'),
  delimiter: asItIs,
  variables: mapOf(readExpressionValue),
});

/** The resource of a document as Firestore's REST interface writes it. */
function toDocument(json: unknown): RuleValue {
  const { name = '', fields = new Map() } = readDocument(json);
  const { database, segments } = parseDocumentName(name);
  const document = { path: segments, fields, createTime: 0n, updateTime: 0n };
  return toResource(database.split('/')[3] ?? '', document);
}

/** A `verify` request waiting for a document, with the documents fetched so far. */
interface Verification {
  readonly ruleset: Ruleset;
  readonly request: RulesRequest;
  readonly documents: Map<string, RuleValue>;
  /** The path of the requested document. */
  awaited: string;
}

/** Thrown through the engine when a condition reads a document that has not been fetched yet. */
class DocumentNeeded extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`The document ${path} is needed.`);
    this.path = path;
  }
}

class StorageRulesRuntime {
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #waiting = new Map<number, Verification>();

  /** The response to one line; errors are responses, too. */
  answer(line: string): JsonObject {
    let message: unknown;
    try {
      message = parseBody(line);
      return { errors: [], warnings: [], ...this.#dispatch(readMessage(message)) };
    } catch (error) {
      if (!(error instanceof BadMessage || error instanceof FirestoreError)) throw error;
      return failure(message, error.message);
    }
  }

  #dispatch(message: StorageMessage): JsonObject {
    const { id, action, context } = message;
    if (id === undefined) throw new BadMessage('The message has no id.');
    if (action === 'load_ruleset') return { id, action, ...this.#load(readLoad(context ?? {})) };
    if (action === 'verify') return this.#verify(id, readVerify(context ?? {}));
    const waiting = this.#waiting.get(id);
    if (action !== undefined || !waiting) throw new BadMessage(`Unknown action '${action}'.`);
    return this.#resume(id, waiting, message);
  }

  #load({ rulesetName = '', source: { files = [] } = {} }: ReadBy<typeof readLoad>): JsonObject {
    const [file, ...others] = files;
    if (!file || others.length > 0) throw new BadMessage('A ruleset must be of one file.');
    try {
      const ruleset = loadRules(file.content ?? '');
      this.#rulesets.set(rulesetName, ruleset);
      return { status: 'ok', result: { rulesVersion: ruleset.file.version } };
    } catch (error) {
      if (!(error instanceof RulesLoadError)) throw error;
      return { status: 'error', errors: error.issues.map((issue) => describeIssue(file.name, issue)) };
    }
  }

  #verify(id: number, context: ReadBy<typeof readVerify>): JsonObject {
    const ruleset = this.#rulesets.get(context.rulesetName ?? '');
    if (!ruleset) throw new BadMessage(`The ruleset '${context.rulesetName}' is not loaded.`);
    return this.#decide(id, { ruleset, request: toRequest(context), documents: new Map(), awaited: '' });
  }

  #resume(id: number, waiting: Verification, { status, result }: StorageMessage): JsonObject {
    this.#waiting.delete(id);
    waiting.documents.set(waiting.awaited, status === 'ok' ? toDocument(result) : null);
    return this.#decide(id, waiting);
  }

  #decide(id: number, verification: Verification): JsonObject {
    const { ruleset, request, documents } = verification;
    try {
      const { allowed, debug } = ruleset.authorize(request, { read: (path) => readFrom(documents, path) });
      return { id, action: 'verify', status: 'ok', warnings: debug, result: { permit: allowed } };
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      this.#waiting.set(id, { ...verification, awaited: error.path });
      const context = { path: error.path };
      return { server_request_id: id, action: 'fetch_firestore_document', status: 'ok', context };
    }
  }
}

function readFrom(documents: ReadonlyMap<string, RuleValue>, path: readonly string[]): RuleValue {
  const name = `/${path.map(encodeURIComponent).join('/')}`;
  const document = documents.get(name);
  if (document === undefined) throw new DocumentNeeded(name);
  return document;
}

/** The host reports errors of responses with an action; it only prints others. */
function failure(message: unknown, error: string): JsonObject {
  const { id, action = 'verify' } = isObject(message) ? message : {};
  const addressee = typeof id === 'number' ? { id, action } : {};
  return { ...addressee, status: 'error', message: error, errors: [error], warnings: [] };
}

function describeIssue(
  file: unknown,
  { line, column, message }: { line: number; column: number; message: string },
) {
  return `${file}:${line}:${column} - ERROR ${message}`;
}

function toRequest({ service, path, method, delimiter, variables }: ReadBy<typeof readVerify>): RulesRequest {
  if (!service || path === undefined || !method || !variables)
    throw new BadMessage('The request is incomplete.');
  const operation = toMethod(method, variables);
  return { service, method: operation, path: toSegments(path, operation, delimiter), variables };
}

/** The host may also send `read` and `write`; the objects then determine the operation. */
function toMethod(method: Method | 'read' | 'write', variables: RulesMap): Method {
  if (method === 'read') return 'get';
  if (method !== 'write') return method;
  if ((variables.get('resource') ?? null) === null) return 'create';
  const request = variables.get('request');
  const after = request instanceof Map ? (request.get('resource') ?? null) : null;
  return after === null ? 'delete' : 'update';
}

/**
 * The objects that a request is about. A list is about any object in a folder (with the delimiter `/`), or at
 * any depth below it: the rule `match /images/{imageId}` permits listing `images/`.
 */
function toSegments(path: string, method: Method, delimiter: unknown): readonly PathSegment[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (method !== 'list') return segments;
  return delimiter === '/' ? [...segments, ANY_SEGMENT] : [...segments, ANY_SEGMENT, ANY_SEGMENTS];
}
