/** Runs a query in memory. Without indexes, it scans the whole collection. */
import { getField } from '../field-paths.ts';
import { compareSegments, compareValues } from '../order.ts';
import type { Documents, StoredDocument } from '../store/documents.ts';
import type { Value } from '../stored-value.ts';
import { fieldValue, matches } from './match.ts';
import { type Bound, isName, type Order, type Query } from './query.ts';

export interface Results {
  readonly documents: readonly StoredDocument[];
  /** Number of documents skipped by the offset. */
  readonly skipped: number;
}

/** @param at read time in microseconds; now if omitted */
export function runQuery(query: Query, documents: Documents, database: string, at?: bigint): Results {
  const found = [...candidates(query, documents, at)]
    .filter((document) => isMember(query, document, database))
    .sort((a, b) => compareDocuments(query.orders, a, b));
  const inRange = found.filter((document) => isInRange(query, document, database));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return {
    documents: inRange.slice(query.offset, end),
    skipped: Math.min(query.offset, inRange.length),
  };
}

function* candidates({ parent, source }: Query, documents: Documents, at?: bigint) {
  const { collectionId, deep } = source;
  if (deep) return yield* documents.below(parent, collectionId, at);
  const ids = collectionId === undefined ? documents.collectionIds(parent, at) : [collectionId];
  for (const id of ids) yield* documents.inCollection([...parent, id], at);
}

/** Whether the filter holds and every ordered field is there. */
function isMember(query: Query, document: StoredDocument, database: string): boolean {
  return (
    (query.filter === undefined || matches(query.filter, document, database)) &&
    query.orders.every(({ field }) => isName(field) || getField(document.fields, field) !== undefined)
  );
}

function compareDocuments(orders: readonly Order[], a: StoredDocument, b: StoredDocument): number {
  for (const { field, descending } of orders) {
    const difference = isName(field)
      ? compareSegments(a.path, b.path)
      : compareValues(getField(a.fields, field) as Value, getField(b.fields, field) as Value);
    if (difference !== 0) return descending ? -difference : difference;
  }
  return 0;
}

function isInRange(query: Query, document: StoredDocument, database: string): boolean {
  const { start, end, orders } = query;
  if (start) {
    const position = compareToBound(orders, document, start, database);
    if (position < 0 || (position === 0 && !start.before)) return false;
  }
  if (!end) return true;
  const position = compareToBound(orders, document, end, database);
  return position < 0 || (position === 0 && !end.before);
}

/** Compares a document with a cursor, in the orders the cursor has values for. */
function compareToBound(
  orders: readonly Order[],
  document: StoredDocument,
  { values }: Bound,
  database: string,
): number {
  for (const [i, value] of values.entries()) {
    const { field, descending } = orders[i] as Order;
    const difference = compareValues(fieldValue(document, field, database) as Value, value);
    if (difference !== 0) return descending ? -difference : difference;
  }
  return 0;
}
