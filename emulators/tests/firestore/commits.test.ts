import { beforeEach, describe, expect, it } from 'vitest';
import { fields, type Plain, value, where } from '../wire.ts';
import { error, INVALID_PAYLOAD, invalid, TestDatabase } from './client.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

let db: TestDatabase;

beforeEach(() => {
  db = new TestDatabase();
});

describe('a commit', () => {
  it('returns each write’s time and the results of its transforms', async () => {
    const increment = { fieldPath: 'n', increment: value(2) };
    const { body } = await db.commit([
      db.set('c/b', { n: 1 }),
      db.set('c/b2', {}, { updateTransforms: [increment] }),
      { delete: db.name('c/gone') },
    ]);
    expect(body).toEqual({
      writeResults: [{ updateTime: TIME }, { updateTime: TIME, transformResults: [value(2)] }, {}],
      commitTime: TIME,
    });
    expect(await db.read('c/b2')).toEqual(fields({ n: 2 }));
  });

  it.each([[{}], [{ writes: [] }]])('without writes returns nothing: %j', async (body) => {
    expect(await db.call('commit', body)).toMatchObject({ status: 200, body: {} });
  });

  it('may come without a body, or as plain text', async () => {
    expect(await db.send('POST', ':commit')).toMatchObject({ status: 200, body: {} });
    const headers = { 'content-type': 'text/plain' };
    expect(await db.send('POST', ':commit', { raw: '{"writes": []}', headers })).toMatchObject({ body: {} });
  });

  it('accepts snake case and lenient numbers', async () => {
    const write = {
      update: { name: db.name('c/l'), fields: { i: { integerValue: 5 }, d: { doubleValue: '1.5' } } },
      current_document: { exists: false },
    };
    expect(await db.commit([write])).toMatchObject({ status: 200 });
    expect(await db.read('c/l')).toEqual(fields({ i: 5, d: 1.5 }));
  });

  it('gives all its writes the same time', async () => {
    const { body } = await db.commit([db.set('c/a', { n: 1 }), db.set('d/b', { n: 1 })]);
    const { writeResults, commitTime } = body as { writeResults: unknown; commitTime: string };
    expect(writeResults).toEqual([{ updateTime: commitTime }, { updateTime: commitTime }]);
  });

  it('applies writes to one document one after the other', async () => {
    const increment = {
      transform: { document: db.name('c/a'), fieldTransforms: [{ fieldPath: 'n', increment: value(1) }] },
    };
    await db.commit([db.set('c/a', { n: 1 }), increment, increment]);
    expect(await db.read('c/a')).toEqual(fields({ n: 3 }));
  });

  it('writes all or nothing', async () => {
    await db.seed({ 'c/there': { n: 1 } });
    const answer = await db.commit([
      db.set('c/a', { n: 1 }),
      { delete: db.name('c/there') },
      db.set('c/there2', { n: 1 }, { currentDocument: { exists: true } }),
    ]);
    expect(answer.status).toBe(404);
    expect(await db.read('c/a')).toBeUndefined();
    expect(await db.read('c/there')).toEqual(fields({ n: 1 }));
  });

  it('refuses documents of another database', async () => {
    const other = new TestDatabase();
    expect((await db.commit([other.set('c/a', { n: 1 })])).status).toBe(400);
    expect(await other.read('c/a')).toBeUndefined();
  });

  it.each([
    [{ writes: 'x' }],
    [{ unknownField: 1 }],
    [{ writes: [1] }],
    [{ writes: [{ update: 'c/a' }] }],
    [{ writes: [{ update: {}, delete: 'x' }] }],
    [{ writes: [{ update: { fields: [] } }] }],
    [{ writes: [{ delete: 'x', currentDocument: { exists: true, updateTime: '2020-01-01T00:00:00Z' } }] }],
    [{ writes: [{ delete: 'x', currentDocument: { exists: 'maybe' } }] }],
    [{ writes: [{ transform: { fieldTransforms: [{ increment: value(1), maximum: value(1) }] } }] }],
    [[]],
    ['x'],
    [null],
  ])('refuses %j', async (body) => {
    expect(await db.call('commit', body)).toMatchObject({ status: 400, body: INVALID_PAYLOAD });
  });
});

