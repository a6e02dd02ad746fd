import { beforeEach, describe, expect, it } from 'vitest';
import { fields, type Plain } from '../wire.ts';
import { error, INVALID_PAYLOAD, invalid, send, TestDatabase } from './client.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}(\d{3})?)?Z$/);

let db: TestDatabase;
const stored = (path: string, plain?: Readonly<Record<string, Plain>>) => ({
  name: db.name(path),
  ...(plain && { fields: fields(plain) }),
  createTime: TIME,
  updateTime: TIME,
});
const missing = (path: string) => error(404, 'NOT_FOUND', `Document (${db.name(path)}) not found.`);

beforeEach(() => {
  db = new TestDatabase();
});

describe('one document', () => {
  it('is returned as it was written, with its times', async () => {
    const written = await db.patch('c/a', { n: 1 });
    expect(written).toMatchObject({ status: 200, body: stored('c/a', { n: 1 }) });
    expect(written.headers['content-type']).toBe('application/json');
    expect((await db.get('c/a')).body).toEqual(written.body);
  });

  it('without fields is returned without fields', async () => {
    expect((await db.send('PATCH', '/c/e', { body: {} })).body).toEqual(stored('c/e'));
    expect((await db.get('c/e')).body).toEqual(stored('c/e'));
  });

  it('is returned with only the fields of a mask, nested ones too', async () => {
    await db.patch('c/a', { a: 1, b: { x: 1, y: 2 }, c: 3 });
    const masked = await db.get('c/a?mask.fieldPaths=b.x&mask.fieldPaths=c&mask.fieldPaths=none');
    expect(masked.body).toEqual(stored('c/a', { b: { x: 1 }, c: 3 }));
  });

  it('is 404 if missing', async () => {
    expect(await db.get('c/missing')).toMatchObject({ status: 404, body: missing('c/missing') });
    expect((await db.get('c/a%20b')).body).toEqual(missing('c/a b'));
  });

  it('is found by an encoded path, in v1beta1, and with unknown parameters', async () => {
    await db.patch('c/e', {});
    const encoded = `projects/${db.project}/databases/%28default%29/documents/c/e`;
    for (const path of [
      `/v1/${encoded}`,
      `/v1beta1/${db.root}/c/e?key=abc&alt=json`,
      `/v1/${db.root}/c/e?x=1`,
    ]) {
      expect(await send('GET', path)).toMatchObject({ status: 200, body: stored('c/e') });
    }
  });

  it('may have an id in any script', async () => {
    const created = await db.send('POST', '/c?documentId=%E3%81%82', { body: { fields: fields({ x: 2 }) } });
    expect(created.body).toEqual(stored('c/あ', { x: 2 }));
    expect((await db.get('c/%E3%81%82')).body).toEqual(stored('c/あ', { x: 2 }));
  });

  it('is in the database its name says', async () => {
    await db.patch('c/a', { n: 1 });
    const other = `/v1/projects/${db.project}/databases/second/documents/c/a`;
    expect((await send('GET', other)).status).toBe(404);
  });

  it('refuses any read time in the URL, as the official emulator does', async () => {
    await db.patch('c/a', { n: 1 });
    const answer = await db.get('c/a?readTime=2001-01-01T00:00:00Z');
    expect(answer).toMatchObject({
      status: 400,
      body: invalid('Only timestamps past epoch are supported.'),
    });
  });
});

describe('creating', () => {
  it('uses the given id, and is refused if it is in use', async () => {
    const create = () => db.send('POST', '/c?documentId=new', { body: { fields: fields({ x: 1 }) } });
    expect(await create()).toMatchObject({ status: 200, body: stored('c/new', { x: 1 }) });
    expect(await create()).toMatchObject({
      status: 409,
      body: error(
        409,
        'ALREADY_EXISTS',
        // In braces before 1.22.
        expect.stringMatching(
          `^entity already exists: EntityRef[[{]partitionRef=dev~${db.project}, path=/c/new[\\]}]$`,
        ),
      ),
    });
  });

  it('generates an id of twenty letters and digits', async () => {
    const { status, body } = await db.send('POST', '/gen', { body: { fields: {} } });
    expect(status).toBe(200);
    expect(body).toEqual({ ...stored('gen/x'), name: expect.stringMatching(/\/gen\/[A-Za-z0-9]{20}$/) });
  });

  it('works in a subcollection of a document that does not exist', async () => {
    const answer = await db.send('POST', '/c/a/sub?documentId=s', { body: {} });
    expect(answer).toMatchObject({ status: 200, body: stored('c/a/sub/s') });
  });
});

