import { beforeAll, describe, expect, it } from 'vitest';
import { and, by, fields, or, type Plain, value, where } from '../wire.ts';
import { error, invalid, TestDatabase } from './client.ts';

/** Shared by all tests of this file, which only read. */
const db = new TestDatabase();

beforeAll(() =>
  db.seed({
    'p/p1': { a: 1, b: 'x', tags: ['red', 'blue'], m: { x: 1 }, 'a b': 1 },
    'p/p2': { a: 2, b: 'y', tags: ['red'], m: { x: 2 }, opt: true },
    'p/p3': { a: 2, b: 'x', tags: [], m: { x: 3, y: 1 } },
    'p/p4': { a: 3, b: 'z', tags: ['blue', 'green'], opt: null },
    'p/p5': { a: 3, b: 'y', m: {}, opt: false },
    'p/p6': { a: -1, b: 'x', tags: ['green'], m: { x: 's' } },
    'p/p7': { b: 'w' },
    'p/p8': { a: 4.5, b: 'x', opt: { doubleValue: 'NaN' } },
    'p/p1/p/sub1': { a: 10, b: 'x' },
    'p/p2/p/sub2': { a: 11, b: 'y' },
    'x/y/p/deep': { a: 12, b: 'x' },
    'p/p1/other/o1': { a: 13 },
  }),
);

const from = [{ collectionId: 'p' }];
const unary = (path: string, op: string) => ({ unaryFilter: { field: { fieldPath: path }, op } });
const list = (text: string) => (text === '' ? [] : text.split(' ').map((id) => `p/${id}`));

