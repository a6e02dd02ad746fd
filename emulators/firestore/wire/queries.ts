/** `StructuredQuery` and `StructuredAggregationQuery`, as google/firestore/v1/query.proto has them. */

import {
  boolean,
  int32,
  lazily,
  listOf,
  message,
  oneOf,
  type ReadBy,
  type Reader,
  string,
} from '../../wire/json.ts';
import { readUnimplemented } from '../errors.ts';
import type { Value } from '../stored-value.ts';
import { readValue } from './value-json.ts';

const readField = message({ fieldPath: string });

const readFieldFilter = message({
  field: readField,
  op: oneOf(
    'OPERATOR_UNSPECIFIED',
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'EQUAL',
    'NOT_EQUAL',
    'ARRAY_CONTAINS',
    'IN',
    'ARRAY_CONTAINS_ANY',
    'NOT_IN',
  ),
  value: readValue,
});
export type WireFieldFilter = ReadBy<typeof readFieldFilter>;

const readUnaryFilter = message({
  // Numbered 2 to 5 in the proto.
  op: oneOf('OPERATOR_UNSPECIFIED', 'UNUSED_OPERATOR', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'),
  field: readField,
});
export type WireUnaryFilter = ReadBy<typeof readUnaryFilter>;

export interface WireFilter {
  compositeFilter?: { op?: 'OPERATOR_UNSPECIFIED' | 'AND' | 'OR'; filters?: WireFilter[] };
  fieldFilter?: WireFieldFilter;
  unaryFilter?: WireUnaryFilter;
}

const readFilter: Reader<WireFilter> = message(
  {
    compositeFilter: message({
      op: oneOf('OPERATOR_UNSPECIFIED', 'AND', 'OR'),
      filters: lazily(() => listOf(readFilter)),
    }),
    fieldFilter: readFieldFilter,
    unaryFilter: readUnaryFilter,
  },
  [['compositeFilter', 'fieldFilter', 'unaryFilter']],
);

const readCursor = message({ values: listOf(readValue), before: boolean });
export type WireCursor = { values?: Value[]; before?: boolean };

const readOrder = message({
  field: readField,
  direction: oneOf('DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'),
});
export type WireOrder = ReadBy<typeof readOrder>;

export const readStructuredQuery = message({
  select: message({ fields: listOf(readField) }),
  from: listOf(message({ collectionId: string, allDescendants: boolean })),
  where: readFilter,
  orderBy: listOf(readOrder),
  startAt: readCursor,
  endAt: readCursor,
  offset: int32,
  limit: int32,
  findNearest: readUnimplemented('StructuredQuery.findNearest'),
});
export type WireQuery = ReadBy<typeof readStructuredQuery>;

const readAggregation = message(
  {
    alias: string,
    count: message({ upTo: readUnimplemented('Count.upTo') }),
    sum: readUnimplemented('Aggregation.sum'),
    avg: readUnimplemented('Aggregation.avg'),
  },
  [['count', 'sum', 'avg']],
);
export type WireAggregation = ReadBy<typeof readAggregation>;

export const readAggregationQuery = message({
  structuredQuery: readStructuredQuery,
  aggregations: listOf(readAggregation),
});