describe('updating', () => {
  beforeEach(() => db.seed({ 'c/d': { a: 1, b: 2, c: { x: 1, y: 2 } } }));

  it('replaces the document without a mask', async () => {
    expect((await db.patch('c/d', { z: 1 })).body).toEqual(stored('c/d', { z: 1 }));
  });

  it('writes and deletes only the fields of a mask', async () => {
    const mask = ['a', 'c.x', 'd', 'b'].map((path) => `updateMask.fieldPaths=${path}`).join('&');
    await db.patch(`c/d?${mask}`, { a: 10, c: { x: 5 }, e: 9 });
    expect(await db.read('c/d')).toEqual(fields({ a: 10, c: { x: 5, y: 2 } }));
  });

  it('creates a missing document with only the fields of a mask', async () => {
    await db.patch('c/new?updateMask.fieldPaths=b.x', { a: 1, b: { x: 1 } });
    expect(await db.read('c/new')).toEqual(fields({ b: { x: 1 } }));
  });

  it('accepts field names in backticks, and replaces non-maps on the way', async () => {
    const mask = ['`a b`', '`x.y`', '`q\\`q`', 'a.deep'].map(encodeURIComponent);
    await db.patch(`c/d?updateMask.fieldPaths=${mask.join('&updateMask.fieldPaths=')}`, {
      'a b': 1,
      'x.y': 2,
      'q`q': 3,
      a: { deep: 4 },
    });
    expect(await db.read('c/d')).toEqual(
      fields({ 'a b': 1, 'x.y': 2, 'q`q': 3, a: { deep: 4 }, b: 2, c: { x: 1, y: 2 } }),
    );
  });

  it('returns the fields of the other mask', async () => {
    const answer = await db.patch('c/d?updateMask.fieldPaths=a&mask.fieldPaths=b', { a: 7 });
    expect(answer.body).toEqual(stored('c/d', { b: 2 }));
  });

  it('keeps the update time of an unchanged document', async () => {
    const before = await db.get('c/d');
    expect((await db.patch('c/d', { a: 1, b: 2, c: { x: 1, y: 2 } })).body).toEqual(before.body);
    const after = await db.patch('c/d', { a: { doubleValue: 1 }, b: 2, c: { x: 1, y: 2 } });
    expect(after.body).not.toEqual(before.body);
  });

  it.each(['', 'a..b', '.a', 'a.', '1a', 'a-b', '``', '`a', '`a`b', 'a b'])(
    'refuses the field path "%s"',
    async (path) => {
      const problem = `Invalid property path "${path}". Unquoted`;
      // Before 1.22 an empty name has its own message.
      const words = path === '' ? [problem, 'Invalid empty property path string.'] : [problem];
      const answer = await db.patch(`c/d?updateMask.fieldPaths=${encodeURIComponent(path)}`, {});
      expect(answer).toMatchObject({
        status: 400,
        body: invalid(expect.any(String)),
      });
      const { message } = (answer.body as { error: { message: string } }).error;
      expect(words.some((begin) => message.startsWith(begin))).toBe(true);
    },
  );
});