describe('verify', () => {
  it('checks a precondition and writes nothing', async () => {
    await db.seed({ 'c/a': { n: 1 } });
    const { updateTime } = (await db.get('c/a')).body as { updateTime: string };
    const verify = (currentDocument: object) => db.commit([{ verify: db.name('c/a'), currentDocument }]);
    expect((await verify({ updateTime })).body).toMatchObject({ writeResults: [{ updateTime }] });
    expect((await verify({ exists: true })).status).toBe(200);
    expect((await verify({ exists: false })).status).toBe(409);
    expect((await verify({ updateTime: '2001-01-01T00:00:00Z' })).status).toBe(400);
  });

  const exists = { currentDocument: { exists: true } };

  it.each<[string, (verify: object, set: object) => unknown[], string]>([
    [
      'without a precondition',
      (verify) => [{ ...verify, currentDocument: {} }],
      'a verify must contain a precondition',
    ],
    [
      'with a mask',
      (verify) => [{ ...verify, updateMask: {} }],
      'a verify must not specify a document mask.',
    ],
    [
      'twice',
      (verify) => [verify, verify],
      'the same document cannot be verified more than once in a single request',
    ],
    [
      'then written',
      (verify, set) => [verify, set],
      'the same document cannot be verified and then written in a single request',
    ],
    [
      'after it was written',
      (verify, set) => [set, verify],
      'the same document cannot be written and then verified in a single request',
    ],
  ])('is refused %s', async (_, writes, message) => {
    const answer = await db.commit(writes({ verify: db.name('c/a'), ...exists }, db.set('c/a', {})));
    expect(answer).toMatchObject({ status: 400, body: invalid(message) });
  });
});

describe('transforms', () => {
  const NAN = { doubleValue: 'NaN' };
  const double = (doubleValue: number) => ({ doubleValue });

  async function transform(stored: Plain | undefined, kind: Readonly<Record<string, unknown>>) {
    await db.seed({ 'c/t': stored === undefined ? {} : { v: stored } });
    const fieldTransforms = [{ fieldPath: 'v', ...kind }];
    const answer = await db.commit([{ transform: { document: db.name('c/t'), fieldTransforms } }]);
    if (answer.status !== 200) return answer.body;
    const { writeResults } = answer.body as { writeResults: { transformResults: unknown[] }[] };
    return {
      result: writeResults[0]?.transformResults[0],
      stored: ((await db.read('c/t')) as { v: unknown }).v,
    };
  }

  const MAX = { integerValue: '9223372036854775807' };
  const MIN = { integerValue: '-9223372036854775808' };

  it.each<[string, Plain | undefined, Plain, Plain]>([
    ['an integer', 1, 2, 3],
    ['an integer by a double', 1, double(0.5), double(1.5)],
    ['a double by an integer', 0.5, 1, double(1.5)],
    ['nothing', undefined, 5, 5],
    ['a string, which counts as nothing', 'x', 5, 5],
    ['up to the largest integer', MAX, 5, MAX],
    ['down to the smallest integer', MIN, -5, MIN],
    ['exactly beyond 2^53', { integerValue: '9007199254740993' }, 1, { integerValue: '9007199254740994' }],
    ['by NaN', 1, NAN, NAN],
  ])('increment %s', async (_, stored, operand, expected) => {
    expect(await transform(stored, { increment: value(operand) })).toEqual({
      result: value(expected),
      stored: value(expected),
    });
  });

  it.each<[string, Plain | undefined, Plain, Plain]>([
    ['maximum', 1, 2, 2],
    ['maximum', 3, 2, 3],
    ['maximum', 3, double(3), 3],
    ['maximum', undefined, 2, 2],
    ['maximum', 'x', 2, 2],
    ['maximum', NAN, 2, NAN],
    ['maximum', 2, NAN, NAN],
    ['minimum', 1, 2, 1],
    ['minimum', 3, double(2.5), double(2.5)],
    ['minimum', 3, double(3), 3],
  ])('%s of %j and %j is %j', async (kind, stored, operand, expected) => {
    expect(await transform(stored, { [kind]: value(operand) })).toEqual({
      result: value(expected),
      stored: value(expected),
    });
  });

  const list = (...values: Plain[]) => ({ values: values.map(value) });

  it.each<[string, Plain | undefined, object, Plain[]]>([
    ['appends what is missing', [1, 'a'], { appendMissingElements: list('a', 'b', 'b') }, [1, 'a', 'b']],
    [
      'knows equal numbers and maps',
      [1, { k: 1 }, NAN],
      { appendMissingElements: list(double(1), { k: double(1) }, NAN) },
      [1, { k: 1 }, NAN],
    ],
    ['appends to nothing', undefined, { appendMissingElements: list(1) }, [1]],
    ['appends to what is no list', 'x', { appendMissingElements: list(1) }, [1]],
    ['removes every equal element', [1, 2, double(1), 3], { removeAllFromArray: list(1, 3) }, [2]],
  ])('a list %s, and the result is null', async (_, stored, kind, expected) => {
    expect(await transform(stored, kind as Record<string, unknown>)).toEqual({
      result: value(null),
      stored: value(expected),
    });
  });

  it('removing from nothing leaves an empty list', async () => {
    expect(await transform(undefined, { removeAllFromArray: list(1) })).toMatchObject({
      stored: { arrayValue: {} },
    });
  });

  it('set the time of the request to the millisecond, the same everywhere in a commit', async () => {
    const time = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
    const { body } = await db.commit([
      db.set('c/a', { n: 1 }, { updateTransforms: [time('t'), time('m.t')] }),
      db.set('c/b', {}, { updateTransforms: [time('t')] }),
    ]);
    const { writeResults, commitTime } = body as {
      writeResults: { transformResults: { timestampValue: string }[] }[];
      commitTime: string;
    };
    const times = writeResults.flatMap(({ transformResults }) => transformResults);
    expect(new Set(times.map(({ timestampValue }) => timestampValue)).size).toBe(1);
    expect(times[0]?.timestampValue).toMatch(/T\d\d:\d\d:\d\d(\.\d{3})?Z$/);
    const age = Date.parse(commitTime) - Date.parse(times[0]?.timestampValue ?? '');
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(1000);
    expect(await db.read('c/a')).toMatchObject({ t: times[0], m: { mapValue: { fields: { t: times[0] } } } });
  });

  it('follow the update and each other, and reach into maps', async () => {
    const by = (fieldPath: string, n: number) => ({ fieldPath, increment: value(n) });
    await db.commit([
      db.set('c/a', { n: 1, x: 'no map' }, { updateTransforms: [by('n', 1), by('n', 5), by('x.y', 1)] }),
    ]);
    expect(await db.read('c/a')).toEqual(fields({ n: 7, x: { y: 1 } }));
  });

  it.each<[Readonly<Record<string, unknown>>, string]>([
    [{ increment: value('x') }, 'Input must be int64 or double.'],
    [{ maximum: value(true) }, 'Input must be int64 or double.'],
    [{ minimum: value(null) }, 'Input must be int64 or double.'],
    [{ appendMissingElements: list([1]) }, 'Nested arrays are not allowed'],
  ])('refuse %j', async (kind, message) => {
    expect(await transform(1, kind)).toEqual(invalid(message));
  });
});

