/** Random conditions on lists, with random queries, pages and aggregations. */
import type { Chooser } from '../chooser.ts';
import type { Call } from './emulator.ts';
import { type Expression, smaller, textOf } from './expression.ts';
import { SIGNED_IN } from './people.ts';
import type { Trial } from './trial.ts';

type Wire = Readonly<Record<string, unknown>>;

/** Values as rules and queries write them. */
const VALUES: readonly (readonly [rule: string, wire: Wire])[] = [
  ['null', { nullValue: null }],
  ['true', { booleanValue: true }],
  ['false', { booleanValue: false }],
  ['1', { integerValue: '1' }],
  ['2', { integerValue: '2' }],
  ['1.0', { doubleValue: 1 }],
  ['1.5', { doubleValue: 1.5 }],
  ["'x'", { stringValue: 'x' }],
  ["'y'", { stringValue: 'y' }],
  ["''", { stringValue: '' }],
  ["['x', 1]", { arrayValue: { values: [{ stringValue: 'x' }, { integerValue: '1' }] } }],
  ["{'k': 1}", { mapValue: { fields: { k: { integerValue: '1' } } } }],
  ['timestamp.value(0)', { timestampValue: '1970-01-01T00:00:00Z' }],
  ["b'a'", { bytesValue: 'YQ==' }],
  ['latlng.value(1, 2)', { geoPointValue: { latitude: 1, longitude: 2 } }],
  ['/databases/(default)/documents/p/q', { referenceValue: 'projects/p/databases/(default)/documents/p/q' }],
];

const FIELDS = ['a', 'b', 'm', 'm.k'] as const;

/** The few values of one trial, so that its rule and its query match. */
interface Topic {
  readonly chooser: Chooser;
  readonly values: typeof VALUES;
  readonly fields: readonly string[];
}

const COMPARISONS = ['==', '==', '!=', '<', '<=', '>', '>='] as const;
const TYPES = ['int', 'float', 'number', 'string', 'bool', 'list', 'map', 'timestamp', 'path'] as const;
const CONNECTIVES: readonly (readonly string[])[] = [
  ['(', ' || ', ')'],
  ['(', ' && ', ')'],
  ['!(', ')'],
  ['(', ' ? ', ' : ', ')'],
  ['(', ' == ', ')'],
];

function randomCondition(topic: Topic, depth: number): Expression {
  const { chooser } = topic;
  if (depth === 0 || chooser.below(3) === 0) return { parts: [randomClaim(topic)] };
  const [first = '', ...rest] = chooser.one(CONNECTIVES);
  return { parts: [first, ...rest.flatMap((text) => [randomCondition(topic, depth - 1), text])] };
}

