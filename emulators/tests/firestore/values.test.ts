import { beforeEach, describe, expect, it } from 'vitest';
import { by, fields, type Plain, value, where } from '../wire.ts';
import { INVALID_PAYLOAD, invalid, TestDatabase } from './client.ts';

let db: TestDatabase;

beforeEach(() => {
  db = new TestDatabase();
});

/** Writes one field and returns it as read back. */
async function roundTrip(wire: unknown): Promise<unknown> {
  const answer = await db.send('PATCH', '/c/a', { body: { fields: { v: wire } } });
  if (answer.status !== 200) return answer.body;
  return ((await db.read('c/a')) as { v: unknown }).v;
}

const timestamp = (timestampValue: string) => ({ timestampValue });

describe('values', () => {
  it.each<[string, Plain]>([
    ['null', null],
    ['booleans', [true, false]],
    [
      'integers',
      [0, -1, 42, { integerValue: '9223372036854775807' }, { integerValue: '-9223372036854775808' }],
    ],
    ['doubles', [0.5, { doubleValue: 1 }, { doubleValue: 'NaN' }, { doubleValue: '-Infinity' }]],
    [
      'large and small doubles',
      [
        1e7,
        9999999,
        123456789,
        1e16,
        1e21,
        1e22,
        100,
        0.1,
        0.001,
        1e-4,
        1e-7,
        -1.5e-10,
        12345.6789,
        Number.MAX_VALUE,
      ].map((doubleValue) => ({
        doubleValue,
      })),
    ],
    ['strings', ['', '<>&=\'"\\\n\t\u0001éあ😀 x/y']],
    [
      'timestamps',
      ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00.120Z', '1969-12-31T23:59:59.999999Z'].map(timestamp),
    ],
    ['the ends of time', ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999Z'].map(timestamp)],
    ['bytes', [{ bytesValue: 'AQI=' }, { bytesValue: '' }]],
    ['geo points', [{ geoPointValue: { latitude: 1.5, longitude: -2 } }]],
    ['maps in maps', { a: 1, b: { c: 'x', d: { e: [1, { f: null }] } } }],
  ])('are returned as they were written: %s', async (_, plain) => {
    expect(await roundTrip(value(plain))).toEqual(value(plain));
  });

  it('are returned as they were written: references', async () => {
    expect(await roundTrip(db.ref('c/b'))).toEqual(db.ref('c/b'));
  });

  it('lose what protobuf omits: empty lists, empty maps, zero coordinates', async () => {
    expect(await roundTrip({ arrayValue: { values: [] } })).toEqual({ arrayValue: {} });
    expect(await roundTrip({ mapValue: { fields: {} } })).toEqual({ mapValue: {} });
    expect(await roundTrip({ geoPointValue: { latitude: 0, longitude: 0 } })).toEqual({ geoPointValue: {} });
  });

  it.each([
    ['2020-01-01T00:00:00.123456789Z', '2020-01-01T00:00:00.123456Z'],
    ['2020-01-01T02:30:00+02:30', '2020-01-01T00:00:00Z'],
    ['1970-01-01T00:00:00.000000999Z', '1970-01-01T00:00:00Z'],
    ['1969-12-31T23:59:59.9999999Z', '1969-12-31T23:59:59.999999Z'],
  ])('timestamps are cut to the microsecond: %s', async (written, stored) => {
    expect(await roundTrip(timestamp(written))).toEqual(timestamp(stored));
  });

  it.each([
    ['an integer as a number', { integerValue: 5 }, { integerValue: '5' }],
    ['a double as a string', { doubleValue: '1.5' }, { doubleValue: 1.5 }],
    ['negative zero', { doubleValue: '-0' }, { doubleValue: 0 }],
    ['snake case', { integer_value: '7' }, { integerValue: '7' }],
    ['null by its name', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
    ['bytes in the URL alphabet', { bytesValue: '-_8' }, { bytesValue: '+/8=' }],
    ['a boolean as a string', { booleanValue: 'true' }, { booleanValue: true }],
  ])('may be written leniently: %s', async (_, written, stored) => {
    expect(await roundTrip(written)).toEqual(stored);
  });

  it('keep bare integers exact beyond 2^53', async () => {
    const raw =
      '{"fields": {"v": {"integerValue": 9007199254740993}, "s": {"stringValue": "\\"integerValue\\": 9007199254740993"}}}';
    await db.send('PATCH', '/c/a', { raw });
    expect(await db.read('c/a')).toEqual({
      v: { integerValue: '9007199254740993' },
      s: { stringValue: '"integerValue": 9007199254740993' },
    });
  });

  it.each([
    { integerValue: '1.5' },
    { integerValue: '9223372036854775808' },
    { integerValue: true },
    { integerValue: '' },
    { doubleValue: 'x' },
    { booleanValue: 1 },
    { stringValue: 1 },
    { timestampValue: '2020-13-01T00:00:00Z' },
    { timestampValue: 1 },
    { bytesValue: '***' },
    { arrayValue: [] },
    { arrayValue: { values: {} } },
    { mapValue: { fields: [] } },
    { geoPointValue: { lat: 1 } },
    { stringValue: 'a', integerValue: '1' },
    { unknownValue: 1 },
    'x',
    7,
    [],
  ])('are refused: %j', async (wire) => {
    expect(await roundTrip(wire)).toEqual(INVALID_PAYLOAD);
  });
});

describe('what documents may not hold', () => {
  it.each<[string, Plain, string]>([
    ['arrays in arrays', [[1]], 'Nested arrays are not allowed'],
    ['arrays in a map in an array in an array', [{ a: [[1]] }], 'Nested arrays are not allowed'],
    ['reserved names in maps', { __x__: 1 }, "field name '__x__' is reserved."],
    ['an empty name in maps', { '': 1 }, 'Property v contains an invalid nested entity.'],
    ['special maps of an unknown type', { __type__: 'x' }, 'Property v contains an invalid nested entity.'],
    ['special maps without a type', { __type__: 1 }, 'Field __type__ must be a string; founds LONG.'],
  ])('%s', async (_, plain, message) => {
    expect(await roundTrip(value(plain))).toEqual(invalid(message));
  });

  it.each([
    ['__x__', 'field name __x__ is reserved'],
    ['__name__', 'field name __name__ is reserved'],
    ['__proto__', 'field name __proto__ is reserved'],
    ['', 'The property.name is the empty string.'],
  ])('a field named "%s"', async (name, message) => {
    expect(await db.patch('c/a', { [name]: 1 })).toMatchObject({ status: 400, body: invalid(message) });
  });
});

describe('limits', () => {
  const TEXT = 1_048_487;
  const tooLong = (name: string) => `The value of property "${name}" is longer than ${TEXT} bytes.`;
  const nested = (name: string) => `Property ${name} contains an invalid nested entity.`;
  const levels = (depth: number): Plain => (depth === 0 ? 1 : { m: levels(depth - 1) });

  it.each<[string, Plain]>([
    ['a string', 'x'.repeat(TEXT)],
    ['a string of many-byte characters', '€'.repeat(349_495)],
    ['a string in a map', { s: 'x'.repeat(TEXT) }],
    ['20 levels of maps', levels(20)],
  ])('are reached by %s', async (_, plain) => {
    expect((await db.patch('c/x', { v: plain })).status).toBe(200);
  });

  it.each<[string, Plain, string]>([
    ['a string', 'x'.repeat(TEXT + 1), tooLong('v')],
    ['a string of many-byte characters', '€'.repeat(349_496), tooLong('v')],
    ['bytes', { bytesValue: Buffer.alloc(TEXT + 1).toString('base64') }, tooLong('v')],
    ['a string in an array', ['x'.repeat(TEXT + 1)], tooLong('array')],
    ['a string in a map', { s: 'x'.repeat(TEXT + 1) }, nested('v')],
    ['a string in a map in an array', [{ s: 'x'.repeat(TEXT + 1) }], nested('array')],
    ['a string in an array in a map', { a: ['x'.repeat(TEXT + 1)] }, nested('v')],
    ['21 levels of maps', levels(21), nested('v')],
  ])('are exceeded by %s', async (_, plain, message) => {
    expect((await db.patch('c/x', { v: plain })).body).toEqual(invalid(message));
  });

  it('apply to names: 1500 bytes, nested ones with their path', async () => {
    const write = (name: string, plain: Plain) => db.patch('c/x', { [name]: plain });
    expect((await write('n'.repeat(1500), 1)).status).toBe(200);
    expect((await write('n'.repeat(1501), 1)).body).toEqual(
      invalid('The property.name is longer than 1500 bytes.'),
    );
    expect((await write('m', { ['k'.repeat(1498)]: 1 })).status).toBe(200);
    expect((await write('m', { ['k'.repeat(1499)]: 1 })).body).toEqual(invalid(nested('m')));
  });

  it('apply to ids: 1500 bytes', async () => {
    expect((await db.patch(`c/${'i'.repeat(1500)}`, {})).status).toBe(200);
    expect((await db.patch(`c/${'i'.repeat(1501)}`, {})).body).toEqual(
      invalid('The key path element name is longer than 1500 bytes.'),
    );
    expect((await db.patch(`${'i'.repeat(1501)}/a`, {})).body).toEqual(
      invalid('The key path element kind is longer than 1500 bytes.'),
    );
  });

  // Name 16 + (1+1) + (1+1), fields 2 * (1+1) with strings of n+1, and 32 bytes.
  it('apply to a document: 1 MiB by the documented rule', async () => {
    const room = 1_048_576 - 20 - 4 - 32 - 2;
    const write = (size: number) =>
      db.patch('c/x', { a: 'x'.repeat(500_000), b: 'x'.repeat(size - 500_000) });
    expect((await write(room)).status).toBe(200);
    expect((await write(room + 1)).body).toEqual(invalid('maximum entity size is 1048576 bytes'));
  });
});

describe('the order of values', () => {
  /** In ascending order; values in one group are equal. */
  const groups: Plain[][] = [
    [null],
    [false],
    [true],
    [{ doubleValue: 'NaN' }],
    [{ doubleValue: '-Infinity' }],
    [{ integerValue: '-9223372036854775808' }, { doubleValue: -(2 ** 63) }],
    [-1],
    [0, { doubleValue: 0 }],
    [0.5],
    [1, { doubleValue: 1 }],
    [2],
    [{ doubleValue: 9007199254740992 }],
    [{ integerValue: '9007199254740993' }],
    [{ integerValue: '9223372036854775807' }],
    [{ doubleValue: 2 ** 63 }],
    [{ doubleValue: 'Infinity' }],
    [timestamp('2020-01-01T00:00:00Z')],
    [timestamp('2020-01-01T00:00:00.000001Z')],
    [''],
    ['a'],
    ['aa'],
    ['b'],
    ['\uffff'],
    ['😀'],
    [{ bytesValue: '' }],
    [{ bytesValue: 'AQ==' }],
    [{ bytesValue: 'AQI=' }],
    [{ bytesValue: '/w==' }],
    [{ referenceValue: 'projects/p/databases/(default)/documents/c/__id7__' }],
    [{ referenceValue: 'projects/p/databases/(default)/documents/c/a' }],
    [{ referenceValue: 'projects/p/databases/(default)/documents/c/a/x/y' }],
    [{ referenceValue: 'projects/p/databases/(default)/documents/c/b' }],
    [{ geoPointValue: { latitude: 1, longitude: 2 } }],
    [{ geoPointValue: { latitude: 1, longitude: 3 } }],
    [{ geoPointValue: { latitude: 2, longitude: -9 } }],
    [[]],
    [[null]],
    [[{ doubleValue: 'NaN' }]],
    [[1], [{ doubleValue: 1 }]],
    [[1, 2]],
    [[2]],
    [['a']],
    [['a', 1]],
    [[{ a: 1 }]],
    [{}],
    [{ a: 1 }, { a: { doubleValue: 1 } }],
    [{ a: 1, b: 0 }],
    [{ b: 0 }],
  ];

  const flat = groups.flatMap((group, i) =>
    group.map((plain, j) => ({ id: `${String(i).padStart(3, '0')}-${j}`, plain })),
  );
  const order = (direction: string) => ({ from: [{ collectionId: 'v' }], orderBy: [by('v', direction)] });

  it('applies across all types, ascending and descending', async () => {
    const shuffled = [...flat].sort((a, b) => ((Number(a.id[2]) * 7) % 10) - ((Number(b.id[2]) * 7) % 10));
    await db.seed(Object.fromEntries(shuffled.map(({ id, plain }) => [`v/${id}`, { v: plain }])));
    await db.seed({ 'v/without': { u: 1 } });
    const ids = flat.map(({ id }) => `v/${id}`);
    expect(await db.find(order('ASCENDING'))).toEqual(ids);
    expect(await db.find(order('DESCENDING'))).toEqual([...ids].reverse());
  });

  it('decides which values are equal', async () => {
    await db.seed(Object.fromEntries(flat.map(({ id, plain }) => [`v/${id}`, { v: plain }])));
    for (const [i, group] of groups.entries()) {
      // Null and NaN equal nothing; use unary filters.
      if (i === 0 || i === 3) continue;
      for (const plain of group) {
        const found = await db.find({ from: [{ collectionId: 'v' }], where: where('v', 'EQUAL', plain) });
        const expected = group.map((_, j) => `v/${String(i).padStart(3, '0')}-${j}`);
        expect(found, JSON.stringify(plain)).toEqual(expected);
      }
    }
  });
});

describe('the answer', () => {
  it('contains every type at once', async () => {
    const all = { a: 1, b: 'x', c: [true, null, { d: 0.5 }], e: { f: {} } };
    await db.patch('c/a', all);
    expect(await db.read('c/a')).toEqual({
      ...fields({ a: 1, b: 'x', c: [true, null, { d: 0.5 }] }),
      e: { mapValue: { fields: { f: { mapValue: {} } } } },
    });
  });
});
