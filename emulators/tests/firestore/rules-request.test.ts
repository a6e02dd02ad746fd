/** What rules see of a request besides the documents, the same on both emulators. */
import { beforeEach, describe, expect, it } from 'vitest';
import { by, where } from '../wire.ts';
import { type Answer, type Sent, TestDatabase, userAuth } from './client.ts';

type Method = 'get' | 'list' | 'create' | 'update' | 'delete';
type Act = (sent: Sent) => Promise<Answer>;

const sent = { auth: userAuth('alice', { level: 3 }) };
let db: TestDatabase;

beforeEach(async () => {
  db = new TestDatabase();
  await db.seed({ 'c/a': { n: 1, m: { k: 1 } }, 'p/q/c/a': { n: 2 }, 'c/spare': { n: 3 } });
});

/** The result of a request under a condition on `match /{above=**}/c/{id}`. */
async function under(method: Method, condition: string, act: Act): Promise<'allowed' | 'false' | 'error'> {
  const loaded = await db.loadRules(`rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /{above=**}/c/{id} { allow ${method}: if ${condition}; } } }`);
  expect(loaded).toMatchObject({ status: 200 });
  const { status, text } = await act(sent);
  if (status === 200) return 'allowed';
  expect(status).toBe(403);
  return /false for '\w+' @ L\d+"/.test(text) ? 'false' : 'error';
}

type Case = readonly [what: string, method: Method, act: Act, holds: readonly string[]];

const query =
  (more: object = {}, from: object = {}, above = ''): Act =>
  (sending) =>
    db.query({ from: [{ collectionId: 'c', ...from }], ...more }, sending, above);

const GROUP = { allDescendants: true };
const ROOT = '/databases/$(database)/documents';

const ANY_READ = ['!request.inTransaction', 'request.headers == {}', "request.auth.uid == 'alice'"];
const ANY_WRITE = ['request.inTransaction', 'request.headers == {}', 'request.auth.token.level == 3'];

const CASES: readonly Case[] = [
  [
    'a get',
    'get',
    (sending) => db.get('c/a', sending),
    [...ANY_READ, "request.method == 'get'", `request.path == ${ROOT}/c/a`, 'request.fields == null'],
  ],
  [
    'a batch of gets',
    'get',
    (sending) => db.call('batchGet', { documents: [db.name('c/a')] }, sending),
    [...ANY_READ, "request.method == 'get'", `request.path == ${ROOT}/c/a`],
  ],
  [
    'a query',
    'list',
    query(),
    [
      ...ANY_READ,
      "request.method == 'list'",
      `request.path == ${ROOT}/c`,
      'request.fields == null',
      'request.query.limit == null',
      'request.query.offset == 0',
      'request.query.orderBy == {}',
      "request.query.kind == 'c'",
      '!request.query.allDescendants',
      'request.query.parent == null',
      '!request.query.distinct',
      'request.query.groupBy == {}',
      '!request.query.selectOnlyKeys',
      'request.query.size() == 9',
    ],
  ],
  [
    'a query with everything',
    'list',
    query({
      select: { fields: [{ fieldPath: 'n' }, { fieldPath: 'm.k' }, { fieldPath: '__name__' }] },
      orderBy: [by('m.k', 'DESCENDING'), by('n', 'ASCENDING')],
      limit: 5,
      offset: 2,
    }),
    [
      "'fields' in request && request.size() == 8",
      "request.query.orderBy == {'m.k': 'DESC', 'n': 'ASC'}",
      'request.query.limit == 5 && request.query.limit is int',
      'request.query.offset == 2',
    ],
  ],
  [
    'a query of one field',
    'list',
    query({ select: { fields: [{ fieldPath: 'm.k' }, { fieldPath: '__name__' }] } }),
    ["request.fields == ['m.k']"],
  ],
  [
    'a query in the order of names in quotes',
    'list',
    query({ orderBy: ['`a b`', 'm.`c.d`', '`e.f`', 'e.f'].map((name) => by(name, 'ASCENDING')) }),
    ["request.query.orderBy.keys() == ['a b', 'e.f', 'm.c.d']"],
  ],
  [
    'a query in two orders of one text',
    'list',
    query({ orderBy: [by('`e.f`', 'ASCENDING'), by('e.f', 'DESCENDING')] }),
    ["request.query.orderBy == {'e.f': 'ASC'}"],
  ],
  [
    'a query below a document',
    'list',
    query({}, {}, '/p/q'),
    [`request.query.parent == ${ROOT}/p/q`, `request.path == ${ROOT}/p/q/c`, '!request.query.allDescendants'],
  ],
  [
    'a query of a group',
    'list',
    query({}, GROUP),
    [
      'request.query.allDescendants',
      'request.query.ancestor == null',
      "request.query.kind == 'c'",
      "'path' in request",
    ],
  ],
  [
    'a query of a group below a document',
    'list',
    query({}, GROUP, '/p/q'),
    [`request.query.ancestor == ${ROOT}/p/q`],
  ],
  [
    'a plain list',
    'list',
    (sending) => db.send('GET', '/c?orderBy=n%20desc', sending),
    ['request.query.limit == 30', "request.query.orderBy == {'n': 'DESC'}", `request.path == ${ROOT}/c`],
  ],
  [
    'a plain list of many',
    'list',
    (sending) => db.send('GET', '/c?pageSize=1000', sending),
    ['request.query.limit == 150'],
  ],
  [
    'a count',
    'list',
    (sending) => db.count({ from: [{ collectionId: 'c' }], limit: 7 }, sending),
    [...ANY_READ, "request.method == 'list'", 'request.query.limit == 7', `request.path == ${ROOT}/c`],
  ],
  [
    'a create',
    'create',
    (sending) => db.commit([db.set('c/new', { n: 1 })], sending),
    [
      ...ANY_WRITE,
      "request.method == 'create'",
      `request.path == ${ROOT}/c/new`,
      "request.resource.id == 'new'",
    ],
  ],
  [
    'an update',
    'update',
    (sending) => db.commit([db.set('c/a', { n: 2 })], sending),
    [
      ...ANY_WRITE,
      "request.method == 'update'",
      `request.path == ${ROOT}/c/a`,
      `request.resource.__name__ == ${ROOT}/c/a`,
      'request.readFields == null && request.writeFields == null && request.transforms == null',
    ],
  ],
  [
    'an update of some fields',
    'update',
    (sending) => db.commit([db.set('c/a', { n: 2 }, { updateMask: { fieldPaths: ['n'] } })], sending),
    ["'writeFields' in request && request.size() == 10", 'request.transforms == null'],
  ],
  [
    'an update with transforms',
    'update',
    (sending) =>
      db.commit(
        [db.set('c/a', {}, { updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }] })],
        sending,
      ),
    ["'writeFields' in request && 'transforms' in request && request.size() == 10"],
  ],
  [
    'the document before an update',
    'update',
    (sending) => db.commit([db.set('c/a', { z: 1, b: 2 })], sending),
    [
      "resource.values() == [{'n': 1, 'm': {'k': 1}}, resource.__name__, 'a']",
      "resource.keys() == ['__name__', 'data', 'id'] && request.resource.values()[2] == 'a'",
      'request.resource.data.values() == [1, 2]',
      "request.auth.values() == ['alice', request.auth.token]",
    ],
  ],
  [
    'a delete',
    'delete',
    (sending) => db.send('DELETE', '/c/a', sending),
    [...ANY_WRITE, "request.method == 'delete'", `request.path == ${ROOT}/c/a`, 'request.resource == null'],
  ],
];