describe('filters', () => {
  it.each([
    ['a == 2', where('a', 'EQUAL', 2), 'p2 p3'],
    ['a == 2.0', where('a', 'EQUAL', { doubleValue: 2 }), 'p2 p3'],
    ['a != 2', where('a', 'NOT_EQUAL', 2), 'p6 p1 p4 p5 p8'],
    ['a < 2', where('a', 'LESS_THAN', 2), 'p6 p1'],
    ['a <= 2', where('a', 'LESS_THAN_OR_EQUAL', 2), 'p6 p1 p2 p3'],
    ['a > 3', where('a', 'GREATER_THAN', 3), 'p8'],
    ['a >= 3', where('a', 'GREATER_THAN_OR_EQUAL', 3), 'p4 p5 p8'],
    ['b > 3, of another type', where('b', 'GREATER_THAN', 3), ''],
    ['m.x >= 2, among other types', where('m.x', 'GREATER_THAN_OR_EQUAL', 2), 'p2 p3'],
    ['a in [1, 3]', where('a', 'IN', [1, 3]), 'p1 p4 p5'],
    ['a not in [1, 3]', where('a', 'NOT_IN', [1, 3]), 'p6 p2 p3 p8'],
    ['a not in [1, null]', where('a', 'NOT_IN', [1, null]), ''],
    ['tags contains blue', where('tags', 'ARRAY_CONTAINS', 'blue'), 'p1 p4'],
    ['tags contains any', where('tags', 'ARRAY_CONTAINS_ANY', ['green', 'red']), 'p1 p2 p4 p6'],
    ['b contains x, which is no list', where('b', 'ARRAY_CONTAINS', 'x'), ''],
    ['tags == [red]', where('tags', 'EQUAL', ['red']), 'p2'],
    ['m == {x: 1}', where('m', 'EQUAL', { x: 1 }), 'p1'],
    ['`a b` == 1', where('`a b`', 'EQUAL', 1), 'p1'],
    ['opt == null matches nothing', where('opt', 'EQUAL', null), ''],
    ['opt != null matches nothing', where('opt', 'NOT_EQUAL', null), ''],
    ['opt == NaN matches nothing', where('opt', 'EQUAL', { doubleValue: 'NaN' }), ''],
    ['a < null matches nothing', where('a', 'LESS_THAN', null), ''],
    ['opt != false takes NaN, not null', where('opt', 'NOT_EQUAL', false), 'p2 p8'],
    ['opt is null', unary('opt', 'IS_NULL'), 'p4'],
    ['opt is not null', unary('opt', 'IS_NOT_NULL'), 'p5 p2 p8'],
    ['opt is NaN', unary('opt', 'IS_NAN'), 'p8'],
    ['opt is not NaN', unary('opt', 'IS_NOT_NAN'), 'p5 p2'],
    ['a == 2 and b == x', and(where('a', 'EQUAL', 2), where('b', 'EQUAL', 'x')), 'p3'],
    ['a range', and(where('a', 'GREATER_THAN', 1), where('a', 'LESS_THAN', 3)), 'p2 p3'],
    ['two inequalities', and(where('a', 'GREATER_THAN', 1), where('b', 'LESS_THAN', 'y')), 'p3 p8'],
    ['a == 1 or b == y', or(where('a', 'EQUAL', 1), where('b', 'EQUAL', 'y')), 'p1 p2 p5'],
    [
      'an or in an and',
      and(where('b', 'EQUAL', 'x'), or(where('a', 'EQUAL', 1), where('tags', 'ARRAY_CONTAINS', 'green'))),
      'p1 p6',
    ],
    [
      'an and in an or',
      or(
        and(where('a', 'EQUAL', 2), where('b', 'EQUAL', 'y')),
        and(where('a', 'EQUAL', 3), where('b', 'EQUAL', 'z')),
      ),
      'p2 p4',
    ],
    ['an and of nothing', and(), 'p1 p2 p3 p4 p5 p6 p7 p8'],
    ['contains and in', and(where('tags', 'ARRAY_CONTAINS', 'red'), where('a', 'IN', [1, 2])), 'p1 p2'],
  ])('%s', async (_, filter, expected) => {
    expect(await db.find({ from, where: filter })).toEqual(list(expected));
  });

  it('on the name compare references', async () => {
    const named = (op: string, plain: Plain) => db.find({ from, where: where('__name__', op, plain) });
    expect(await named('EQUAL', db.ref('p/p2'))).toEqual(list('p2'));
    expect(await named('GREATER_THAN', db.ref('p/p6'))).toEqual(list('p7 p8'));
    expect(await named('IN', [db.ref('p/p1'), db.ref('p/p8'), db.ref('p/none')])).toEqual(list('p1 p8'));
    expect(await named('NOT_EQUAL', db.ref('p/p2'))).toEqual(list('p1 p3 p4 p5 p6 p7 p8'));
  });
});

describe('orders', () => {
  it.each([
    ['a field, then the name', [by('a')], 'p6 p1 p2 p3 p4 p5 p8'],
    ['descending, then the name too', [by('a', 'DESCENDING')], 'p8 p5 p4 p3 p2 p1 p6'],
    ['two fields', [by('b'), by('a', 'DESCENDING')], 'p8 p3 p1 p6 p5 p2 p4'],
    ['a nested field', [by('m.x')], 'p1 p2 p3 p6'],
    ['the name', [by('__name__')], 'p1 p2 p3 p4 p5 p6 p7 p8'],
    ['a field and the name the other way', [by('a'), by('__name__', 'DESCENDING')], 'p6 p1 p3 p2 p5 p4 p8'],
  ])('%s', async (_, orderBy, expected) => {
    expect(await db.find({ from, orderBy })).toEqual(list(expected));
  });

  it('default to the fields of inequalities', async () => {
    const filter = and(where('b', 'GREATER_THAN', 'w'), where('a', 'LESS_THAN', 3));
    expect(await db.find({ from, where: filter })).toEqual(list('p6 p1 p3 p2'));
    expect(await db.find({ from, where: filter, orderBy: [by('b', 'DESCENDING')] })).toEqual(
      list('p2 p3 p1 p6'),
    );
  });
});