/** A condition without parts, usually about a field of the document. */
function randomClaim({ chooser, values, fields }: Topic): string {
  const field = `resource.data.${chooser.one(fields)}`;
  const [name = '', inner] = chooser.one(fields).split('.');
  const [value] = chooser.one(values);
  const [other] = chooser.one(values);
  const operator = chooser.one(COMPARISONS);
  return chooser.one([
    () => `${field} ${operator} ${value}`,
    () => `${field} ${operator} ${value}`,
    () => `${field} == ${value}`,
    () => `${value} ${operator} ${field}`,
    () => `${field} in [${value}, ${other}]`,
    () => `${value} in ${field}`,
    () => `${field}.${chooser.one(['hasAny', 'hasAll', 'hasOnly'])}([${value}, ${other}])`,
    () => `${field} is ${chooser.one(TYPES)}`,
    () => `${field} != null`,
    () => `'${name}' in resource.data`,
    () => `resource.data.get('${name}', ${value}) == ${other}`,
    () => `resource.data.get(['${name}', '${inner ?? 'k'}'], ${value}) == ${other}`,
    () => `resource.data.keys().hasAll(['${name}'])`,
    () => `resource.data['${name}'] == ${value}`,
    () => `${field}.size() == 1`,
    () => `${field}[0] == ${value}`,
    () => `${field} + 1 == 2`,
    () => `!(${value} in ${field})`,
    () => `!(${field} in [${value}, ${other}])`,
    () => `${field} in [${value}].toSet()`,
    () => `${field}.keys().hasAny(['k'])`,
    () => `resource.data.diff({'${name}': ${value}}).affectedKeys().size() == 0`,
    () => `[${field}, ${value}].hasAny([${other}])`,
    () => `[${value}, ${other}].hasAll([${field}])`,
    () => `string(${field}) == string(${value})`,
    () => `(${field} == ${value} ? ${field} : ${other}) == ${value}`,
    () => `g(${field}, ${value})`,
    () => `${field} ${operator} ${value} && ${field} ${chooser.one(COMPARISONS)} ${other}`,
    () => `${field} == resource.data.${chooser.one(fields)} || ${field} != ${value}`,
    () => `-${field} == -1`,
    () => `[${field}] == [${value}]`,
    () => `${field} == resource.data.${chooser.one(fields)}`,
    () => `${field}.matches('x')`,
    () => `get(/databases/$(database)/documents/users/$(${field})).data.b`,
    () => `exists(/databases/$(database)/documents/users/me)`,
    () => `f(${field}) ${operator} ${value}`,
    () => field,
    () => `!${field}`,
    () => chooser.one(DOCUMENT_CLAIMS),
    () => chooser.one(REQUEST_CLAIMS),
  ])();
}

const DOCUMENT_CLAIMS = [
  'true',
  'false',
  'resource == null',
  'resource != null',
  'resource.data != null',
  'resource is map',
  'resource.data is map',
  'resource.id is string',
  'id is string',
  "id == 'x'",
  "resource.id == 'x'",
  "id != 'y'",
  'resource.id == id',
  'resource.__name__ is path',
  'resource.__name__ == /databases/$(database)/documents/c0/x',
  'resource.data.size() == 1',
  "resource.data == {'a': 1}",
  "resource.data.keys().hasOnly(['a', 'b', 'm'])",
  'resource.size() == 1',
  "resource.data.diff({'a': 1}).affectedKeys().hasOnly(['a'])",
  'resource.data.values() == [1]',
  "get(/databases/$(database)/documents/users/me).data.role == 'staff'",
  'get(resource.__name__).data.a == 1',
  'exists(/databases/$(database)/documents/c0/$(id))',
  'getAfter(/databases/$(database)/documents/users/me).data.b',
  '!existsAfter(/databases/$(database)/documents/users/none)',
  'resource.values().size() == 1',
  "resource.keys() == ['__name__', 'data']",
];

const REQUEST_CLAIMS = [
  'request.query.limit <= 10',
  'request.query.limit == 2',
  'request.query.limit == null',
  'request.query.limit is int',
  'request.query.offset == 0',
  'request.query.offset == 1',
  'request.query.offset == null',
  "request.query.orderBy == 'a'",
  'request.query.orderBy == null',
  "request.query.orderBy.a == 'ASC'",
  "'a' in request.query.orderBy",
  'request.query != null',
  "'limit' in request.query",
  "'orderBy' in request.query",
  "request.method == 'list'",
  'request.auth != null',
  "request.auth.uid == 'me'",
  'request.time > timestamp.value(0)',
  'request.resource == null',
  'request.path is path',
  "request.path[3] == 'c0'",
  'request.path == /databases/$(database)/documents/c0',
  'request.path[3] == request.query.kind',
  'request.query.allDescendants',
  'request.query.parent == null',
  'request.query.ancestor == null',
  'request.query.orderBy.size() == 1',
  "request.query.orderBy.keys().hasOnly(['a', 'b'])",
  'request.query.size() == 9',
  'request.fields == null',
  "request.fields == ['a']",
  'request.inTransaction',
  "request.fields == ['a', 'b']",
  'request.fields.size() == 2',
  "'a' in request.fields",
  "'fields' in request",
  'request.path == null',
  "'path' in request",
  'request.size() == 8',
  "request.query.orderBy.keys() == ['a', 'b']",
  "request.query.orderBy.values() == ['ASC']",
  "request.query.orderBy.values()[0] == 'DESC'",
  "'a b' in request.query.orderBy",
  'debug(request) != null',
  'request.query.limit > 10',
  'request.query.limit == 30',
];