describe('preconditions', () => {
  const patch = (query: string) => db.patch(`c/a?currentDocument.${query}`, { n: 2 });
  const remove = (query: string) => db.send('DELETE', `/c/a?currentDocument.${query}`);
  const noEntity = () =>
    error(
      404,
      'NOT_FOUND',
      `no entity to update: app: "dev~${db.project}"\npath <\n  Element {\n    type: "c"\n    name: "a"\n  }\n>\n`,
    );

  it('refuse a missing document that must exist', async () => {
    expect(await patch('exists=true')).toMatchObject({ status: 404, body: noEntity() });
    expect(await remove('exists=true')).toMatchObject({ status: 404, body: noEntity() });
    expect(await db.read('c/a')).toBeUndefined();
  });

  it('refuse an existing document that must not exist', async () => {
    await db.seed({ 'c/a': { n: 1 } });
    expect((await patch('exists=false')).status).toBe(409);
    expect(await db.read('c/a')).toEqual(fields({ n: 1 }));
  });

  it('compare the update time', async () => {
    await db.seed({ 'c/a': { n: 1 } });
    const { updateTime } = (await db.get('c/a')).body as { updateTime: string };
    const stale = await patch('updateTime=2001-01-01T00:00:00Z');
    expect(stale).toMatchObject({
      status: 400,
      body: error(
        400,
        'FAILED_PRECONDITION',
        expect.stringMatching(
          /^the stored version \(\d{16}\) does not match the required base version \(978307200000000\)$/,
        ),
      ),
    });
    expect((await patch(`updateTime=${updateTime}`)).status).toBe(200);
    expect((await remove(`updateTime=${updateTime}`)).status).toBe(400);
  });
});

describe('deleting', () => {
  it('returns nothing, also for missing documents, and keeps subcollections', async () => {
    await db.seed({ 'c/a': { n: 1 }, 'c/a/sub/s': { n: 2 } });
    expect(await db.send('DELETE', '/c/a')).toMatchObject({ status: 200, body: {} });
    expect(await db.send('DELETE', '/c/a')).toMatchObject({ status: 200, body: {} });
    expect((await db.get('c/a')).status).toBe(404);
    expect(await db.read('c/a/sub/s')).toEqual(fields({ n: 2 }));
  });
});

describe('names', () => {
  const reserved = (kind: string, id: string) => `${kind} id "${id}" is invalid because it is reserved.`;
  const slash = (kind: string) => `${kind} id "a/b" is invalid because it contains "/".`;
  // Before 1.22 it is only reserved.
  const numeric = expect.stringMatching(
    /^A long document ID string must be formatted like '__id\{LONG\}__', where LONG is a 64-bit integer\. Found: '__idx__'\.$|^Resource id "__idx__" is invalid because it is reserved\.$/,
  );

  it.each([
    ['GET', '/__x__/a', reserved('Collection', '__x__')],
    ['GET', '/c/a/__x__/b', reserved('Collection', '__x__')],
    ['GET', '/__id5__/a', reserved('Collection', '__id5__')],
    ['GET', '/c/__x__', reserved('Resource', '__x__')],
    ['PATCH', '/c/__x__', reserved('Resource', '__x__')],
    ['DELETE', '/c/__x__', reserved('Resource', '__x__')],
    ['POST', '/__x__', reserved('Collection', '__x__')],
    ['POST', '/..', reserved('Collection', '..')],
    ['POST', '/c?documentId=__x__', reserved('Resource', '__x__')],
    ['POST', '/c?documentId=.', reserved('Resource', '.')],
    ['POST', '/c?documentId=a/b', slash('Resource')],
    ['POST', '/c?documentId=__idx__', numeric],
    ['GET', '/c/__idx__', numeric],
  ])('%s %s is refused', async (method, path, message) => {
    const body = method === 'POST' || method === 'PATCH' ? { body: {} } : {};
    expect(await db.send(method, path, body)).toMatchObject({ status: 400, body: invalid(message) });
  });

  it('in a URL lose white space at the ends of segments', async () => {
    await db.seed({ 'c /s ': { n: 1 }, 'c/s': { n: 2 } });
    expect(await db.send('GET', '/c%20/%09s%20')).toMatchObject({
      status: 200,
      body: { name: db.name('c/s'), fields: fields({ n: 2 }) },
    });
  });

  it.each([
    ['/c/', 'has invalid trailing "/".'],
    ['/c/a/s/', 'has invalid trailing "/".'],
    ['//', 'lacks a collection id at index {1}.'],
    ['/c//', 'lacks a resource id at index {3}.'],
    ['/c/a//s', 'lacks a collection id at index {5}.'],
  ])('GET %s %s', async (path, problem) => {
    const message = `Document name "${db.root}${path}" ${problem}`;
    const expected = message.replace(/\{(\d)\}/, (_, offset) => String(db.root.length + Number(offset)));
    expect(await db.send('GET', path)).toMatchObject({ status: 400, body: invalid(expected) });
  });

  it('show where the name of a write is invalid', async () => {
    const commit = (name: string) => db.commit([{ update: { name, fields: {} } }]);
    const at = db.root.length;
    for (const [name, problem] of [
      [db.name('c'), `lacks "/" at index ${at + 2}.`],
      [db.root.replace('/documents', '/c/d'), `lacks "documents" at index ${at - 9}.`],
      [db.name('c/.'), `contains a resource id "." at index ${at + 3}.`],
      ['', 'lacks "projects" at index 0.'],
    ]) {
      expect(await commit(name ?? '')).toMatchObject({
        status: 400,
        body: invalid(`Document name "${name}" ${problem}`),
      });
    }
  });

  it('may be numeric, and then sort by number before all others', async () => {
    await db.seed({ 'c/a': {}, 'c/__id10__': {}, 'c/__id9__': {}, 'c/B': {}, 'c/__id-1__': {} });
    const sorted = ['c/__id-1__', 'c/__id9__', 'c/__id10__', 'c/B', 'c/a'];
    expect(await db.find({ from: [{ collectionId: 'c' }] })).toEqual(sorted);
  });

  it.each([
    ['GET', ''],
    ['PUT', '/c/a'],
    ['POST', '/c/a'],
    ['PATCH', '/c'],
    ['DELETE', '/c'],
    ['GET', ':commit'],
    ['POST', ':nosuchverb'],
    ['POST', ':write'],
    ['POST', ':listen'],
    ['POST', '/c/a:commit'],
  ])('%s %s is not a call', async (method, path) => {
    const answer = await db.send(method, path, method === 'GET' ? {} : { body: {} });
    expect(answer).toMatchObject({ status: 404, text: 'Not Found\n' });
    expect(answer.headers['content-type']).toBeUndefined();
  });
});