describe('batchWrite', () => {
  it('applies each write on its own and returns its status', async () => {
    await db.seed({ 'c/exists': { n: 1 } });
    const writes = [
      db.set('c/new', { n: 1 }),
      db.set('c/x', {}, { currentDocument: { exists: true } }),
      db.set('c/exists', {}, { currentDocument: { exists: false } }),
      { delete: db.name('c/other') },
    ];
    expect((await db.call('batchWrite', { writes })).body).toEqual({
      writeResults: [{ updateTime: TIME }, {}, {}, {}],
      status: [
        {},
        { code: 5, message: expect.stringContaining('no entity to update: ') },
        { code: 6, message: expect.stringContaining('entity already exists: ') },
        {},
      ],
    });
    expect(await db.read('c/new')).toEqual(fields({ n: 1 }));
  });

  it('refuses a duplicate document, an invalid name and non-administrators, in this order', async () => {
    const twice = [{ delete: db.name('c/a') }, { delete: db.name('c/a') }];
    const write = (writes: unknown[]) => db.call('batchWrite', { writes }, { auth: null });
    expect((await write(twice)).body).toEqual(
      invalid('the same document cannot be written more than once in a single request'),
    );
    expect((await write([{ delete: db.name('c') }])).body).toMatchObject({
      error: { message: expect.stringContaining('lacks "/" at index') },
    });
    expect((await write([{ delete: db.name('c/a') }])).body).toEqual(
      error(403, 'PERMISSION_DENIED', 'Batch writes require admin authentication.'),
    );
  });
});

describe('counts', () => {
  beforeEach(() => db.seed({ 'c/1': { n: 1 }, 'c/2': { n: 2 }, 'c/3': { n: 42 }, 'c/4': { s: 'y' } }));

  const structuredQuery = { from: [{ collectionId: 'c' }] };
  const ask = (aggregations: unknown[], query: object = structuredQuery) => db.count(query, {}, aggregations);
  const result = (aggregateFields: object) => [{ result: { aggregateFields }, readTime: TIME, done: true }];

  it('follow the filter, the limit and the offset of the query', async () => {
    const filter = where('n', 'LESS_THAN', 10);
    expect((await ask([{ count: {} }], { ...structuredQuery, where: filter })).body).toEqual(
      result({ field_1: value(2) }),
    );
    expect((await ask([{ count: {} }], { ...structuredQuery, limit: 3, offset: 2 })).body).toEqual(
      result({ field_1: value(2) }),
    );
  });

  it('without names are numbered in order', async () => {
    const { body } = await ask([{ count: {} }, { count: {}, alias: 'x' }, { count: {} }]);
    expect(body).toEqual(result({ field_1: value(4), x: value(4), field_2: value(4) }));
  });

  it.each<[unknown[], string]>([
    [[], 'Aggregations can not be empty.'],
    [[{ alias: 'a' }], 'Operator field in Aggregation is not set.'],
    [[{ count: {}, alias: '__a__' }], 'The property.name "__a__" is reserved.'],
    [
      [
        { count: {}, alias: 'a' },
        { count: {}, alias: 'a' },
      ],
      'Aggregation aliases contain duplicate alias: a.',
    ],
    [
      Array(6).fill({ count: {} }),
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    ],
  ])('refuse %j', async (aggregations, message) => {
    expect(await ask(aggregations)).toMatchObject({ status: 400, body: invalid(message) });
  });
});
