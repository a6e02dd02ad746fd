import {
  type RulesMap,
  RulesPath,
  RulesRecord,
  RulesTimestamp,
  type RuleValue,
} from '../../rules/evaluate/rule-value.ts';
import {
  ANY_SEGMENT,
  type Constraint,
  type Decision,
  type DocumentReader,
  loadRules,
  type Method,
  type PathSegment,
  type RulesRequest,
} from '../../rules/ruleset.ts';

export const DOCUMENTS = ['databases', '(default)', 'documents'] as const;

/** A plain object as a map of the rules language; integers must be written as bigint. */
export function map(fields: Readonly<Record<string, RuleValue>>): RulesMap {
  return new Map(Object.entries(fields));
}

/** A document as `get()` returns it. */
export function resource(path: string, fields: Readonly<Record<string, RuleValue>>): RulesMap {
  const segments = [...DOCUMENTS, ...path.split('/')];
  return map({ data: map(fields), id: segments.at(-1) ?? '', __name__: new RulesPath(segments) });
}

/** Reads documents by path; `after` replaces or, with null, deletes some of them. */
export function reader(
  documents: Readonly<Record<string, RuleValue>> = {},
  after: Readonly<Record<string, RuleValue>> = {},
): DocumentReader & { readonly reads: string[] } {
  const reads: string[] = [];
  return {
    reads,
    read(path, isAfter) {
      const name = path.slice(3).join('/');
      reads.push(isAfter ? `${name} after` : name);
      return (isAfter && name in after ? after[name] : documents[name]) ?? null;
    },
  };
}

const REQUEST = new RulesRecord([
  ['auth', map({ uid: 'me', token: map({ email: 'me@x.example', email_verified: true }) })],
  ['path', new RulesPath([...DOCUMENTS, 'Cars', 'x'])],
  ['time', new RulesTimestamp(1_790_000_000_123_456_789n)],
]);

/** A request to Cars/x; in a list, to Cars, with what the query guarantees. */
export function request(method: Method, changes: Partial<RulesRequest> = {}): RulesRequest {
  const id = method === 'list' ? ANY_SEGMENT : 'x';
  return {
    service: 'cloud.firestore',
    method,
    path: [...DOCUMENTS, 'Cars', id],
    variables: map({
      request: REQUEST,
      resource: resource('Cars/x', { price: 4n, tags: ['a', 'b'], none: null }),
    }),
    ...changes,
  };
}

/** Rules with `body` in `match /Cars/{id}`. */
export function carRules(body: string, version = '2'): string {
  return `rules_version = '${version}';
service cloud.firestore { match /databases/{database}/documents { match /Cars/{id} { ${body} } } }`;
}

/** The result of getting Cars/x under a condition. */
export function ask(condition: string, documents = reader(), functions = ''): Decision {
  const ruleset = loadRules(carRules(`${functions} allow get: if ${condition};`));
  return ruleset.authorize(request('get'), documents);
}

/** The result of a query of Cars under a condition on `list`. */
export function query(condition: string, ...disjuncts: (readonly Constraint[])[]): Decision {
  const list = request('list', { query: { disjuncts } });
  return loadRules(carRules(`allow list: if ${condition};`)).authorize(list, reader());
}

/** Decides a path by rules in `match /databases/{database}/documents`. */
export function decide(source: string, path: readonly PathSegment[], method: Method = 'get'): Decision {
  return loadRules(source).authorize(request(method, { path: [...DOCUMENTS, ...path] }), reader());
}
