/** Converts the rules engine's constraints to the filters of a query. */

import { isList, isMap, RulesPath, RulesTimestamp, type RuleValue } from '../../rules/evaluate/rule-value.ts';
import type { Constraint } from '../../rules/ruleset.ts';

type Wire = Readonly<Record<string, unknown>>;

const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const;

/** A query of `collection`, called `Cars` in the names of documents; `root` as in resource names. */
export function queryOf(constraints: readonly Constraint[], collection: string, root: string): Wire {
  const filters = constraints.map((constraint) => filterOf(constraint, collection, root));
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
  };
}

function filterOf(constraint: Constraint, collection: string, root: string): Wire {
  const field = { fieldPath: constraint.field.join('.') };
  if (constraint.op === 'none') return { unaryFilter: { op: 'IS_NOT_NULL', field } };
  if (constraint.value === null && (constraint.op === '==' || constraint.op === '!=')) {
    return { unaryFilter: { op: constraint.op === '==' ? 'IS_NULL' : 'IS_NOT_NULL', field } };
  }
  const value = wireValue(constraint.value, collection, root);
  return { fieldFilter: { field, op: OPERATORS[constraint.op], value } };
}

function wireValue(value: RuleValue, collection: string, root: string): Wire {
  const inner = (item: RuleValue) => wireValue(item, collection, root);
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: Number.isNaN(value) ? 'NaN' : value };
  if (typeof value === 'string') return { stringValue: value };
  if (isList(value)) return { arrayValue: { values: value.map(inner) } };
  if (isMap(value)) {
    return { mapValue: { fields: Object.fromEntries([...value].map(([key, item]) => [key, inner(item)])) } };
  }
  if (value instanceof RulesTimestamp) {
    return { timestampValue: new Date(Number(value.nanos / 1_000_000n)).toISOString() };
  }
  if (!(value instanceof RulesPath)) throw new TypeError('Not a value that queries of the cases hold.');
  const segments = value.segments.slice(3).map((segment) => (segment === 'Cars' ? collection : segment));
  return { referenceValue: [root, ...segments].join('/') };
}