describe('lists', () => {
  interface Page {
    documents?: { name: string; fields?: unknown }[];
    nextPageToken?: string;
  }
  const list = async (query: string) => (await db.send('GET', query)).body as Page;
  const ids = ({ documents = [] }: Page) => documents.map(({ name }) => name.slice(db.root.length + 1));

  beforeEach(() =>
    db.seed({
      'c/a': { n: 2, m: 1 },
      'c/b': { n: 1, m: 1 },
      'c/c': { m: 1 },
      'c/ghost/sub/x': { n: 4 },
      'd/z': { n: 1 },
    }),
  );

  it('return the documents of a collection by name, and nothing if it is empty', async () => {
    const all = await list('/c');
    expect(all).toEqual({
      documents: [stored('c/a', { n: 2, m: 1 }), stored('c/b', { n: 1, m: 1 }), stored('c/c', { m: 1 })],
    });
    expect(await list('/c/a/sub')).toEqual({});
    expect(ids(await list('/c/ghost/sub'))).toEqual(['c/ghost/sub/x']);
  });

  it('are paginated, and a full page always has a token', async () => {
    const first = await list('/c?pageSize=2');
    expect(ids(first)).toEqual(['c/a', 'c/b']);
    const second = await list(`/c?pageSize=1&pageToken=${encodeURIComponent(first.nextPageToken ?? '')}`);
    expect(ids(second)).toEqual(['c/c']);
    const third = await list(`/c?pageSize=1&pageToken=${encodeURIComponent(second.nextPageToken ?? '')}`);
    expect(third).toEqual({});
    expect((await list('/c?pageSize=4')).nextPageToken).toBeUndefined();
  });

  it('have 30 documents per page, and 150 at most', async () => {
    const many = Array.from({ length: 151 }, (_, number) => [`many/${String(number).padStart(3, '0')}`, {}]);
    await db.seed(Object.fromEntries(many));
    const sizes = {
      '': 30,
      '?pageSize=0': 30,
      '?pageSize=31': 31,
      '?pageSize=1000': 150,
    };
    for (const [parameters, size] of Object.entries(sizes)) {
      const page = await list(`/many${parameters}`);
      expect([parameters, page.documents?.length]).toEqual([parameters, size]);
      expect(page.nextPageToken).toEqual(expect.any(String));
    }
  });

  it('page through an order of fields', async () => {
    const first = await list('/c?pageSize=1&orderBy=n');
    expect(ids(first)).toEqual(['c/b']);
    const rest = await list(
      `/c?pageSize=5&orderBy=n&pageToken=${encodeURIComponent(first.nextPageToken ?? '')}`,
    );
    expect(ids(rest)).toEqual(['c/a']);
    expect(ids(await list('/c?orderBy=n%20desc'))).toEqual(['c/a', 'c/b']);
    expect(ids(await list('/c?orderBy=m,%20n%20desc'))).toEqual(['c/a', 'c/b']);
  });

  it('apply a mask', async () => {
    expect((await list('/c?mask.fieldPaths=n')).documents).toEqual([
      stored('c/a', { n: 2 }),
      stored('c/b', { n: 1 }),
      stored('c/c'),
    ]);
  });

  it('of every collection below a parent end in a slash', async () => {
    expect(ids(await list('/'))).toEqual(['c/a', 'c/b', 'c/c', 'd/z']);
    expect(ids(await list('/c/ghost/'))).toEqual(['c/ghost/sub/x']);
    expect(await list('/?pageSize=1')).toMatchObject({ nextPageToken: expect.any(String) });
  });

  it.each([
    ['/c?pageSize=-1', 400, 'Page size must be nonnegative.'],
    ['/?orderBy=n', 400, 'kind is required for all orders except __key__ ascending'],
    ['/c?orderBy=__name__%20desc', 400, 'Firestore does not support descending key scans'],
  ])('GET %s is refused', async (path, status, message) => {
    expect(await db.send('GET', path)).toMatchObject({ status, body: { error: { message } } });
  });

  it.each(['/c?pageSize=abc', '/c?showMissing=maybe', '/c?pageToken=nonsense'])(
    'GET %s is refused',
    async (path) => {
      expect((await db.send('GET', path)).status).toBe(400);
    },
  );
});

