/** Converts a query's filters to what they guarantee of each result, for the rules engine. */
import type { Constraint } from '../../rules/ruleset.ts';
import { type Filter, isComposite, type Leaf, type Query, type UnaryOp } from '../query/query.ts';
import { isNaNValue, isNull, type Value } from '../stored-value.ts';
import { toRuleValue } from './to-rule-value.ts';

type Conjunction = readonly Constraint[];

/** A disjunction of conjunctions: each document a query returns meets all constraints of one of them. */
export const constraintsOf = ({ filter }: Query): readonly Conjunction[] =>
  filter === undefined ? [[]] : disjunctsOf(filter);

function disjunctsOf(filter: Filter): readonly Conjunction[] {
  if (!isComposite(filter)) return [[constraintOf(filter)]];
  if (filter.kind === 'or') return filter.filters.flatMap(disjunctsOf);
  return filter.filters
    .map(disjunctsOf)
    .reduce((all, part) => all.flatMap((before) => part.map((after) => [...before, ...after])));
}

const SCALAR = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'array-contains',
} as const;

const LISTS = { IN: 'in', NOT_IN: 'not-in', ARRAY_CONTAINS_ANY: 'array-contains-any' } as const;

function constraintOf(leaf: Leaf): Constraint {
  const { field } = leaf;
  if (leaf.kind === 'unary') return unaryConstraint(field, leaf.op);
  if (leaf.op === 'IN' || leaf.op === 'NOT_IN' || leaf.op === 'ARRAY_CONTAINS_ANY') {
    return { field, op: LISTS[leaf.op], value: elements(leaf.value).map(toRuleValue) };
  }
  // Rules learn about null and NaN only from unary filters.
  const { op, value } = leaf;
  if (op === 'EQUAL' && (isNull(value) || isNaNValue(value))) return { field, op: 'none', value: null };
  return { field, op: SCALAR[op], value: toRuleValue(value) };
}

function unaryConstraint(field: readonly string[], op: UnaryOp): Constraint {
  if (op === 'IS_NULL') return { field, op: '==', value: null };
  return op === 'IS_NAN' ? { field, op: '==', value: Number.NaN } : { field, op: 'none', value: null };
}

const elements = (value: Value): readonly Value[] => (value.type === 'array' ? value.values : []);