describe('cursors, limits, offsets', () => {
  const orderBy = [by('a'), by('b')];
  const at = (before: boolean, ...values: Plain[]) => ({ values: values.map(value), before });

  it.each([
    ['start at', { startAt: at(true, 2) }, 'p3 p2 p5 p4 p8'],
    ['start after', { startAt: at(false, 2) }, 'p5 p4 p8'],
    ['start at two values', { startAt: at(true, 2, 'y') }, 'p2 p5 p4 p8'],
    ['end before', { endAt: at(true, 2) }, 'p6 p1'],
    ['end at', { endAt: at(false, 2) }, 'p6 p1 p3 p2'],
    ['both', { startAt: at(true, 1), endAt: at(false, 2, 'x') }, 'p1 p3'],
    ['start at a value that none has', { startAt: at(true, 2.5) }, 'p5 p4 p8'],
    ['limit', { limit: 2 }, 'p6 p1'],
    ['limit 0', { limit: 0 }, ''],
    ['offset', { offset: 5 }, 'p4 p8'],
    ['offset and limit', { offset: 1, limit: 2 }, 'p1 p3'],
    ['offset past the end', { offset: 99 }, ''],
  ])('%s', async (_, more, expected) => {
    expect(await db.find({ from, orderBy, ...more })).toEqual(list(expected));
  });

  it('follow the direction of the order', async () => {
    const descending = [by('a', 'DESCENDING')];
    expect(await db.find({ from, orderBy: descending, startAt: at(false, 3) })).toEqual(list('p3 p2 p1 p6'));
  });

  it('accept references for the name', async () => {
    const named = [by('a'), by('__name__')];
    const startAt = at(false, 2, db.ref('p/p2'));
    expect(await db.find({ from, orderBy: named, startAt })).toEqual(list('p3 p4 p5 p8'));
  });
});

describe('sources', () => {
  const group = [{ collectionId: 'p', allDescendants: true }];

  it('are the collection below the parent', async () => {
    expect(await db.find({ from }, '/p/p1')).toEqual(['p/p1/p/sub1']);
    expect(await db.find({ from }, '/p/none')).toEqual([]);
  });

  it('with a group are all collections of that id below it', async () => {
    const filter = where('a', 'GREATER_THAN', 4.5);
    expect(await db.find({ from: group, where: filter })).toEqual([
      'p/p1/p/sub1',
      'p/p2/p/sub2',
      'x/y/p/deep',
    ]);
    expect(await db.find({ from: group }, '/p/p2')).toEqual(['p/p2/p/sub2']);
    expect(await db.find({ from: group, limit: 2 })).toEqual(['p/p1', 'p/p1/p/sub1']);
  });

  it.each([
    [
      'a filter',
      { where: where('a', 'GREATER_THAN', 4.5) },
      'collection group queries are only allowed at the root parent',
    ],
    ['an order', { orderBy: [by('a')] }, 'collection group queries are only allowed at the root parent'],
  ])('refuse a group below a document with %s', async (_, query, message) => {
    const answer = await db.query({ from: group, ...query }, {}, '/p/p2');
    expect(answer).toMatchObject({ status: 400, body: { error: { message } } });
  });

  it('are every collection if none is named', async () => {
    expect(await db.find({}, '/p/p1')).toEqual(['p/p1/other/o1', 'p/p1/p/sub1']);
    expect(await db.find({ from: [{ allDescendants: true }] }, '/x/y')).toEqual(['x/y/p/deep']);
  });
});

