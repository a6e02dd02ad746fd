import { env } from '../../config/env.ts';
import { isDocumentId } from '../../model/documentId.ts';
import type { Fields } from '../../model/text/read.ts';
import { markFresh, readLastSeen, searchLastSeen, storeLastSeen } from './lastSeen.ts';
import { LoadError } from './loadError.ts';

/**
 * What a visitor reads, straight over Firestore's REST interface
 * (https://firebase.google.com/docs/firestore/reference/rest): four kinds of read need a page of code where the
 * SDK is a third of a first visit's JavaScript. Staff, who write and sign in, get the SDK with their area.
 */

/** How long an answer may take, in milliseconds. */
const timeoutMs = 30_000;

export interface FirestoreDocument {
  readonly id: string;
  readonly fields: Fields;
  /** When it was last written. */
  readonly updatedAt: Date | null;
}

export type FieldFilter = readonly [field: string, op: keyof typeof operators, value: boolean | string];

export interface Query {
  readonly collection: string;
  /** All of these must hold; a comparison with a text holds for texts alone. */
  readonly where?: readonly FieldFilter[];
  readonly orderBy?: readonly (readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'])[];
  /** In the order of ids, only what comes after this one. */
  readonly afterId?: string;
  /** In the order of `orderBy`, only what comes before this document, of which its fields are known. */
  readonly before?: Pick<FirestoreDocument, 'id' | 'fields'>;
  readonly offset?: number;
  readonly limit?: number;
  /** Only these fields of each document. */
  readonly fields?: readonly string[];
}

/** What a query calls a document's own name. */
export const idField = '__name__';

const operators = {
  '==': 'EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
} as const;

/** The documents a query finds. @throws LoadError */
export async function queryDocuments(query: Query): Promise<readonly FirestoreDocument[]> {
  const answers = await read(':runQuery', { structuredQuery: toStructuredQuery(query) });
  return answers.flatMap(({ document }) => (document ? [readDocument(document)] : []));
}

/** How many documents a query finds. @throws LoadError */
export async function countDocuments(query: Query): Promise<number> {
  const aggregations = [{ alias: 'count', count: {} }];
  const request = { structuredAggregationQuery: { structuredQuery: toStructuredQuery(query), aggregations } };
  const [answer] = await read(':runAggregationQuery', request);
  return Number(answer?.result?.aggregateFields?.count?.integerValue);
}

/** What is read of a document. */
interface Part {
  readonly fields: readonly string[];
  /** Where there is no answer, a document of a list that asked for these is as good as can be had. */
  readonly fieldsInList?: readonly string[];
}

/** These fields of one document, or null where there is none. @throws LoadError */
export async function getDocument(
  collection: string,
  id: string,
  part: Part,
): Promise<FirestoreDocument | null> {
  return (await getDocuments(collection, [id], part)).get(id) ?? null;
}

/**
 * These fields of documents by id, in one request. One that does not exist is null; one that was never seen, where
 * there is no answer now, is missing.
 *
 * @throws LoadError
 */
export async function getDocuments(
  collection: string,
  ids: readonly string[],
  { fields, fieldsInList = fields }: Part,
): Promise<ReadonlyMap<string, FirestoreDocument | null>> {
  // An id is a stranger's text: anything that is no id names no document.
  const documents = ids.filter(isDocumentId).map((id) => `${root}/${collection}/${id}`);
  if (documents.length === 0) return new Map(ids.map((id) => [id, null]));
  const request = { documents, mask: { fieldPaths: fields } };
  const answers = await read(':batchGet', request, () => searchDocuments(documents, fieldsInList));
  return new Map(
    answers.flatMap(({ found, missing = found?.name }) =>
      missing ? [[idOf(missing), found ? readDocument(found) : null]] : [],
    ),
  );
}

/** Where there is no answer, documents that were seen in lists that asked for these fields are as good. */
async function searchDocuments(
  names: readonly string[],
  fields: readonly string[],
): Promise<readonly unknown[] | null> {
  const seen = names.map((name) =>
    searchLastSeen((answers, request) =>
      asksFor(request, fields) ? findIn(answers as readonly Answer[], name) : null,
    ),
  );
  const found = (await Promise.all(seen)).filter(Boolean);
  return found.length > 0 ? found : null;
}

function asksFor(request: string, fields: readonly string[]): boolean {
  return fields.every((field) => request.includes(JSON.stringify(field)));
}

const root = `projects/${env.firebase.projectId}/databases/(default)/documents`;
const origin = env.emulators ? `http://${env.emulators.firestore}` : 'https://firestore.googleapis.com';

interface WireDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, WireValue>>;
  readonly updateTime?: string;
}

