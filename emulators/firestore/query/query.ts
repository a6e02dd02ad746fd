/** A checked query with a complete order. */
import type { FieldPath } from '../field-paths.ts';
import type { Value } from '../stored-value.ts';

/** The path of a document's own name. */
export const NAME: FieldPath = ['__name__'];

export const isName = (path: FieldPath) => path.length === 1 && path[0] === '__name__';

export type CompareOp =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';

export type UnaryOp = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

export interface CompareFilter {
  readonly kind: 'compare';
  readonly field: FieldPath;
  readonly op: CompareOp;
  readonly value: Value;
}

interface UnaryFilter {
  readonly kind: 'unary';
  readonly field: FieldPath;
  readonly op: UnaryOp;
}

export interface CompositeFilter {
  readonly kind: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export type Leaf = CompareFilter | UnaryFilter;
export type Filter = Leaf | CompositeFilter;

export interface Order {
  readonly field: FieldPath;
  readonly descending: boolean;
}

/** A position in the query's order: a value for each of its first orders. */
export interface Bound {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** Where a query searches: any collection without an id; with `deep`, any depth below the parent. */
export interface Source {
  readonly collectionId?: string;
  readonly deep: boolean;
}

export interface Query {
  /** The segments of the parent document; none for the root. */
  readonly parent: readonly string[];
  readonly source: Source;
  readonly filter?: Filter | undefined;
  /** Always ends with the document's name. */
  readonly orders: readonly Order[];
  /** As requested. */
  readonly requestedOrders: readonly Order[];
  readonly start?: Bound | undefined;
  readonly end?: Bound | undefined;
  readonly offset: number;
  readonly limit?: number | undefined;
  /** The returned fields; all if omitted. */
  readonly projection?: readonly FieldPath[] | undefined;
}

export const isComposite = (filter: Filter): filter is CompositeFilter =>
  filter.kind === 'and' || filter.kind === 'or';

const INEQUALITIES: readonly Leaf['op'][] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
];

export const isInequality = ({ op }: Leaf): boolean => INEQUALITIES.includes(op);

/** The filters without parts. */
export function leavesOf(filter: Filter | undefined): readonly Leaf[] {
  if (filter === undefined) return [];
  return isComposite(filter) ? filter.filters.flatMap(leavesOf) : [filter];
}
