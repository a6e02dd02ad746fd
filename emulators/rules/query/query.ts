/** What a query guarantees of its results, as the value of `resource` in rules. */

import {
  bySizeAndType,
  type Fact,
  identity,
  RulesConstraint,
  RulesPath,
  type RuleValue,
} from '../evaluate/rule-value.ts';
import { ANY_SEGMENTS, type Constraint, type PathSegment, type RulesRequest } from '../request.ts';

/** Firestore's limit is 30. Longer queries are not split further, and so prove less. */
const MAX_CASES = 100;

/** One case of a query; the rules must allow each. */
export interface QueryCase {
  readonly path: readonly PathSegment[];
  /** Omitted if the query names its document, which is then the value of `resource`. */
  readonly resource?: RuleValue;
}

interface FieldFact extends Fact {
  readonly field: readonly string[];
}

/** Splits a query into cases; a condition holds for every document if it holds in every case. */
export function queryCases({ path, query }: RulesRequest): QueryCase[] {
  const disjuncts = query && query.disjuncts.length > 0 ? query.disjuncts : [[]];
  return disjuncts.flatMap(conjunctions).map((facts) => queryCase(path, facts));
}

/** Expands a conjunction with `in`s to conjunctions of plain facts. */
function conjunctions(constraints: readonly Constraint[]): FieldFact[][] {
  return constraints.reduce<FieldFact[][]>(
    (cases, constraint) => {
      const alternatives = factsOf(constraint);
      if (alternatives.length === 0 || cases.length * alternatives.length > MAX_CASES) return cases;
      return cases.flatMap((facts) => alternatives.map((more) => [...facts, ...more]));
    },
    [[]],
  );
}

/** Expands a constraint to alternatives, each a set of facts. */
function factsOf(constraint: Constraint): FieldFact[][] {
  const { field, op } = constraint;
  switch (op) {
    case 'in':
      return constraint.value.map((value) => [
        value === null ? { field, op: 'none', value } : { field, op: '==', value },
      ]);
    case 'array-contains-any':
      return constraint.value.map((value) => [memberFact(field, value)]);
    case 'not-in':
      return [constraint.value.map((value): FieldFact => ({ field, op: '!=', value }))];
    case 'array-contains':
      return [[memberFact(field, constraint.value)]];
    default:
      return [[constraint]];
  }
}

/** Rules learn nothing from null as a member. */
const memberFact = (field: readonly string[], value: RuleValue): FieldFact =>
  value === null ? { field, op: 'none', value } : { field, op: 'array-contains', value };

function queryCase(collection: readonly PathSegment[], facts: readonly FieldFact[]): QueryCase {
  const names = facts.filter(isName);
  const path = documentPath(collection, names);
  if (path) return { path };
  const data = fieldsOf(facts.filter((fact) => !isName(fact)));
  const name = names.length > 0 ? [['__name__', new RulesConstraint(names)] as const] : [];
  return { path: collection, resource: new Map<string, RuleValue>([['data', data], ...name]) };
}

/** The path, if a query has exactly one filter on the document's name. A group below a document has none. */
function documentPath(
  collection: readonly PathSegment[],
  names: readonly Fact[],
): readonly string[] | undefined {
  const [name, ...others] = distinct(names);
  if (name?.op !== '==' || !(name.value instanceof RulesPath) || others.length > 0) return undefined;
  const gap = collection.indexOf(ANY_SEGMENTS);
  return gap === -1 || gap === ROOT_LENGTH ? name.value.segments : undefined;
}

/** `databases`, the database and `documents`. */
const ROOT_LENGTH = 3;

/** Two filters are equal only with the same type: `== 1` and `== 1.0` do not pin a field to a value. */
const distinct = (facts: readonly Fact[]): readonly Fact[] => [
  ...new Map(facts.map((fact) => [`${fact.op}${identity(fact.value, bySizeAndType)}`, fact])).values(),
];

/** `resource.data` in a list: a map with only the constrained fields. */
function fieldsOf(facts: readonly FieldFact[]): RuleValue {
  const names = new Set(facts.map(({ field }) => field[0] ?? ''));
  return new Map(
    [...names].map((name) => [name, fieldValue(facts.filter(({ field }) => field[0] === name))]),
  );
}

/** The value, if the query fixes the field; facts about parts of the field take precedence. */
function fieldValue(facts: readonly FieldFact[]): RuleValue {
  const inner = facts.map((fact) => ({ ...fact, field: fact.field.slice(1) }));
  const ofParts = inner.filter(({ field }) => field.length > 0);
  if (ofParts.length > 0) return fieldsOf(ofParts);
  const unique = distinct(inner);
  const [first, ...others] = unique;
  return first?.op === '==' && others.length === 0 ? first.value : new RulesConstraint(unique);
}

function isName({ field }: FieldFact): boolean {
  return field.length === 1 && field[0] === '__name__';
}
