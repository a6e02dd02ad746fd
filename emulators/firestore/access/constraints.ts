/** What a query's filters guarantee of each document it can return, as the rules engine wants to know it. */
import type { Constraint } from '../../rules/ruleset.ts';
import { type Filter, isComposite, isName, type Leaf, type Query, type UnaryOp } from '../query/query.ts';
import type { Value } from '../values.ts';
import { toRuleValue } from './rule-values.ts';

type Conjunction = readonly Constraint[];

/** A disjunction of conjunctions: each document a query returns meets all constraints of one of them. */
export function constraintsOf({ filter, orders, required }: Query): readonly Conjunction[] {
  const present = [...orders.map(({ field }) => field), ...required]
    .filter((field) => !isName(field))
    .map((field): Constraint => ({ field, op: 'exists' }));
  const disjuncts = filter === undefined ? [[]] : disjunctsOf(filter);
  return disjuncts.map((conjunction) => [...conjunction, ...present]);
}

function disjunctsOf(filter: Filter): readonly Conjunction[] {
  if (!isComposite(filter)) return [[constraintOf(filter)]];
  if (filter.kind === 'or') return filter.filters.flatMap(disjunctsOf);
  return filter.filters
    .map(disjunctsOf)
    .reduce((all, part) => all.flatMap((before) => part.map((after) => [...before, ...after])));
}

const UNARY: Readonly<Record<UnaryOp, { readonly op: '==' | '!='; readonly value: null | number }>> = {
  IS_NULL: { op: '==', value: null },
  IS_NOT_NULL: { op: '!=', value: null },
  IS_NAN: { op: '==', value: Number.NaN },
  IS_NOT_NAN: { op: '!=', value: Number.NaN },
};

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
  if (leaf.kind === 'unary') return { field, ...UNARY[leaf.op] };
  if (leaf.op === 'IN' || leaf.op === 'NOT_IN' || leaf.op === 'ARRAY_CONTAINS_ANY') {
    return { field, op: LISTS[leaf.op], value: elements(leaf.value).map(toRuleValue) };
  }
  return { field, op: SCALAR[leaf.op], value: toRuleValue(leaf.value) };
}

const elements = (value: Value): readonly Value[] => (value.type === 'array' ? value.values : []);
