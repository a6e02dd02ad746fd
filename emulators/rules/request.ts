import type { RuleValue } from './evaluate/rule-value.ts';

/** The five operations a request can be; `allow read` means get and list, `allow write` the other three. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export type ServiceName = 'cloud.firestore' | 'firebase.storage';

/** One segment whose text is not known: the document id in a query's path. */
export const ANY_SEGMENT: unique symbol = Symbol('any segment');

/** Zero or more unknown segments: those before the collection id in a collection-group query. */
export const ANY_SEGMENTS: unique symbol = Symbol('any segments');

export type PathSegment = string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS;

/**
 * One thing a query guarantees of every document it can return. `field` is the field path in its parts
 * (`['specs', 'doors']`); the document's own name is `['__name__']`, whose values are `RulesPath`s beginning
 * with `databases`. Unary filters: `IS_NULL` is `==` null, `IS_NAN` is `==` NaN; filters that only prove to rules
 * that the field exists are `none`. An order proves nothing.
 */
export type Constraint =
  | { readonly field: readonly string[]; readonly op: ScalarOp; readonly value: RuleValue }
  | { readonly field: readonly string[]; readonly op: ListOp; readonly value: readonly RuleValue[] }
  | { readonly field: readonly string[]; readonly op: 'none'; readonly value: null };

export type ScalarOp = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains';

export type ListOp = 'in' | 'not-in' | 'array-contains-any';

export interface RulesRequest {
  readonly service: ServiceName;
  readonly method: Method;
  /**
   * `['databases', '(default)', 'documents', 'Cars', 'x']`, `['b', bucket, 'o', 'Cars', 'a.webp']`;
   * a Firestore query ends in ANY_SEGMENT (`[..., 'Cars', ANY_SEGMENT]`), and a collection-group query has
   * ANY_SEGMENTS before its collection (`[..., 'documents', ANY_SEGMENTS, 'Cars', ANY_SEGMENT]`).
   */
  readonly path: readonly PathSegment[];
  /**
   * `request` and `resource`. In a Firestore list `resource` is ignored: its value comes from `query`, or from
   * the reader if a query names its document.
   */
  readonly variables: ReadonlyMap<string, RuleValue>;
  /** Firestore list only: the query's filters as a disjunction of conjunctions; left out, nothing is known. */
  readonly query?: { readonly disjuncts: readonly (readonly Constraint[])[] };
}

/** Where `get`, `exists`, `getAfter`, `existsAfter` (and `firestore.get/exists` in Storage) find documents. */
export interface DocumentReader {
  /**
   * The resource map `{data, id, __name__}` of a document; null if it does not exist.
   * `path` is complete: `['databases', '(default)', 'documents', 'users', 'x']`; `after` requests the state
   * after the request. Errors it throws pass through `authorize` unchanged.
   */
  read(path: readonly string[], after: boolean): RuleValue;
  /** Whether the request itself is about that document, so that reading it is no access call. */
  isAtHand?(path: readonly string[], after: boolean): boolean;
}

export interface Decision {
  readonly allowed: boolean;
  /** Why each `allow` that was tried did not permit: "false for 'list' @ L5". Empty when allowed. */
  readonly reasons: readonly string[];
  /** The arguments of `debug()`, in order. */
  readonly debug: readonly string[];
}