describe('answers', () => {
  const time = expect.any(String);

  it('mark the last document and return the time', async () => {
    const { body } = await db.query({
      from,
      where: where('a', 'EQUAL', 2),
      select: { fields: [{ fieldPath: 'b' }] },
    });
    const answer = (id: string, b: string) => ({
      document: { name: db.name(`p/${id}`), fields: fields({ b }), createTime: time, updateTime: time },
      readTime: time,
    });
    expect(body).toEqual([answer('p2', 'y'), { ...answer('p3', 'x'), done: true }]);
  });

  it('are one element with the time if nothing is found', async () => {
    expect((await db.query({ from: [{ collectionId: 'nothing' }] })).body).toEqual([
      { readTime: time, done: true },
    ]);
  });

  it('report the skipped documents in all but the last element', async () => {
    const { body } = await db.query({ from, offset: 5, select: { fields: [] } });
    expect(body).toMatchObject([
      { document: { name: db.name('p/p6') }, skippedResults: 5 },
      { document: { name: db.name('p/p7') }, skippedResults: 5 },
      { document: { name: db.name('p/p8') }, done: true },
    ]);
    expect((body as object[])[2]).not.toHaveProperty('skippedResults');
  });

  it('contain only the selected fields: none for only the name or an empty selection', async () => {
    const select = async (...paths: string[]) => {
      const chosen = { fields: paths.map((fieldPath) => ({ fieldPath })) };
      const { body } = await db.query({ from, limit: 1, select: chosen });
      return (body as { document: { fields?: unknown } }[])[0]?.document.fields;
    };
    expect(await select('m.x', '`a b`', 'none')).toEqual(fields({ m: { x: 1 }, 'a b': 1 }));
    expect(await select('__name__')).toBeUndefined();
    expect(await select()).toBeUndefined();
  });

  it('start with the transaction the request began', async () => {
    const request = {
      structuredQuery: { from: [{ collectionId: 'nothing' }] },
      newTransaction: { readWrite: {} },
    };
    expect((await db.call('runQuery', request)).body).toEqual([
      { transaction: expect.any(String) },
      { readTime: time, done: true },
    ]);
  });

  it('have no metrics if a plan was requested, as on the official emulator', async () => {
    const request = { structuredQuery: { from, limit: 1 }, explainOptions: { analyze: true } };
    const { body } = await db.call('runQuery', request);
    expect(body).toEqual([{ document: expect.anything(), readTime: time, done: true }]);
  });
});

describe('documents of another database are refused', () => {
  const OTHERS = ['projects/other/databases/(default)', 'projects/demo-here/databases/other'];
  const here = new TestDatabase('demo-here');

  it.each(OTHERS)('as names: %s', async (other) => {
    const reference = { referenceValue: `${other}/documents/c/a` };
    const message = `The request was for database '${here.root.replace('/documents', '')}' but was attempting to access database '${other}'`;
    for (const [op, plain] of [
      ['EQUAL', reference],
      ['GREATER_THAN', reference],
      ['IN', [reference]],
    ] as const) {
      const answer = await here.query({ from, where: where('__name__', op, plain) });
      expect(answer).toMatchObject({ status: 400, body: invalid(message) });
    }
  });

  it.each(OTHERS)('as cursors: %s', async (other) => {
    const cursor = { values: [{ referenceValue: `${other}/documents/c/a` }] };
    const message = 'The cursor key is in a different database than the query';
    for (const bound of [{ startAt: cursor }, { endAt: cursor }]) {
      const answer = await here.query({ from, orderBy: [{ field: { fieldPath: '__name__' } }], ...bound });
      expect(answer).toMatchObject({ status: 400, body: invalid(message) });
    }
  });
});