interface Answer {
  readonly document?: WireDocument;
  readonly found?: WireDocument;
  /** The name of a document that does not exist. */
  readonly missing?: string;
  readonly result?: { readonly aggregateFields?: Readonly<Record<string, WireValue>> };
}

type WireValue = Readonly<Record<string, unknown>>;

function toStructuredQuery(query: Query) {
  const { collection, where = [], orderBy, afterId, before, offset, limit, fields } = query;
  const filters = where.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op: operators[op], value: toValue(value) },
  }));
  return {
    ...(fields && { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } }),
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orderBy && {
      orderBy: orderBy.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    }),
    ...(afterId && {
      orderBy: [{ field: { fieldPath: idField } }],
      startAt: { values: [toReference(collection, afterId)], before: false },
    }),
    ...(orderBy &&
      before && {
        endAt: {
          values: orderBy.map(([field]) =>
            field === idField ? toReference(collection, before.id) : toValue(before.fields[field]),
          ),
          before: true,
        },
      }),
    ...(offset && { offset }),
    ...(limit && { limit }),
  };
}

function toReference(collection: string, id: string): WireValue {
  return { referenceValue: `${root}/${collection}/${id}` };
}

function toValue(value: unknown): WireValue {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  return value === null ? { nullValue: value } : { stringValue: String(value) };
}

function findIn(answers: readonly Answer[], name: string): Answer | null {
  const found = answers.flatMap(({ document, found }) => document ?? found ?? []);
  const document = found.find((each) => each.name === name);
  return document ? { found: document } : null;
}

/**
 * The database's answer; where it gives none (no network or none that leads to it, no time, an error of its own,
 * a refusal) the one seen last, or what `elsewhere` finds.
 */
async function read(
  call: string,
  request: object,
  fallback: () => Promise<unknown> = async () => null,
): Promise<readonly Answer[]> {
  const text = JSON.stringify(request);
  try {
    return await fetchAnswers(call, text);
  } catch (error) {
    if (error instanceof LoadError && error.isAnswer) throw error;
    const seen = (await readLastSeen(text)) ?? (await fallback());
    if (seen) return seen as readonly Answer[];
    throw error;
  }
}

async function fetchAnswers(call: string, request: string): Promise<readonly Answer[]> {
  const url = `${origin}/v1/${root}${call}?key=${env.firebase.apiKey}`;
  const response = await send(url, request);
  const copy = response.clone();
  const content: unknown = await response.json().catch(() => null);
  if (response.ok && Array.isArray(content)) {
    markFresh();
    void storeLastSeen(request, copy);
    return content;
  }
  throw failureOf(content, response.status === 400 || response.status === 404);
}

/** A text without a type of its own is sent as plain: that needs no preflight, which would double the wait. */
async function send(url: string, body: string): Promise<Response> {
  try {
    return await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new LoadError(late ? 'database/timeout' : 'database/unreachable');
  }
}

/** Google's error shape, alone or as the only element of a list. */
function failureOf(content: unknown, isAnswer: boolean): LoadError {
  const [first] = Array.isArray(content) ? content : [content];
  const { message, status } = (first as { error?: Record<string, unknown> } | null)?.error ?? {};
  if (typeof message !== 'string') return new LoadError('database/unreadable');
  // Its own words are for developers: they name the console's page that makes the missing index.
  if (status === 'FAILED_PRECONDITION') return new LoadError('database/notReady', { isAnswer });
  return new LoadError('database/refused', {
    detail: message,
    isAnswer,
    status: typeof status === 'string' ? status : null,
  });
}

function readDocument({ name, fields = {}, updateTime }: WireDocument): FirestoreDocument {
  return {
    id: idOf(name),
    fields: readMap(fields),
    updatedAt: updateTime ? new Date(updateTime) : null,
  };
}

function idOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function readMap(fields: Readonly<Record<string, WireValue>>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(value)]));
}

function readValue(value: WireValue): unknown {
  const [[type, content] = []] = Object.entries(value);
  if (type === 'integerValue' || type === 'doubleValue') return Number(content);
  if (type === 'timestampValue') return new Date(String(content));
  if (type === 'arrayValue')
    return ((content as { values?: readonly WireValue[] }).values ?? []).map(readValue);
  if (type === 'mapValue') return readMap((content as { fields?: Record<string, WireValue> }).fields ?? {});
  return content;
}
