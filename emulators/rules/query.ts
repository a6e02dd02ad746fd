import type { Fact } from './proofs.ts';
import type { Constraint, PathSegment, RulesRequest } from './request.ts';
import { SymbolicResource } from './symbolic-document.ts';
import { RulesPath } from './values.ts';

/** Firestore itself grants 30. A query of more is not split any further, and so proves less. */
const MAX_CASES = 100;

/** One of the possibilities that a query is made of, each of which must be allowed by itself. */
export interface QueryCase {
  readonly path: readonly PathSegment[];
  readonly resource: SymbolicResource;
}

/** Takes a query apart: what is true of every document is so if it is true in every case. */
export function queryCases({ path, query }: RulesRequest): QueryCase[] {
  const disjuncts = query && query.disjuncts.length > 0 ? query.disjuncts : [[]];
  return disjuncts.flatMap(conjunctions).map((facts) => queryCase(path, facts));
}

/** The conjunctions of plain facts that a conjunction with `in`s amounts to. */
function conjunctions(constraints: readonly Constraint[]): Fact[][] {
  return constraints.reduce<Fact[][]>(
    (cases, constraint) => {
      const alternatives = factsOf(constraint);
      if (alternatives.length === 0 || cases.length * alternatives.length > MAX_CASES) return cases;
      return cases.flatMap((facts) => alternatives.map((more) => [...facts, ...more]));
    },
    [[]],
  );
}

/** What a constraint says: alternatives, each of them facts that hold together. */
function factsOf(constraint: Constraint): Fact[][] {
  const { field, op } = constraint;
  switch (op) {
    case 'in':
      return constraint.value.map((value) => [{ field, op: '==', value }]);
    case 'array-contains-any':
      return constraint.value.map((value) => [{ field, op: 'array-contains', value }]);
    case 'not-in':
      return [
        [{ field, op: 'exists' }, ...constraint.value.map((value): Fact => ({ field, op: '!=', value }))],
      ];
    default:
      return [[constraint]];
  }
}

function queryCase(collection: readonly PathSegment[], facts: readonly Fact[]): QueryCase {
  const path = documentPath(collection, facts);
  return {
    path,
    resource: new SymbolicResource(
      path,
      facts.filter((fact) => !isName(fact)),
    ),
  };
}

/** A filter on the document's name tells the path, if it fits the collection. */
function documentPath(collection: readonly PathSegment[], facts: readonly Fact[]): readonly PathSegment[] {
  const [name, ...others] = facts.flatMap((fact) => {
    return isName(fact) && fact.op === '==' && fact.value instanceof RulesPath ? [fact.value.segments] : [];
  });
  if (!name || others.length > 0 || name.length !== collection.length) return collection;
  return collection.every((segment, i) => typeof segment === 'symbol' || segment === name[i])
    ? name
    : collection;
}

function isName({ field }: Fact): boolean {
  return field.length === 1 && field[0] === '__name__';
}
