/**
 * Which queries need an index that is not automatic. Each row names its source: `overview` and `ranges` are
 * firebase.google.com/docs/firestore/query-data/index-overview and …/multiple-range-fields; `datastore` is the planner of
 * Google's App Engine SDK (datastore_index.py), the same engine; `reported` was measured on production by others;
 * `strict` is not documented, so the stricter of two readings.
 */
import { createFirestore } from '@rhine-and-nile/emulators/in-process';
import { describe, expect, it } from 'vitest';

type Source = 'overview' | 'ranges' | 'datastore' | 'reported' | 'strict';
type Json = Readonly<Record<string, unknown>>;

const where = (fieldPath: string, op: string, value: Json = { integerValue: '1' }) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const list = { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }] } };
const equal = (path: string) => where(path, 'EQUAL');
const above = (path: string) => where(path, 'GREATER_THAN');
const isIn = (path: string) => where(path, 'IN', list);
const contains = (path: string) => where(path, 'ARRAY_CONTAINS');
const isNull = (fieldPath: string) => ({ unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } });
const combine =
  (op: string) =>
  (...filters: readonly Json[]) => ({ compositeFilter: { op, filters } });
const and = combine('AND');
const or = combine('OR');

/** `a` is ascending, `-a` descending. */
const orders = (paths: string) =>
  paths.split(' ').map((path) => ({
    field: { fieldPath: path.replace('-', '') },
    direction: path.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));

const query = (filter?: Json, order?: string, allDescendants = false) => ({
  from: [{ collectionId: 'c', allDescendants }],
  ...(filter && { where: filter }),
  ...(order && { orderBy: orders(order) }),
});

/** `a -b [t]`: ascending, descending, array-contains. */
const fieldsOf = (text: string) =>
  text.split(' ').map((field) => {
    const fieldPath = field.replace(/[-[\]]/g, '');
    if (field.startsWith('[')) return { fieldPath, arrayConfig: 'CONTAINS' };
    return { fieldPath, order: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING' };
  });
const composite = (text: string, queryScope = 'COLLECTION') => ({
  collectionGroup: 'c',
  queryScope,
  fields: fieldsOf(text),
});
const exempt = (fieldPath: string, indexes: readonly Json[] = []) => ({
  collectionGroup: 'c',
  fieldPath,
  indexes,
});

const root = '/v1/projects/demo/databases/(default)/documents';

/** The missing index; undefined if the query is served. */
async function missing(structuredQuery: Json, file: Json, aggregations?: readonly Json[]) {
  const { fetch } = createFirestore({ indexes: JSON.stringify(file) });
  const body = aggregations
    ? { structuredAggregationQuery: { structuredQuery, aggregations } }
    : { structuredQuery };
  const response = await fetch(`${root}:${aggregations ? 'runAggregationQuery' : 'runQuery'}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (response.status === 200) return undefined;
  const { error } = await response.json();
  expect(error).toMatchObject({ code: 400, status: 'FAILED_PRECONDITION' });
  const text = /^The query requires an index\. Add it to "(\w+)" in firestore\.indexes\.json: (.*)$/.exec(
    error.message,
  );
  return { [String(text?.[1])]: [JSON.parse(String(text?.[2]))] };
}

describe('a query that automatic indexes serve', () => {
  it.each<[Source, string, Json]>([
    ['overview', 'everything', query()],
    ['overview', 'an equality', query(equal('a'))],
    ['overview', 'a range', query(above('a'))],
    ['overview', 'a range in descending order', query(above('a'), '-a')],
    ['overview', 'not equal, which orders by its field', query(where('a', 'NOT_EQUAL'), 'a')],
    ['overview', 'an order', query(undefined, '-a')],
    ['overview', 'equalities, merged', query(and(equal('a'), equal('b'), isNull('d.e')))],
    ['overview', 'in', query(isIn('a'))],
    ['overview', 'a member of an array', query(contains('t'))],
    ['overview', 'a member and an equality, merged', query(and(contains('t'), equal('a')))],
    ['overview', 'any member', query(where('t', 'ARRAY_CONTAINS_ANY', list))],
    ['overview', 'a whole collection group', query(undefined, undefined, true)],
    ['reported', 'an equality, by name descending', query(equal('a'), '-__name__')],
    ['datastore', 'equalities, by name', query(and(equal('a'), equal('b')), '__name__')],
    ['datastore', 'alternatives that are each served', query(or(equal('a'), and(equal('b'), contains('t'))))],
    ['datastore', 'in and equality', query(and(isIn('a'), equal('b')))],
  ])('%s: %s', async (_source, _what, structuredQuery) => {
    expect(await missing(structuredQuery, {})).toBeUndefined();
  });
});

describe('a query that needs an index of its own', () => {
  it.each<[Source, string, Json, string]>([
    ['overview', 'an equality and an order', query(equal('a'), 'b'), 'a b'],
    ['overview', 'an equality and a range', query(and(equal('a'), above('b'))), 'a b'],
    ['overview', 'in and a range', query(and(isIn('a'), above('b'))), 'a b'],
    ['overview', 'two orders', query(undefined, 'a -b'), 'a -b'],
    ['overview', 'a member and an order', query(contains('t'), 'a'), '[t] a'],
    ['overview', 'a descending order', query(equal('a'), '-b'), 'a -b'],
    ['overview', 'the other direction of the name', query(undefined, 'a -__name__'), 'a -__name__'],
    ['ranges', 'two ranges, by field', query(and(above('b'), above('a'))), 'a b'],
    ['ranges', 'a range behind an order', query(above('a'), '-b'), '-b -a'],
    ['reported', 'not equal behind an order', query(where('a', 'NOT_EQUAL'), 'b'), 'b a'],
    ['datastore', 'equalities and an order', query(and(equal('b'), equal('a')), 'd'), 'a b d'],
    ['datastore', 'one of the alternatives', query(or(above('a'), equal('b'))), 'b a'],
    ['strict', 'an order by a field with one value', query(and(equal('a'), equal('b')), 'a'), 'b a'],
    ['strict', 'in, ordered by its field', query(and(isIn('a'), equal('b')), 'a'), 'b a'],
    ['strict', 'a member, by name descending', query(contains('t'), '-__name__'), '[t] -__name__'],
  ])('%s: %s', async (_source, _what, structuredQuery, fields) => {
    const file = { indexes: [composite(fields)] };
    expect(await missing(structuredQuery, {})).toEqual(file);
    expect(await missing(structuredQuery, file)).toBeUndefined();
  });
});

describe('an index that serves a query', () => {
  it.each<[Source, string, Json, readonly string[]]>([
    ['overview', 'in any direction of the equality', query(equal('a'), 'b'), ['-a b']],
    ['datastore', 'in any order of the equalities', query(and(equal('a'), equal('b')), 'd'), ['b a d']],
    [
      'overview',
      'merged with others',
      query(and(equal('a'), equal('b'), equal('e')), 'd'),
      ['a d', 'b d', 'e d'],
    ],
    [
      'datastore',
      'merged, with a field in both',
      query(and(equal('a'), equal('b'), equal('e')), 'd'),
      ['a b d', '-b e d'],
    ],
    [
      'overview',
      'of two fields, merged with automatic ones',
      query(and(equal('a'), equal('b'), equal('e'))),
      ['a b'],
    ],
    ['overview', 'with the name written out', query(equal('a'), '-b'), ['a -b -__name__']],
    ['overview', 'of a field that is in quotes', query(equal('`a`'), 'b'), ['a b']],
  ])('%s: %s', async (_source, _what, structuredQuery, indexes) => {
    expect(
      await missing(structuredQuery, { indexes: indexes.map((text) => composite(text)) }),
    ).toBeUndefined();
    for (const text of indexes.filter(() => indexes.length > 1)) {
      const others = indexes.filter((other) => other !== text).map((other) => composite(other));
      expect(await missing(structuredQuery, { indexes: others })).toBeDefined();
    }
  });
});

describe('an index that does not serve a query', () => {
  it.each<[Source, string, Json, readonly string[]]>([
    ['overview', 'it is not read backwards', query(equal('a'), '-b'), ['a b']],
    ['overview', 'nor with several orders', query(undefined, '-a b'), ['a -b']],
    ['reported', 'it has a field more', query(equal('a'), 'b'), ['a b d']],
    ['datastore', 'it begins with another field', query(equal('a'), 'b'), ['d a b']],
    ['datastore', 'the order is before the equality', query(equal('a'), 'b'), ['b a']],
    [
      'datastore',
      'merged ones end in different orders',
      query(and(equal('a'), equal('b')), 'd'),
      ['a d', 'b -d'],
    ],
    ['overview', 'it is of array members', query(equal('a'), 'b'), ['[a] b']],
    ['overview', 'it is of whole arrays', query(contains('t'), 'a'), ['t a']],
  ])('%s: %s', async (_source, _what, structuredQuery, indexes) => {
    expect(await missing(structuredQuery, { indexes: indexes.map((text) => composite(text)) })).toBeDefined();
  });

  it('overview: it is of another collection', async () => {
    const other = { ...composite('a b'), collectionGroup: 'd' };
    expect(await missing(query(equal('a'), 'b'), { indexes: [other] })).toBeDefined();
  });
});

describe('a collection group', () => {
  const group = (mode: Json) => exempt('a', [{ ...mode, queryScope: 'COLLECTION_GROUP' }]);

  it.each<[Source, string, Json, Json]>([
    ['overview', 'equality', query(equal('a'), undefined, true), group({ order: 'ASCENDING' })],
    ['overview', 'order', query(undefined, '-a', true), group({ order: 'DESCENDING' })],
    ['overview', 'member', query(contains('a'), undefined, true), group({ arrayConfig: 'CONTAINS' })],
  ])('%s: %s needs an index that is not automatic', async (_source, _what, structuredQuery, override) => {
    const file = { fieldOverrides: [override] };
    expect(await missing(structuredQuery, {})).toEqual(file);
    expect(await missing(structuredQuery, file)).toBeUndefined();
  });

  it('overview: has composite indexes of its own', async () => {
    const file = { indexes: [composite('a b', 'COLLECTION_GROUP')] };
    expect(await missing(query(equal('a'), 'b', true), file)).toBeUndefined();
    expect(await missing(query(equal('a'), 'b'), file)).toBeDefined();
    expect(await missing(query(equal('a'), 'b', true), { indexes: [composite('a b')] })).toEqual(file);
  });
});

describe('an exempted field', () => {
  it.each<[Source, string, string, Json, Json]>([
    ['overview', 'has no index', 'a', query(equal('a')), {}],
    ['overview', 'not for a part of an equality either', 'a', query(and(equal('a'), equal('b'))), {}],
    ['overview', 'covers the fields of a map', 'a', query(undefined, 'a.b'), {}],
    ['overview', '* covers all fields', '*', query(undefined, 'a'), {}],
  ])('%s: %s', async (_source, _what, path, structuredQuery) => {
    expect(await missing(structuredQuery, { fieldOverrides: [exempt(path)] })).toBeDefined();
  });

  it.each<[Source, string, Json, readonly Json[]]>([
    [
      'overview',
      'a field in an exempted map',
      query(equal('a.b')),
      [exempt('a'), exempt('a.b', [{ order: 'ASCENDING' }])],
    ],
    ['overview', 'one direction', query(undefined, '-a'), [exempt('a', [{ order: 'DESCENDING' }])]],
    ['overview', 'a composite index', query(and(equal('a'), equal('b'))), [exempt('a')]],
  ])('%s: may have %s', async (_source, _what, structuredQuery, fieldOverrides) => {
    expect(await missing(structuredQuery, { fieldOverrides, indexes: [composite('a b')] })).toBeUndefined();
  });
});

describe('a count', () => {
  const count = [{ count: {} }];

  it('needs the index of its query', async () => {
    expect(await missing(query(and(equal('a'), equal('b'))), {}, count)).toBeUndefined();
    const ordered = query(equal('a'), 'b');
    const file = { indexes: [composite('a b')] };
    expect(await missing(ordered, {}, count)).toEqual(file);
    expect(await missing(ordered, file, count)).toBeUndefined();
  });
});

it('a list in two orders needs an index, too', async () => {
  const list = async (indexes: string) =>
    (await createFirestore({ indexes }).fetch(`${root}/c?orderBy=a,b%20desc`)).status;
  expect(await list('{}')).toBe(400);
  expect(await list(JSON.stringify({ indexes: [composite('a -b')] }))).toBe(200);
});

describe('a database', () => {
  const rules = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents/c/{id} { allow list: if resource.data.a == 1; } }`;
  const ask = (structuredQuery: Json) => ({ method: 'POST', body: JSON.stringify({ structuredQuery }) });

  it('checks its rules before it looks for an index, and lists missing indexes', async () => {
    const { fetch } = createFirestore({ rules, indexes: '{}' });
    expect((await fetch(`${root}:runQuery`, ask(query(equal('b'), 'd')))).status).toBe(403);
    expect(await (await fetch('/emulator/v1/missingIndexes')).json()).toEqual([]);
    expect((await fetch(`${root}:runQuery`, ask(query(equal('a'), 'd')))).status).toBe(400);
    expect((await fetch(`${root}:runQuery`, ask(query(equal('a'), 'd')))).status).toBe(400);
    expect(await (await fetch('/emulator/v1/missingIndexes')).json()).toEqual([
      expect.stringMatching(/^The query requires an index\. .*"a".*"d"/),
    ]);
  });

  it('without indexes needs none', async () => {
    const { fetch } = createFirestore();
    expect((await fetch(`${root}:runQuery`, ask(query(equal('a'), 'b')))).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ['an index twice', { indexes: [composite('a -b'), composite('a -b -__name__')] }],
    ['a field twice', { fieldOverrides: [exempt('a'), exempt('`a`')] }],
    ['an unknown key', { indices: [] }],
    ['an unknown order', { indexes: [{ ...composite('a'), fields: [{ fieldPath: 'a', order: 'UP' }] }] }],
    ['a field without an order', { indexes: [{ ...composite('a'), fields: [{ fieldPath: 'a' }] }] }],
    ['no path', { indexes: [{ ...composite('a'), fields: [{ fieldPath: 'a..b', order: 'ASCENDING' }] }] }],
  ])('does not start with %s', (_what, file) => {
    expect(() => createFirestore({ indexes: JSON.stringify(file) })).toThrow(
      expect.objectContaining({ name: 'IndexFileError' }),
    );
  });
});