describe('batchGet', () => {
  beforeEach(() => db.seed({ 'c/a': { n: 1, m: 1 }, 'c/b': { n: 2 } }));

  const ask = (paths: readonly string[], more: object = {}) =>
    db.call('batchGet', { documents: paths.map((path) => db.name(path)), ...more });

  it('returns found and missing documents in the requested order, at one time', async () => {
    const { body } = await ask(['c/b', 'c/missing', 'c/a']);
    expect(body).toEqual([
      { found: stored('c/b', { n: 2 }), readTime: TIME },
      { missing: db.name('c/missing'), readTime: TIME },
      { found: stored('c/a', { n: 1, m: 1 }), readTime: TIME },
    ]);
    const times = new Set((body as { readTime: string }[]).map(({ readTime }) => readTime));
    expect(times.size).toBe(1);
  });

  it('returns an empty list for no documents', async () => {
    expect((await ask([])).body).toEqual([]);
  });

  it('applies a mask', async () => {
    expect((await ask(['c/a'], { mask: { fieldPaths: ['m'] } })).body).toEqual([
      { found: stored('c/a', { m: 1 }), readTime: TIME },
    ]);
  });

  it('returns a new transaction in its own element', async () => {
    expect((await ask(['c/b'], { newTransaction: { readOnly: {} } })).body).toEqual([
      { transaction: expect.any(String) },
      { found: stored('c/b', { n: 2 }), readTime: TIME },
    ]);
  });

  it.each([
    { documents: 'x' },
    { documents: [1] },
    { nonsense: 1 },
    { mask: { fieldPaths: 'n' } },
    { transaction: 'EQEAAAAAAAAA', newTransaction: {} },
  ])('refuses %j', async (body) => {
    expect(await db.call('batchGet', body)).toMatchObject({ status: 400, body: INVALID_PAYLOAD });
  });
});
