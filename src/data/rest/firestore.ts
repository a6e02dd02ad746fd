import { env } from '../../config/env.ts';
import { documentsPath, firestoreOrigin } from '../../config/firebaseUrls.ts';
import { isDocumentId } from '../../model/documentId.ts';
import type { Fields } from '../../model/text/parse.ts';
import { mapValues, toPlain } from '../../model/wireValues.ts';
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

/** A document with its position in the order of its query. */
export interface ListedDocument extends FirestoreDocument {
  readonly cursor: Cursor;
}

/** A value for each order, then the document's name; as stored, because a parsed value has lost its type. */
export type Cursor = readonly StoredValue[];

/** A value in Firestore's JSON, such as `{ integerValue: '1' }`. */
export type StoredValue = Readonly<Record<string, unknown>>;

export type FieldFilter =
  | readonly [field: string, op: Operator, value: boolean | string | StoredValue]
  | readonly [field: string, op: 'IN', values: readonly (string | StoredValue)[]];

type Operator = 'EQUAL' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN';

export interface Query {
  readonly collection: string;
  readonly where?: readonly FieldFilter[];
  readonly orderBy?: readonly Order[];
  /** Only documents after this one, by `orderBy` or else by id; after all with these values if it lacks the name. */
  readonly after?: Cursor | undefined;
  /** Skipped documents are billed; prefer `after`. */
  readonly offset?: number;
  readonly limit?: number;
  readonly fields?: readonly string[];
}

type Order = readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'];

/** @throws LoadError */
export async function fetchDocuments(query: Query): Promise<readonly ListedDocument[]> {
  const answers = await call(':runQuery', { structuredQuery: toStructuredQuery(query) });
  return answers.flatMap(({ document }) =>
    document ? [{ ...toDocument(document), cursor: toCursor(document, query) }] : [],
  );
}

/** @throws LoadError */
export async function fetchCount(query: Query): Promise<number> {
  const aggregations = [{ alias: 'count', count: {} }];
  const request = { structuredAggregationQuery: { structuredQuery: toStructuredQuery(query), aggregations } };
  const [answer] = await call(':runAggregationQuery', request);
  const count = Number(answer?.result?.aggregateFields?.count?.integerValue);
  if (Number.isNaN(count)) throw new LoadError('database/unreadable');
  return count;
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
  const documents = ids.filter(isDocumentId).map((id) => `${root}/${collection}/${id}`);
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
  readonly fields?: Readonly<Record<string, StoredValue>>;
}

interface ResponseItem {
  readonly document?: WireDocument;
  readonly found?: WireDocument;
  readonly missing?: string;
  readonly result?: { readonly aggregateFields?: Readonly<Record<string, StoredValue>> };
}

interface ApiError {
  readonly message?: string;
  readonly status?: string;
}

function toStructuredQuery({ collection, where = [], orderBy = [], after, offset, limit, fields }: Query) {
  const filters = where.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op, value: toValue(value) },
  }));
  // A cursor may end with the document's name, so the order must too.
  const order: readonly Order[] = after
    ? [...orderBy, ['__name__', orderBy.at(-1)?.[1] ?? 'ASCENDING']]
    : orderBy;
  return {
    select: fields && { fields: fields.map((fieldPath) => ({ fieldPath })) },
    from: [{ collectionId: collection }],
    where: filters.length > 0 ? { compositeFilter: { op: 'AND', filters } } : undefined,
    orderBy: order.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    startAt: after && { before: false, values: after },
    offset: offset || undefined,
    limit,
  };
}

function toCursor({ name, fields = {} }: WireDocument, { orderBy = [] }: Query): Cursor {
  return [...orderBy.map(([field]) => fields[field] ?? { nullValue: null }), { referenceValue: name }];
}

function toValue(value: FieldFilter[2]): StoredValue {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return Array.isArray(value) ? { arrayValue: { values: value.map(toValue) } } : (value as StoredValue);
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
  if (response.ok && Array.isArray(content) && content.every(isItem)) {
    markFresh();
    void storeLastSeen(request, copy);
    return content;
  }
  throw toLoadError(content, response.status === 400 || response.status === 404);
}

/** A proxy between the browser and the database may respond instead. */
function isItem(item: Partial<ResponseItem> | null): boolean {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  return (
    isObject(item) &&
    [item?.document, item?.found].every(
      (each) =>
        each === undefined ||
        (typeof each?.name === 'string' && Object.values(each.fields ?? {}).every(isObject)),
    )
  );
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
  return { id: toId(name), fields: mapValues(fields, toPlain) };
}

function toId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
