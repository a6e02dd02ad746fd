import { env } from '../../config/env.ts';
import { documentsPath, firestoreOrigin } from '../../config/firebaseUrls.ts';
import { isDocumentId } from '../../model/documentId.ts';
import type { Fields } from '../../model/text/parse.ts';
import { findLastSeen, markFresh, storeLastSeen } from './lastSeen.ts';
import { LoadError } from './loadError.ts';

/**
 * A small client for Firestore's REST API (https://firebase.google.com/docs/firestore/reference/rest). The SDK would
 * be a third of a first visit's JavaScript; only the staff area loads it.
 */

/** Milliseconds. */
const timeoutMs = 30_000;

export interface FirestoreDocument {
  readonly id: string;
  readonly fields: Fields;
}

export type FieldFilter = readonly [field: string, op: Operator, value: boolean | string];

type Operator = 'EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN';

export interface Query {
  readonly collection: string;
  readonly where?: readonly FieldFilter[];
  readonly orderBy?: readonly Order[];
  /** Cursor: only documents after this one, by `orderBy` or else by id. */
  readonly after?: FirestoreDocument | undefined;
  /** Skipped documents are billed; prefer `after`. */
  readonly offset?: number;
  readonly limit?: number;
  readonly fields?: readonly string[];
}

type Order = readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'];

/** @throws LoadError */
export async function fetchDocuments(query: Query): Promise<readonly FirestoreDocument[]> {
  const answers = await call(':runQuery', { structuredQuery: toStructuredQuery(query) });
  return answers.flatMap(({ document }) => (document ? [toDocument(document)] : []));
}

/** Fetches all results in batches of `limit`. @throws LoadError */
export async function* fetchInBatches(
  query: Query & { readonly limit: number },
): AsyncGenerator<readonly FirestoreDocument[]> {
  let after: FirestoreDocument | undefined;
  do {
    const batch = await fetchDocuments({ ...query, after });
    yield batch;
    after = batch.length === query.limit ? batch.at(-1) : undefined;
  } while (after);
}

/** Fetches all results, in batches of `limit`. @throws LoadError */
export async function fetchAll(
  query: Query & { readonly limit: number },
): Promise<readonly FirestoreDocument[]> {
  const all: FirestoreDocument[] = [];
  for await (const batch of fetchInBatches(query)) all.push(...batch);
  return all;
}

/** @throws LoadError */
export async function fetchCount(query: Query): Promise<number> {
  const aggregations = [{ alias: 'count', count: {} }];
  const request = { structuredAggregationQuery: { structuredQuery: toStructuredQuery(query), aggregations } };
  const [answer] = await call(':runAggregationQuery', request);
  return Number(answer?.result?.aggregateFields?.count?.integerValue);
}

/**
 * Fetches documents in one request. A document that does not exist is null; one that is not available offline has no
 * entry.
 * @throws LoadError
 */
export async function fetchDocumentsById(
  collection: string,
  ids: readonly string[],
  fields: readonly string[],
): Promise<ReadonlyMap<string, FirestoreDocument | null>> {
  // Ids may come from URLs; Firestore rejects requests with an invalid id.
  const documents = ids.filter(isDocumentId).map((id) => toName(collection, id));
  if (documents.length === 0) return new Map(ids.map((id) => [id, null]));
  const answers = await call(':batchGet', { documents, mask: { fieldPaths: fields } });
  return new Map(
    answers.flatMap(({ found, missing = found?.name }) =>
      missing ? [[toId(missing), found ? toDocument(found) : null]] : [],
    ),
  );
}

const root = documentsPath(env);
const origin = firestoreOrigin(env);

interface WireDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, WireValue>>;
}

interface ResponseItem {
  readonly document?: WireDocument;
  readonly found?: WireDocument;
  readonly missing?: string;
  readonly result?: { readonly aggregateFields?: Readonly<Record<string, WireValue>> };
}

type WireValue = Readonly<Record<string, unknown>>;

interface ApiError {
  readonly message?: string;
  readonly status?: string;
}

function toStructuredQuery({ collection, where = [], orderBy = [], after, offset, limit, fields }: Query) {
  const filters = where.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op, value: toValue(value) },
  }));
  // A cursor ends with the document's name, so the order must too.
  const order: readonly Order[] = after
    ? [...orderBy, ['__name__', orderBy.at(-1)?.[1] ?? 'ASCENDING']]
    : orderBy;
  const cursor = after && [
    ...orderBy.map(([field]) => toValue(after.fields[field])),
    { referenceValue: toName(collection, after.id) },
  ];
  return {
    select: fields && { fields: fields.map((fieldPath) => ({ fieldPath })) },
    from: [{ collectionId: collection }],
    where: filters.length > 0 ? { compositeFilter: { op: 'AND', filters } } : undefined,
    orderBy: order.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    startAt: cursor && { before: false, values: cursor },
    offset: offset || undefined,
    limit,
  };
}

function toName(collection: string, id: string): string {
  return `${root}/${collection}/${id}`;
}

function toValue(value: unknown): WireValue {
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: String(value) };
}

/** Falls back to the last stored answer if the database gives none (offline, timeout, server error, refusal). */
async function call(method: string, request: object): Promise<readonly ResponseItem[]> {
  const text = JSON.stringify(request);
  try {
    return await fetchAnswers(method, text);
  } catch (error) {
    if (error instanceof LoadError && error.isPermanent) throw error;
    const seen = await findLastSeen(text);
    if (seen) return seen as readonly ResponseItem[];
    throw error;
  }
}

async function fetchAnswers(method: string, request: string): Promise<readonly ResponseItem[]> {
  const response = await send(`${origin}/v1/${root}${method}?key=${env.firebase.apiKey}`, request);
  const copy = response.clone();
  const content: unknown = await response.json().catch(() => null);
  if (response.ok && Array.isArray(content)) {
    markFresh();
    void storeLastSeen(request, copy);
    return content;
  }
  throw toLoadError(content, response.status === 400 || response.status === 404);
}

/** A string body is sent as text/plain, which needs no CORS preflight. */
async function send(url: string, body: string): Promise<Response> {
  try {
    return await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new LoadError(late ? 'database/timeout' : 'database/unreachable');
  }
}

/** Google's error format, either an object or a list of one. */
function toLoadError(content: unknown, isPermanent: boolean): LoadError {
  const [first] = [content].flat();
  const { message, status } = (first as { error?: ApiError } | null)?.error ?? {};
  if (!message) return new LoadError('database/unreadable');
  // The message is for developers: it links to the console to create the index.
  if (status === 'FAILED_PRECONDITION') return new LoadError('database/notReady', { isPermanent });
  return new LoadError('database/refused', { detail: message, isPermanent, status });
}

function toDocument({ name, fields = {} }: WireDocument): FirestoreDocument {
  return { id: toId(name), fields: parseFields(fields) };
}

function toId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function parseFields(fields: Readonly<Record<string, WireValue>>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, parseValue(value)]));
}

function parseValue(value: WireValue): unknown {
  const [[type, content] = []] = Object.entries(value);
  if (type === 'integerValue' || type === 'doubleValue') return Number(content);
  if (type === 'timestampValue') return new Date(String(content));
  if (type === 'arrayValue')
    return ((content as { values?: readonly WireValue[] }).values ?? []).map(parseValue);
  if (type === 'mapValue')
    return parseFields((content as { fields?: Record<string, WireValue> }).fields ?? {});
  return content;
}