describe('refusals', () => {
  const many = Array.from({ length: 31 }, (_, i) => i);
  const negation =
    "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
  const notIn = "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.";

  it.each<[string, object, string]>([
    ['a negative limit', { from, limit: -1 }, 'limit is negative'],
    ['a negative offset', { from, offset: -1 }, 'offset is negative'],
    [
      'two collections',
      { from: [...from, ...from] },
      'StructuredQuery.from cannot have more than one collection selector.',
    ],
    [
      'a slash',
      { from: [{ collectionId: 'a/b' }] },
      'Collection id "a/b" is invalid because it contains "/".',
    ],
    [
      'a reserved id',
      { from: [{ collectionId: '__x__' }] },
      'Collection id "__x__" is invalid because it is reserved.',
    ],
    ['in without a list', { from, where: where('a', 'IN', 1) }, "'IN' requires an ArrayValue."],
    [
      'in with an empty list',
      { from, where: where('a', 'IN', []) },
      "'IN' requires an non-empty ArrayValue.",
    ],
    [
      'in with 31 values',
      { from, where: where('a', 'IN', many) },
      "'IN' supports up to 30 comparison values.",
    ],
    [
      'not in with 11 values',
      { from, where: where('a', 'NOT_IN', many.slice(0, 11)) },
      "'NOT_IN' supports up to 10 comparison values.",
    ],
    ['two negations', { from, where: and(where('a', 'NOT_EQUAL', 1), unary('b', 'IS_NOT_NULL')) }, negation],
    ['not in with in', { from, where: and(where('a', 'NOT_IN', [1]), where('b', 'IN', ['x'])) }, notIn],
    ['not in with or', { from, where: or(where('a', 'NOT_IN', [1]), where('b', 'EQUAL', 'x')) }, notIn],
    [
      'too many alternatives',
      { from, where: and(where('a', 'IN', many.slice(0, 6)), where('b', 'IN', many.slice(0, 6))) },
      'Too many disjunctions after normalization. Result had 36 disjunctions which is more than the maximum of 30',
    ],
    [
      'a filter on the name with no reference',
      { from, where: where('__name__', 'EQUAL', 'p1') },
      '__key__ filter value must be a Key',
    ],
    [
      'the name contains',
      { from, where: where('__name__', 'ARRAY_CONTAINS', 'p') },
      'the name __key__ is reserved',
    ],
    [
      'no operator',
      { from, where: { fieldFilter: { field: { fieldPath: 'a' }, value: { integerValue: '1' } } } },
      'Unknown FieldFilter operator.',
    ],
    [
      'no combination',
      { from, where: { compositeFilter: { filters: [] } } },
      'Unsupported CompositeFilter operator.',
    ],
    [
      'a field ordered twice',
      { from, orderBy: [by('a'), by('a')] },
      'order by clause cannot contain duplicate fields a',
    ],
    [
      'an order after the name',
      { from, orderBy: [by('__name__'), by('a')] },
      'order by clause cannot contain more fields after the key',
    ],
    ['a filter without a collection', { where: where('a', 'EQUAL', 1) }, 'kind is required for filter: a'],
    [
      'an order without a collection',
      { orderBy: [by('a')] },
      'kind is required for all orders except __key__ ascending',
    ],
    [
      'a cursor longer than the order',
      { from, orderBy: [by('a')], startAt: { values: [value(1), value(2)] } },
      'Cursor has too many values.',
    ],
    [
      'a cursor on the name without a reference',
      { from, orderBy: [by('__name__')], startAt: { values: [value('p1')] } },
      'Cursor __key__ value is not a document reference.',
    ],
    [
      'a broken path',
      { from, orderBy: [by('a..b')] },
      expect.stringContaining('Invalid property path "a..b".'),
    ],
  ])('%s', async (_, query, message) => {
    expect(await db.query(query)).toMatchObject({ status: 400, body: invalid(message) });
  });

  it.each<[string, object, string]>([
    [
      'two lists that contain',
      { from, where: and(where('tags', 'ARRAY_CONTAINS', 'a'), where('b', 'ARRAY_CONTAINS', 'b')) },
      'Only a single array-contains clause is allowed in a query',
    ],
    [
      'names backwards',
      { from, orderBy: [by('__name__', 'DESCENDING')] },
      'Firestore does not support descending key scans',
    ],
  ])('%s', async (_, query, message) => {
    expect(await db.query(query)).toMatchObject({
      status: 400,
      body: error(400, 'FAILED_PRECONDITION', message),
    });
  });

  it('a parent that is a collection', async () => {
    expect(await db.query({ from }, {}, '/p')).toMatchObject({
      status: 400,
      body: invalid(`Document parent name "${db.root}/p" lacks "/" at index ${db.root.length + 2}.`),
    });
  });
});