const OPERATORS = [
  ...['EQUAL', 'EQUAL', 'EQUAL', 'EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN'],
  ...['GREATER_THAN_OR_EQUAL', 'ARRAY_CONTAINS', 'IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'],
] as const;

interface Root {
  /** In resource names, with the document above the collection. */
  readonly root: string;
  readonly collection: string;
  /** The path of that document: `` or `/p/q`. */
  readonly above: string;
  /** A query of all collections of that name below. */
  readonly deep: boolean;
}
type Filter = (place: Root) => Wire;

function randomFilter(topic: Topic, depth: number): Filter {
  const { chooser } = topic;
  if (depth > 0 && chooser.below(3) === 0) {
    const op = chooser.one(['AND', 'AND', 'OR']);
    const parts = [randomFilter(topic, depth - 1), randomFilter(topic, depth - 1)];
    return (place) => ({ compositeFilter: { op, filters: parts.map((part) => part(place)) } });
  }
  const field = { fieldPath: chooser.one(topic.fields) };
  const kind = chooser.below(12);
  if (kind === 0) {
    const op = chooser.one(['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN']);
    return () => ({ unaryFilter: { op, field } });
  }
  if (kind === 1) return nameFilter(chooser);
  const op = chooser.one(OPERATORS);
  const one = () => chooser.one(topic.values)[1];
  const isList = op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY';
  const value = isList ? { arrayValue: { values: [one(), one()] } } : one();
  return () => ({ fieldFilter: { field, op, value } });
}

function nameFilter(chooser: Chooser): Filter {
  const op = chooser.one(['EQUAL', 'EQUAL', 'GREATER_THAN', 'LESS_THAN_OR_EQUAL', 'IN']);
  return ({ root, collection }) => {
    const reference = { referenceValue: `${root}/${collection}/x` };
    const value = op === 'IN' ? { arrayValue: { values: [reference] } } : reference;
    return { fieldFilter: { field: { fieldPath: '__name__' }, op, value } };
  };
}

const orderField = ({ chooser, fields }: Topic): string =>
  chooser.one([...fields, ...fields, ...fields, '__name__', '`a b`']);

function randomQuery(topic: Topic): (place: Root) => Wire {
  const { chooser } = topic;
  const where = chooser.below(5) > 0 ? randomFilter(topic, 2) : undefined;
  const orders = chooser.below(3) === 0 ? [...new Set(chooser.some(2, () => orderField(topic)))] : [];
  const cursor = () => ({
    values: orders.slice(0, 1 + chooser.below(orders.length)).map(() => chooser.one(topic.values)[1]),
    before: chooser.below(2) === 0,
  });
  const more = {
    ...(orders.length > 0 && {
      orderBy: orders.map((fieldPath) => ({
        field: { fieldPath },
        direction: chooser.one(['ASCENDING', 'DESCENDING']),
      })),
    }),
    ...(orders.length > 0 && chooser.below(3) === 0 && { startAt: cursor() }),
    ...(orders.length > 0 && chooser.below(3) === 0 && { endAt: cursor() }),
    ...(chooser.below(3) === 0 && { limit: chooser.one([1, 2, 10, 11]) }),
    ...(chooser.below(5) === 0 && { offset: chooser.one([0, 1, 2]) }),
    ...(chooser.below(8) === 0 && { select: selection(chooser) }),
  };
  return (place) => ({
    from: [{ collectionId: place.collection, ...(place.deep && { allDescendants: true }) }],
    ...(where && { where: where(place) }),
    ...more,
  });
}