describe.each(CASES)('of %s', (_, method, act, conditions) => {
  it.each(conditions)('that %s', async (condition) => {
    // A denied write leaves the document unchanged for the allowed one.
    expect(await under(method, `!(${condition})`, act)).toBe('false');
    expect(await under(method, condition, act)).toBe('allowed');
  });
});

describe('rules see nothing', () => {
  it.each<[string, Method, Act, string]>([
    ['of a query to a get', 'get', (sending) => db.get('c/a', sending), 'request.query == null'],
    ['of a path to a group', 'list', query({}, GROUP), 'request.path == null'],
    ['of a parent to a group', 'list', query({}, GROUP), 'request.query.parent == null'],
    ['of an ancestor to a collection', 'list', query(), 'request.query.ancestor == null'],
    ['of a resource to a query', 'list', query(), 'request.resource == null'],
    ['of filters', 'list', query(), 'request.query.where == null'],
  ])('%s', async (_, method, act, condition) => {
    expect(await under(method, condition, act)).toBe('error');
    expect(await under(method, `!(${condition})`, act)).toBe('error');
  });
});

describe('unordered values never allow a request', () => {
  const two = query({
    select: { fields: [{ fieldPath: 'n' }, { fieldPath: 'm.k' }] },
    orderBy: [by('n', 'ASCENDING'), by('m.k', 'DESCENDING')],
  });

  it.each([
    "request.fields == ['n', 'm.k']",
    "request.fields[0] == 'n'",
    "request.query.orderBy.values() == ['ASC', 'DESC']",
    'request.query.values()[0] == null',
    "request.values()[1] == 'list'",
    'request.values()[0] == request.auth',
  ])('%s', async (condition) => {
    expect(await under('list', condition, two)).not.toBe('allowed');
  });

  it('but can be printed by debug', async () => {
    expect(await under('list', 'debug(request) != null', two)).toBe('allowed');
  });
});

describe('a query of a group that names its document', () => {
  const named = (path: string, from: object, above = ''): Act =>
    query({ where: where('__name__', 'EQUAL', db.ref(path)) }, from, above);

  it.each([
    ['c/a', 1],
    ['p/q/c/a', 2],
  ])('is about that one, at any depth: %s', async (path, n) => {
    const condition = `resource.data.n == ${n} && id == 'a' && request.path == ${ROOT}/${path}`;
    expect(await under('list', condition, named(path, GROUP))).toBe('allowed');
    expect(await under('list', `!(${condition})`, named(path, GROUP))).toBe('false');
  });

  it('is about none if it looks below another document', async () => {
    expect(await under('list', 'resource.data.n == 2', named('p/q/c/a', GROUP, '/p/q'))).toBe('error');
    expect(await under('list', "id == 'a'", named('p/q/c/a', GROUP, '/p/q'))).toBe('error');
  });

  it('is about none if that is in no such collection', async () => {
    expect(await under('list', "id == 'a'", named('d/a', GROUP))).toBe('error');
  });
});
