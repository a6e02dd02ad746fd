/**
 * The rules runtime of the Storage emulator, which firebase-tools starts as a child process and talks to in
 * JSON lines: `load_ruleset` and `verify` come in on stdin, their answers go out on stdout. Where a condition
 * asks for a Firestore document, the answer to `verify` is a request for that document; the host answers it
 * under the same id, and the condition is evaluated again.
 */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { RulesLoadError } from './rules/errors.ts';
import {
  ANY_SEGMENT,
  ANY_SEGMENTS,
  authorize,
  loadRules,
  type Method,
  type PathSegment,
  type Ruleset,
  type RulesRequest,
  type ServiceName,
} from './rules/ruleset.ts';
import type { RulesMap, RuleValue } from './rules/values.ts';
import { decodeDocument } from './rules/wire/documents.ts';
import { decodeExpressionValue } from './rules/wire/expression-values.ts';
import {
  asArray,
  asObject,
  asString,
  BadValue,
  bad,
  isObject,
  type JsonObject,
  parseMessage,
} from './rules/wire/json.ts';

/** Answers every line of `input` on `output`; resolves when `input` ends. Whatever a line holds, the next is read. */
export async function serveStorageRules(input: Readable, output: Writable): Promise<void> {
  const runtime = new StorageRulesRuntime();
  const send = (message: JsonObject) => output.write(`${JSON.stringify(message)}\n`);
  send({ id: -1, action: 'ready', status: 'ok', errors: [], warnings: [] });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') send(runtime.answer(line));
  }
}

/** A `verify` that waits for a document, and the documents it was given before. */
interface Verification {
  readonly ruleset: Ruleset;
  readonly request: RulesRequest;
  readonly documents: Map<string, RuleValue>;
  /** The path of the document asked for. */
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

  /** The answer to one line. Faults of the line are answered too. */
  answer(line: string): JsonObject {
    let message: unknown;
    try {
      message = parseMessage(line);
      return { errors: [], warnings: [], ...this.#dispatch(asObject(message, 'message')) };
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      return failure(message, error.message);
    }
  }

  #dispatch(message: JsonObject): JsonObject {
    const { id, action } = message;
    if (typeof id !== 'number') return bad('id', id);
    if (action === 'load_ruleset') return { id, action, ...this.#load(asObject(message.context, 'context')) };
    if (action === 'verify') return this.#verify(id, asObject(message.context, 'context'));
    const waiting = this.#waiting.get(id);
    return action === undefined && waiting ? this.#resume(id, waiting, message) : bad('action', action);
  }

  #load({ rulesetName, source }: JsonObject): JsonObject {
    const name = asString(rulesetName, 'rulesetName');
    const [file, ...others] = asArray(asObject(source, 'source').files, 'files');
    if (others.length > 0) throw new BadValue('A ruleset of several files is not supported.');
    const { name: fileName, content } = asObject(file, 'file');
    try {
      const ruleset = loadRules(asString(content, 'content'));
      this.#rulesets.set(name, ruleset);
      return { status: 'ok', result: { rulesVersion: ruleset.version } };
    } catch (error) {
      if (!(error instanceof RulesLoadError)) throw error;
      return { status: 'error', errors: error.issues.map((issue) => describeIssue(fileName, issue)) };
    }
  }

  #verify(id: number, context: JsonObject): JsonObject {
    const ruleset = this.#rulesets.get(asString(context.rulesetName, 'rulesetName'));
    if (!ruleset) return bad('rulesetName (it is not loaded)', context.rulesetName);
    return this.#decide(id, { ruleset, request: toRequest(context), documents: new Map(), awaited: '' });
  }

  #resume(id: number, waiting: Verification, { status, result }: JsonObject): JsonObject {
    this.#waiting.delete(id);
    waiting.documents.set(waiting.awaited, status === 'ok' ? decodeDocument(result) : null);
    return this.#decide(id, waiting);
  }

  #decide(id: number, verification: Verification): JsonObject {
    const { ruleset, request, documents } = verification;
    try {
      const { allowed, debug } = authorize(ruleset, request, { read: (path) => readFrom(documents, path) });
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

/** The host reads the fault off an answer that names an action, and only prints one that does not. */
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

const SERVICES: readonly unknown[] = ['cloud.firestore', 'firebase.storage'] satisfies ServiceName[];

function toRequest({ service, path, method, delimiter, variables }: JsonObject): RulesRequest {
  if (!SERVICES.includes(service)) return bad('service', service);
  const globals = toVariables(variables);
  const operation = toMethod(method, globals);
  return {
    service: service as ServiceName,
    method: operation,
    path: toSegments(asString(path, 'path'), operation, delimiter),
    variables: globals,
  };
}

function toVariables(variables: unknown): RulesMap {
  return new Map(
    Object.entries(asObject(variables, 'variables')).map(([name, value]) => [
      name,
      decodeExpressionValue(value),
    ]),
  );
}

const METHODS: readonly unknown[] = ['get', 'list', 'create', 'update', 'delete'] satisfies Method[];

/** The host may also say `read` and `write`, which leave it to the objects what is meant. */
function toMethod(method: unknown, variables: RulesMap): Method {
  if (METHODS.includes(method)) return method as Method;
  if (method === 'read') return 'get';
  if (method !== 'write') return bad('method', method);
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