const SELECTED = ['a', 'b', 'm', 'm.k', '`a b`', '__name__'] as const;

const selection = (chooser: Chooser): Wire => ({
  fields: chooser.some(3, () => ({ fieldPath: chooser.one(SELECTED) })),
});

type Ask = (place: Root) => Call;

function randomAsk(topic: Topic): Ask {
  const { chooser } = topic;
  const kind = chooser.below(12);
  if (kind === 0) {
    const parameters = chooser.one([
      '',
      '?pageSize=2',
      '?pageSize=10',
      '?orderBy=a',
      '?pageSize=2&orderBy=a%20desc',
      '?orderBy=a,b%20desc',
      '?pageSize=1000&mask.fieldPaths=a',
    ]);
    return ({ collection, above }) => ({ method: 'GET', path: `${above}/${collection}${parameters}` });
  }
  const query = randomQuery(topic);
  if (kind > 2) {
    return (place) => ({
      method: 'POST',
      path: `${place.above}:runQuery`,
      body: { structuredQuery: query(place) },
    });
  }
  return (place) => ({
    method: 'POST',
    path: `${place.above}:runAggregationQuery`,
    body: {
      structuredAggregationQuery: {
        structuredQuery: query(place),
        aggregations: [{ alias: 'n', count: {} }],
      },
    },
  });
}

/** A condition and its query; the condition can be reduced. */
export interface ListTrial extends Trial {
  readonly smaller: () => Iterable<ListTrial>;
}

/** The query's parent, and the match that covers it. */
interface Reach {
  readonly deep: boolean;
  readonly above: string;
  readonly pattern?: (collection: string) => string;
}

const anywhere = (collection: string) => `/{above=**}/${collection}/{id}`;

const REACHES: readonly Reach[] = [
  ...Array(6).fill({ deep: false, above: '' }),
  { deep: false, above: '', pattern: anywhere },
  { deep: false, above: '/p/q', pattern: (collection) => `/{above}/q/${collection}/{id}` },
  { deep: false, above: '/p/q', pattern: anywhere },
  { deep: true, above: '', pattern: anywhere },
  { deep: true, above: '', pattern: (collection) => `/{above}/q/${collection}/{id}` },
  { deep: true, above: '/p/q', pattern: anywhere },
];

export function randomListTrial(chooser: Chooser): ListTrial {
  const topic = {
    chooser,
    values: [0, 1, 2].map(() => chooser.one(VALUES)),
    fields: [0, 1].map(() => chooser.one(FIELDS)),
  };
  const condition = randomCondition(topic, chooser.below(3));
  return listTrial(condition, randomAsk(topic), chooser.below(3) > 0, chooser.one(REACHES));
}

const FUNCTIONS =
  'function f(p) { return p; } function g(p, q) { let v = p == q; let w = p != q; return v || !w; }';

function listTrial(expression: Expression, ask: Ask, signedIn: boolean, reach: Reach): ListTrial {
  const { deep, above, pattern } = reach;
  const condition = textOf(expression);
  const call = (collection: string, root: string) => ({
    ...ask({ collection, root: root + above, above, deep }),
    ...(signedIn && { authorization: SIGNED_IN }),
  });
  const { method, path, body } = call('c0', 'projects/p/databases/(default)/documents');
  const place = pattern ? `match ${pattern('c0')} ` : '';
  return {
    text: `${place}allow list: if ${condition};   ${method} ${path} ${JSON.stringify(body) ?? ''}`,
    rules: `${FUNCTIONS} allow list: if ${condition};`,
    stored: { a: 1, b: 'x', m: { k: 1 } },
    call,
    ...(pattern && { pattern }),
    *smaller() {
      for (const less of smaller(expression)) yield listTrial(less, ask, signedIn, reach);
    },
  };
}
