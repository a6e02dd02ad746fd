/** Parses and checks a `StructuredQuery`, with the official emulator's messages. */
import { failedPrecondition, invalidArgument } from '../errors.ts';
import { type FieldPath, formatFieldPath } from '../field-paths.ts';
import { checkCollectionId, type ResourceName } from '../names.ts';
import { compareSegments } from '../order.ts';
import type { WireCursor, WireOrder, WireQuery } from '../wire/queries.ts';
import { checkFilter, databaseOfKey, displayField, parseField, parseFilter } from './parse-filter.ts';
import {
  type Bound,
  type Filter,
  isInequality,
  isName,
  leavesOf,
  NAME,
  type Order,
  type Query,
  type Source,
} from './query.ts';

/** Throws INVALID_ARGUMENT or FAILED_PRECONDITION for an invalid query. */
export function parseQuery({ database, segments: parent }: ResourceName, wire: WireQuery): Query {
  const source = parseSource(wire.from ?? []);
  const anyCollection = source.collectionId === undefined;
  if ((wire.limit ?? 0) < 0) throw invalidArgument('limit is negative');
  if ((wire.offset ?? 0) < 0) throw invalidArgument('offset is negative');
  const filter = parseFilter(wire.where);
  checkFilter(filter, anyCollection, database);
  const explicit = (wire.orderBy ?? []).map(parseOrder);
  const orders = completeOrders(explicit, filter, anyCollection);
  if (source.deep && parent.length > 0) checkBelow(orders, filter);
  return {
    parent,
    source,
    filter,
    orders,
    requestedOrders: explicit,
    start: wire.startAt && parseCursor(wire.startAt, explicit, database),
    end: wire.endAt && parseCursor(wire.endAt, explicit, database),
    offset: wire.offset ?? 0,
    limit: wire.limit,
    projection: wire.select && parseProjection(wire.select.fields ?? []),
  };
}

function parseSource(from: NonNullable<WireQuery['from']>): Source {
  if (from.length > 1) {
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  }
  const { collectionId = '', allDescendants = false } = from[0] ?? {};
  if (collectionId === '') return { deep: allDescendants };
  checkCollectionId(collectionId);
  return { collectionId, deep: allDescendants };
}

const parseOrder = ({ field, direction }: WireOrder): Order => ({
  field: parseField(field),
  descending: direction === 'DESCENDING',
});

const parseProjection = (fields: readonly { fieldPath?: string }[]): FieldPath[] =>
  fields.map(parseField).filter((field) => !isName(field));

const sameField = (a: FieldPath, b: FieldPath) => formatFieldPath(a) === formatFieldPath(b);

/**
 * Adds to the requested orders the other fields of inequalities, then the name. Added orders have the direction of the
 * last requested one.
 */
function completeOrders(
  explicit: readonly Order[],
  filter: Filter | undefined,
  anyCollection: boolean,
): Order[] {
  explicit.forEach((order, i) => {
    checkOrder(order, explicit.slice(0, i), anyCollection);
  });
  const descending = explicit.at(-1)?.descending ?? false;
  const orders = [...explicit];
  for (const field of inequalityFields(filter)) {
    if (!orders.some((order) => sameField(order.field, field))) orders.push({ field, descending });
  }
  const name = orders.findIndex(({ field }) => isName(field));
  if (name !== -1 && name < orders.length - 1) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
  if (name === -1) orders.push({ field: NAME, descending });
  checkKeyScan(orders, filter);
  return orders;
}

function checkOrder({ field }: Order, earlier: readonly Order[], anyCollection: boolean): void {
  if (earlier.some((order) => sameField(order.field, field))) {
    throw invalidArgument(`order by clause cannot contain duplicate fields ${displayField(field)}`);
  }
  if (anyCollection && !isName(field)) {
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  }
}

/** The official emulator scans keys in ascending order only. */
function checkKeyScan(orders: readonly Order[], filter: Filter | undefined): void {
  const backwards = orders.length === 1 && orders[0]?.descending;
  if (backwards && leavesOf(filter).every(({ field }) => isName(field))) {
    throw failedPrecondition('Firestore does not support descending key scans');
  }
}

/** Collection group queries below a document support only the order of names. */
function checkBelow(orders: readonly Order[], filter: Filter | undefined): void {
  const fields = [...orders, ...leavesOf(filter)].map(({ field }) => field);
  if (fields.some((field) => !isName(field))) {
    throw invalidArgument('collection group queries are only allowed at the root parent');
  }
}

function inequalityFields(filter: Filter | undefined): FieldPath[] {
  return leavesOf(filter)
    .filter((leaf) => isInequality(leaf) && !isName(leaf.field))
    .map(({ field }) => field)
    .sort(compareSegments);
}

/** A cursor has at most one value for each requested order; the value for the name is a reference. */
function parseCursor(
  { values = [], before = false }: WireCursor,
  explicit: readonly Order[],
  database: string,
): Bound {
  if (values.length > explicit.length) throw invalidArgument('Cursor has too many values.');
  values.forEach((value, i) => {
    if (!isName(explicit[i]?.field ?? [])) return;
    if (value.type !== 'reference') {
      throw invalidArgument('Cursor __key__ value is not a document reference.');
    }
    if (databaseOfKey(value) !== database) {
      throw invalidArgument('The cursor key is in a different database than the query');
    }
  });
  return { values, before };
}
