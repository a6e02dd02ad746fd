/** The server asks the Security Rules the right question; the language itself is tested elsewhere. */
import { beforeEach, describe, expect, it } from 'vitest';
import { and, fields, or, where } from '../wire.ts';
import { error, isOfficial, send, TestDatabase, userAuth } from './client.ts';

let db: TestDatabase;
const alice = { auth: userAuth('alice', { firebase: { sign_in_provider: 'password' }, level: 3 }) };
const nobody = { auth: null };

beforeEach(() => {
  db = new TestDatabase();
});

async function rules(matches: string): Promise<void> {
  const answer = await db.loadRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${matches}
  }
}`);
  expect(answer).toMatchObject({ status: 200 });
}

const DENIED = error(403, 'PERMISSION_DENIED', expect.any(String));

describe('who may do what', () => {
  it('without rules everyone may do everything, and administrators always may', async () => {
    if (!isOfficial) expect((await db.patch('c/a', { n: 1 }, nobody)).status).toBe(200);
    await rules('match /c/{id} { allow read: if false; }');
    expect((await db.patch('c/a', { n: 2 })).status).toBe(200);
    expect((await db.patch('c/a', { n: 3 }, nobody)).status).toBe(403);
    expect(await db.read('c/a')).toEqual(fields({ n: 2 }));
  });

  it('a denial names the line that did not permit', async () => {
    await rules('match /c/{id} {\n allow get: if false;\n allow get: if request.auth != null; }');
    const answer = await db.get('c/a', nobody);
    expect(answer).toMatchObject({
      status: 403,
      body: error(
        403,
        'PERMISSION_DENIED',
        expect.stringMatching(/^\nfalse for 'get' @ L\d+, false for 'get' @ L\d+/),
      ),
    });
    expect((await db.get('c/a', alice)).status).toBe(404);
  });

  it.each<[string, string, (sent: object) => Promise<{ status: number }>]>([
    ['get', 'get', (sent) => db.get('c/there', sent)],
    ['get', 'get in a batch', (sent) => db.call('batchGet', { documents: [db.name('c/there')] }, sent)],
    ['list', 'list', (sent) => db.send('GET', '/c', sent)],
    ['list', 'query', (sent) => db.query({ from: [{ collectionId: 'c' }] }, sent)],
    ['list', 'aggregate', (sent) => db.count({ from: [{ collectionId: 'c' }] }, sent)],
    ['create', 'create', (sent) => db.send('POST', '/c?documentId=new', { body: {}, ...sent })],
    ['create', 'patch what is missing', (sent) => db.patch('c/new', {}, sent)],
    ['create', 'commit what is missing', (sent) => db.commit([db.set('c/new', {})], sent)],
    ['update', 'patch', (sent) => db.patch('c/there', { n: 2 }, sent)],
    ['update', 'commit', (sent) => db.commit([db.set('c/there', { n: 2 })], sent)],
    ['delete', 'delete', (sent) => db.send('DELETE', '/c/there', sent)],
    ['delete', 'commit a delete', (sent) => db.commit([{ delete: db.name('c/there') }], sent)],
    [
      'get',
      'verify',
      (sent) => db.commit([{ verify: db.name('c/there'), currentDocument: { exists: true } }], sent),
    ],
  ])('%s is asked to %s', async (method, _, act) => {
    await db.seed({ 'c/there': { n: 1 } });
    const others = ['get', 'list', 'create', 'update', 'delete'].filter((other) => other !== method);
    await rules(`match /c/{id} { allow ${others.join(', ')}: if true; }`);
    expect((await act(nobody)).status).toBe(403);
    await rules(`match /c/{id} { allow ${method}: if true; }`);
    expect((await act(nobody)).status).toBe(200);
  });
});

describe('a rule sees', () => {
  it('who asks, with all claims', async () => {
    await rules(`match /users/{id} { allow get: if request.auth.uid == id && request.auth.token.level == 3
      && request.auth.token.firebase.sign_in_provider == 'password'; }`);
    expect((await db.get('users/alice', alice)).status).toBe(404);
    expect((await db.get('users/bob', alice)).status).toBe(403);
    expect((await db.get('users/alice', { auth: userAuth('alice') })).status).toBe(403);
    expect((await db.get('users/alice', nobody)).status).toBe(403);
  });

  it('the document before and after', async () => {
    await rules(`match /c/{id} {
      allow create: if resource == null && request.resource.data.n == 1 && request.resource.id == id;
      allow update: if request.resource.data.n == resource.data.n + 1 && request.resource.data.kept == 'x';
      allow delete: if resource.data.n == 2 && resource.id == 'a'; }`);
    const set = (n: number) => db.patch('c/a?updateMask.fieldPaths=n', { n }, nobody);
    expect((await db.patch('c/a', { n: 2 }, nobody)).status).toBe(403);
    expect((await db.patch('c/a', { n: 1, kept: 'x' }, nobody)).status).toBe(200);
    expect((await db.send('DELETE', '/c/a', nobody)).status).toBe(403);
    expect((await set(3)).status).toBe(403);
    expect((await set(2)).status).toBe(200);
    expect((await db.send('DELETE', '/c/a', nobody)).status).toBe(200);
  });

  it('values of every type', async () => {
    const document = {
      i: 1,
      f: { doubleValue: 1 },
      s: 'text',
      b: true,
      n: null,
      l: [1, 'a'],
      m: { k: { v: 2 } },
      t: { timestampValue: '2020-01-02T03:04:05Z' },
      y: { bytesValue: 'AQI=' },
      g: { geoPointValue: { latitude: 1.5, longitude: 2.5 } },
      r: db.ref('c/other'),
    };
    await rules(`match /c/{id} { allow create: if request.resource.data.i is int
      && request.resource.data.f is float && request.resource.data.s.size() == 4 && request.resource.data.b
      && request.resource.data.n == null && request.resource.data.l.hasAll(['a', 1])
      && request.resource.data.m.k.v == 2 && request.resource.data.t.year() == 2020
      && request.resource.data.y is bytes && request.resource.data.g.latitude() == 1.5
      && request.resource.data.r == /databases/$(database)/documents/c/other
      && request.resource.data.keys().size() == 11; }`);
    expect((await db.patch('c/a', document, nobody)).body).not.toHaveProperty('error');
  });

  it('the request’s time, which is also the server timestamp', async () => {
    await rules(`match /c/{id} { allow create: if request.resource.data.at == request.time
      && request.time > timestamp.date(2020, 1, 1); }`);
    const stamped = { updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] };
    expect((await db.commit([db.set('c/a', {}, stamped)], nobody)).status).toBe(200);
    expect((await db.patch('c/b', { at: { timestampValue: '2020-01-01T00:00:00Z' } }, nobody)).status).toBe(
      403,
    );
  });

  it('other documents, and with getAfter those written by the same commit', async () => {
    await rules(`match /c/{id} {
      allow create: if get(/databases/$(database)/documents/config/limits).data.open
        && !exists(/databases/$(database)/documents/counts/$(id))
        && getAfter(/databases/$(database)/documents/counts/$(id)).data.n == 1; }
      match /counts/{id} { allow write: if existsAfter(/databases/$(database)/documents/c/$(id)); }`);
    await db.seed({ 'config/limits': { open: true } });
    const [document, count] = [db.set('c/a', {}), db.set('counts/a', { n: 1 })];
    expect((await db.commit([document], nobody)).status).toBe(403);
    expect((await db.commit([count], nobody)).status).toBe(403);
    expect((await db.commit([document, db.set('counts/a', { n: 2 })], nobody)).status).toBe(403);
    expect(await db.read('counts/a')).toBeUndefined();
    expect((await db.commit([document, count], nobody)).status).toBe(200);
    await db.seed({ 'config/limits': { open: false } });
    expect((await db.commit([db.set('c/b', {}), db.set('counts/b', { n: 1 })], nobody)).status).toBe(403);
  });

  it('the limit of a query', async () => {
    await rules('match /c/{id} { allow list: if request.query.limit <= 10; }');
    const list = (limit?: number) =>
      db.query({ from: [{ collectionId: 'c' }], ...(limit && { limit }) }, nobody);
    expect((await list(10)).status).toBe(200);
    expect((await list(11)).status).toBe(403);
    expect((await list()).status).toBe(403);
    expect((await db.send('GET', '/c?pageSize=10', nobody)).status).toBe(200);
  });
});

describe('one write that is not allowed', () => {
  beforeEach(() =>
    rules('match /open/{id} { allow read, write; } match /closed/{id} { allow read: if false; }'),
  );

  it('stops the whole commit', async () => {
    expect((await db.commit([db.set('open/a', {}), db.set('closed/a', {})], nobody)).body).toEqual(DENIED);
    expect(await db.read('open/a')).toBeUndefined();
  });

  it('is reported before a failed precondition', async () => {
    const exists = { currentDocument: { exists: true } };
    expect((await db.commit([db.set('closed/a', {}, exists)], nobody)).status).toBe(403);
    expect((await db.commit([db.set('open/a', {}, exists)], nobody)).status).toBe(404);
  });

  it('stops a batch of reads too', async () => {
    const documents = [db.name('open/a'), db.name('closed/a')];
    expect((await db.call('batchGet', { documents }, nobody)).body).toEqual(DENIED);
  });
});

describe('a list is allowed only if the query stays within the rule, whatever is stored', () => {
  beforeEach(async () => {
    await rules(`match /Cars/{id} { allow list: if resource.data.Hidden == false
        || request.auth.token.firebase.sign_in_provider == 'password'; }
      match /{path=**}/notes/{id} { allow list: if resource.data.public == true; }`);
    await db.seed({ 'Cars/a': { Hidden: false, Year: 2020 }, 'Cars/b': { Hidden: false, Year: 2019 } });
  });

  const cars = { from: [{ collectionId: 'Cars' }] };
  const visible = where('Hidden', 'EQUAL', false);

  it.each<[string, object]>([
    ['an equality', { where: visible }],
    [
      'with more',
      {
        where: and(where('Year', 'GREATER_THAN', 2000), visible),
        orderBy: [{ field: { fieldPath: 'Year' } }],
        limit: 5,
      },
    ],
    [
      'every alternative',
      { where: or(and(visible, where('Year', 'EQUAL', 2020)), and(where('Year', 'EQUAL', 2019), visible)) },
    ],
  ])('so: %s', async (_, query) => {
    expect((await db.query({ ...cars, ...query }, nobody)).status).toBe(200);
  });

  it.each<[string, object]>([
    ['everything, though all are visible', {}],
    ['another field', { where: where('Year', 'EQUAL', 2020) }],
    ['another value', { where: where('Hidden', 'EQUAL', true) }],
    ['not true', { where: where('Hidden', 'NOT_EQUAL', true) }],
    ['one alternative that is open', { where: or(visible, where('Year', 'EQUAL', 2019)) }],
    ['an order', { orderBy: [{ field: { fieldPath: 'Hidden' } }] }],
  ])('not so: %s', async (_, query) => {
    expect((await db.query({ ...cars, ...query }, nobody)).body).toEqual(DENIED);
    expect((await db.query({ ...cars, ...query }, alice)).status).toBe(200);
  });

  it('also for the plain list and for counting', async () => {
    expect((await db.send('GET', '/Cars', nobody)).body).toEqual(DENIED);
    expect((await db.count(cars, nobody)).body).toEqual(DENIED);
    expect((await db.count({ ...cars, where: visible }, nobody)).status).toBe(200);
  });

  it('for collection groups by a rule for all of them', async () => {
    const group = (collectionId: string, filter: object) =>
      db.query({ from: [{ collectionId, allDescendants: true }], where: filter }, nobody);
    expect((await group('notes', where('public', 'EQUAL', true))).status).toBe(200);
    expect((await group('notes', where('public', 'EQUAL', false))).status).toBe(403);
    expect((await group('Cars', visible)).status).toBe(403);
  });
});

/** The given number of documents read by a rule, different for each document it is asked about. */
const accesses = (count: number, more = 'exists') =>
  Array.from(
    { length: count },
    (_, i) => `!${more}(/databases/$(database)/documents/u/$(id + '-${i}'))`,
  ).join(' && ');

describe('the operation that a rule is asked about', () => {
  const exists = (wanted: boolean) => ({ currentDocument: { exists: wanted } });

  it.each<[string, string, Readonly<Record<string, unknown>>, number]>([
    ['create', 'c/there', exists(false), 409],
    ['update', 'c/there', exists(false), 403],
    ['create', 'c/missing', exists(true), 403],
    ['update', 'c/missing', exists(true), 404],
    ['create', 'c/there', {}, 403],
    ['update', 'c/missing', {}, 403],
  ])(
    'is what the precondition says, else depends on the stored document: %s %s %j',
    async (method, path, more, status) => {
      await db.seed({ 'c/there': { n: 1 } });
      await rules(`match /c/{id} { allow ${method}; }`);
      expect((await db.commit([db.set(path, { n: 2 }, more)], nobody)).status).toBe(status);
    },
  );

  it('sees null as the resource after a delete', async () => {
    await db.seed({ 'c/there': { n: 1 } });
    await rules('match /c/{id} { allow delete: if request.resource == null && resource.data.n == 1; }');
    expect((await db.send('DELETE', '/c/there', nobody)).status).toBe(200);
  });
});

describe('several writes of one document in a commit are one question', () => {
  beforeEach(() => db.seed({ 'c/there': { n: 1 } }));
  const masked = (...fieldPaths: string[]) => ({ updateMask: { fieldPaths } });

  it.each<[string, string, (name: string) => readonly unknown[], number]>([
    ['what they leave', 'allow update: if request.resource.data.n == 3;', () => [set(2), set(3)], 200],
    ['what they leave', 'allow update: if request.resource.data.n == 2;', () => [set(2), set(3)], 403],
    ['what was there', 'allow update: if resource.data.n == 1;', () => [set(2), set(3)], 200],
    [
      'all fields',
      'allow update: if request.resource.data.keys() == ["a", "b", "n"];',
      () => [db.set('c/there', { a: 1 }, masked('a')), db.set('c/there', { b: 1 }, masked('b'))],
      200,
    ],
    ['only the end', 'allow delete;', (name) => [set(2), { delete: name }], 200],
    ['only the end', 'allow update;', (name) => [set(2), { delete: name }], 403],
    ['only the end', 'allow update;', (name) => [{ delete: name }, set(2)], 200],
  ])('about %s: %s', async (_, allow, writes, status) => {
    await rules(`match /c/{id} { ${allow} }`);
    expect((await db.commit(writes(db.name('c/there')), nobody)).status).toBe(status);
  });

  const set = (n: number) => db.set('c/there', { n });
});

describe('documents that rules ask for', () => {
  const write = (count: number) => Array.from({ length: count }, (_, i) => db.set(`c/w${i}`, {}));
  const read = (count: number) => ({
    documents: Array.from({ length: count }, (_, i) => db.name(`c/w${i}`)),
  });

  it.each([
    [1, 10, 200],
    [1, 11, 403],
    [2, 10, 200],
    [3, 7, 403],
    [20, 1, 200],
    [21, 1, 403],
  ])('%d documents may have rules that each ask for %d others: %d', async (documents, others, status) => {
    await rules(`match /c/{id} { allow get, write: if ${accesses(others)}; }`);
    expect((await db.commit(write(documents), nobody)).status).toBe(status);
    expect((await db.call('batchGet', read(documents), nobody)).status).toBe(status);
  });

  it.each([
    [10, 200],
    [11, 403],
  ])('a query may ask for %d: %d', async (others, status) => {
    await rules(`match /c/{id} { allow list: if ${accesses(others).replaceAll('id + ', "'' + ")}; }`);
    expect((await db.send('GET', '/c', nobody)).status).toBe(status);
  });

  it('are free if the commit writes them or the rule is about them', async () => {
    const own = '!exists(/databases/$(database)/documents/c/$(id))';
    const after = Array.from(
      { length: 21 },
      (_, i) => `existsAfter(/databases/$(database)/documents/c/w${i})`,
    );
    await rules(`match /c/{id} { allow write: if ${own} && ${after.join(' && ')}; }`);
    expect((await db.commit(write(21), nobody)).status).toBe(200);
  });

  it('count once, before and after', async () => {
    await rules(`match /c/{id} { allow write: if ${accesses(10)} && ${accesses(10, 'existsAfter')}; }`);
    expect((await db.commit(write(1), nobody)).status).toBe(200);
  });

  it.each([
    'exists(/databases/other/documents/c/a)',
    '!exists(/databases/other/documents/c/a)',
    'get(/databases/$(database)/documents/c/missing) == null',
    'getAfter(/databases/$(database)/documents/c/missing) == null',
  ])('are an error if missing: %s', async (condition) => {
    await rules(`match /c/{id} { allow get: if ${condition}; }`);
    expect((await db.get('c/a', nobody)).body).toEqual(DENIED);
  });
});

it('a space is allowed before a wildcard', async () => {
  await rules('match /c/ {id} { allow get: if id == "a"; }');
  expect((await db.get('c/a', nobody)).status).toBe(404);
  expect((await db.get('c/b', nobody)).status).toBe(403);
});

// A matcher that backtracks would never end.
it('a pattern that backtracks elsewhere is matched', async () => {
  await rules("match /c/{id} { allow get: if id.matches('(a+)+b') || id.matches('(a|aa)+$'); }");
  expect((await db.get(`c/${'a'.repeat(200)}`, nobody)).status).toBe(404);
  expect((await db.get(`c/${'a'.repeat(200)}c`, nobody)).status).toBe(403);
});

describe('a query that names its document', () => {
  const named = (id: string, ...more: object[]) => ({
    from: [{ collectionId: 'c' }],
    where: and(where('__name__', 'EQUAL', db.ref(`c/${id}`)), ...more),
  });

  it('is about that one as it is stored', async () => {
    await db.seed({ 'c/a': { n: 1 } });
    await rules(`match /c/{id} { allow list: if resource.data.n == 1 && resource.id == id
      && request.path == /databases/$(database)/documents/c/$(id); }`);
    expect((await db.query(named('a'), nobody)).status).toBe(200);
    expect((await db.query(named('a', where('n', 'EQUAL', 2)), nobody)).status).toBe(200);
    expect((await db.query(named('missing'), nobody)).status).toBe(403);
  });

  it.each<[string, boolean, 'EQUAL' | 'IN', string[], number]>([
    ['/c/{id}', false, 'EQUAL', ['c/a'], 200],
    ['/c/{id}', false, 'EQUAL', ['d/a'], 403],
    ['/d/{id}', false, 'EQUAL', ['d/a'], 200],
    ['/c/{id}', false, 'IN', ['c/a', 'd/a'], 403],
    ['/{c}/{id}', false, 'IN', ['c/a', 'd/a'], 200],
    ['/c/{id}', false, 'EQUAL', ['c/a/parts/b'], 403],
    ['/c/{id}/parts/{part}', false, 'EQUAL', ['c/a/parts/b'], 200],
    ['/{above=**}/c/{id}', false, 'EQUAL', ['d/a'], 403],
    ['/{above=**}/c/{id}', true, 'EQUAL', ['p/q/c/a'], 200],
    ['/{above=**}/c/{id}', true, 'EQUAL', ['d/a'], 403],
    ['/d/{id}', true, 'EQUAL', ['d/a'], 200],
  ])('is asked where that is: match %s, of a group: %s, __name__ %s %j: %d', async (...each) => {
    const [pattern, allDescendants, op, paths, status] = each;
    await rules(`match ${pattern} { allow list; }`);
    const references = paths.map((path) => db.ref(path));
    const filter = where('__name__', op, op === 'IN' ? references : (references[0] ?? null));
    const query = { from: [{ collectionId: 'c', allDescendants }], where: filter };
    expect((await db.query(query, nobody)).status).toBe(status);
  });
});

describe('loading rules', () => {
  const BROKEN =
    "rules_version = '2';\nservice cloud.firestore {\n  match /c/{id} { allow read: fi true; }\n}\n";

  it('replaces the rules of one project only', async () => {
    const other = await new TestDatabase().open();
    await rules('match /c/{id} { allow read: if false; }');
    expect((await db.get('c/a', nobody)).status).toBe(403);
    expect((await other.get('c/a', nobody)).status).toBe(404);
    await rules('match /c/{id} { allow read; }');
    expect((await db.get('c/a', nobody)).status).toBe(404);
  });

  it('refuses invalid ones with line and column, and keeps the previous ones', async () => {
    await rules('match /c/{id} { allow read; }');
    const answer = await db.loadRules(BROKEN);
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/L3:\d+/);
    expect((await db.get('c/a', nobody)).status).toBe(404);
  });

  it('returns the issues if errors are to be ignored', async () => {
    const answer = await db.loadRules(BROKEN, { ignore_errors: true });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        // The official emulator finds a second error after the first.
        issues: expect.arrayContaining([
          expect.objectContaining({
            sourcePosition: expect.objectContaining({ line: 3, column: expect.any(Number) }),
            description: expect.any(String),
            severity: 'ERROR',
          }),
        ]),
      },
    });
  });

  it.each([{}, { rules: {} }, { rules: { files: [] } }, { rules: 1 }])('refuses %j', async (body) => {
    const path = `/emulator/v1/projects/${db.project}:securityRules`;
    expect((await send('PUT', path, { body })).status).toBe(400);
  });
});
