import { request } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fields } from '../wire.ts';
import { error, host, INVALID_PAYLOAD, invalid, port, send, TestDatabase, userAuth } from './client.ts';

let db: TestDatabase;

beforeEach(async () => {
  db = await new TestDatabase().open();
});

describe('cross-origin requests', () => {
  const ORIGIN = 'http://localhost:3000';
  const allowed = (origin = ORIGIN) => ({
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
    'access-control-allow-origin': origin,
  });
  const ask = (method: string, name = 'Access-Control-Request-Method') => ({
    Origin: ORIGIN,
    [name]: method,
  });

  async function corsHeaders(method: string, path: string, headers: Record<string, string>, raw?: string) {
    const answer = await send(method, path, { auth: null, headers, ...(raw !== undefined && { raw }) });
    const cors = Object.entries(answer.headers).filter(([name]) => name.startsWith('access-control-'));
    return { ...answer, cors: Object.fromEntries(cors) };
  }

  const DOCUMENT = '/v1/projects/demo-cors/databases/(default)/documents/c/a';
  const HEADERS = 'content-type,authorization,x-goog-api-client';
  const headersAsked = { 'Access-Control-Request-Headers': HEADERS };
  const headersAllowed = { 'access-control-allow-headers': HEADERS };
  const privateAsked = (value: string) => ({ 'Access-Control-Request-Private-Network': value });
  const privateAllowed = { 'access-control-allow-private-network': 'true' };

  it.each<[string, string, Record<string, string>, Record<string, string>]>([
    ['with headers', DOCUMENT, { ...ask('PATCH'), ...headersAsked }, { ...allowed(), ...headersAllowed }],
    ['without headers', DOCUMENT, ask('GET'), allowed()],
    [
      'of a private network',
      DOCUMENT,
      { ...ask('GET'), ...privateAsked('true') },
      { ...allowed(), ...privateAllowed },
    ],
    [
      'of a network called not private',
      DOCUMENT,
      { ...ask('GET'), ...privateAsked('false') },
      { ...allowed(), ...privateAllowed },
    ],
    ['without a method', DOCUMENT, { Origin: ORIGIN }, allowed()],
    ['of an unknown path', '/nope', ask('GET'), allowed()],
    [
      'of the emulator’s own calls',
      '/emulator/v1/projects/demo-cors/databases/(default)/documents',
      ask('DELETE'),
      allowed(),
    ],
    [
      'of a call',
      DOCUMENT.replace('/c/a', ':commit'),
      { ...ask('POST'), ...headersAsked },
      { ...allowed(), ...headersAllowed },
    ],
    [
      'of WebChannel',
      '/google.firestore.v1.Firestore/Listen/channel?VER=8',
      { ...ask('POST'), ...headersAsked },
      { ...allowed(), ...headersAllowed },
    ],
    ['without an origin', DOCUMENT, {}, {}],
    [
      'with everything but an origin',
      DOCUMENT,
      { 'Access-Control-Request-Method': 'GET', ...headersAsked, ...privateAsked('true') },
      {},
    ],
  ])('have a preflight %s', async (_, path, headers, expected) => {
    const { status, text, cors } = await corsHeaders('OPTIONS', path, headers);
    expect({ status, text, cors }).toEqual({ status: 200, text: '', cors: expected });
  });

  it.each([ORIGIN, 'https://example.com', 'null'])('may come from %s', async (origin) => {
    await new TestDatabase('demo-cors').open();
    const answer = await corsHeaders('GET', DOCUMENT, { Origin: origin });
    expect(answer).toMatchObject({ status: 404, cors: allowed(origin) });
    expect(answer.headers['content-type']).toBe('application/json');
  });

  it('without an origin are ordinary', async () => {
    expect(await corsHeaders('GET', DOCUMENT, {})).toMatchObject({ status: 404, cors: {} });
  });

  it.each<[string, string, number, string | undefined]>([
    ['POST', DOCUMENT.replace('/c/a', ':commit'), 200, '{}'],
    ['GET', '/', 200, undefined],
    ['GET', '/nope', 404, undefined],
    ['HEAD', DOCUMENT, 404, undefined],
    ['DELETE', '/emulator/v1/projects/demo-cors/databases/(default)/documents', 200, undefined],
  ])('%s %s', async (method, path, status, raw) => {
    const headers = { Origin: ORIGIN, 'Content-Type': 'text/plain' };
    expect(await corsHeaders(method, path, headers, raw)).toMatchObject({ status, cors: allowed() });
  });
});

describe('the emulator’s own endpoints', () => {
  it.each([
    ['GET', '/', 200, 'Ok\n'],
    ['GET', '/?x=1', 200, 'Ok\n'],
    ['HEAD', '/', 404, ''],
    ['POST', '/', 404, 'Not Found\n'],
    ['GET', '/index.html', 404, 'Not Found\n'],
    ['GET', '/v1', 404, 'Not Found\n'],
    ['GET', '/v2/projects/p/databases/d/documents/c/a', 404, 'Not Found\n'],
  ])('%s %s', async (method, path, status, text) => {
    const answer = await send(method, path, { auth: null });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers['content-type']).toBeUndefined();
  });

  it('clear one database', async () => {
    const other = new TestDatabase();
    await db.seed({ 'c/a': {}, 'c/a/sub/b': {} });
    await other.seed({ 'c/a': {} });
    expect(await send('DELETE', `/emulator/v1/${db.root}`, { auth: null })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(await db.find({ from: [{ allDescendants: true }] })).toEqual([]);
    expect(await other.read('c/a')).toEqual({});
  });
});

describe('callers', () => {
  const ADMIN = error(403, 'PERMISSION_DENIED', 'Batch writes require admin authentication.');
  const JWT = invalid('invalid jwt');
  /** A call for administrators only, which shows how the caller is identified. */
  const ask = (auth: string | null) => db.call('batchWrite', {}, { auth });

  it.each(['Bearer owner', 'bearer owner', 'BEARER Owner', 'Bearer OWNER', 'Bearer ya29.', 'Bearer YA29.x'])(
    'are administrators: %s',
    async (auth) => {
      expect(await ask(auth)).toMatchObject({ status: 200, body: {} });
    },
  );

  const token = userAuth('alice', { firebase: { sign_in_provider: 'custom', identities: {} } });

  it.each([
    null,
    token,
    'Bearer e30.e30.',
    'Bearer e30=.e30=.',
    'Bearer e30.e30===.',
    'Bearer eyJhbGciOjF9.e30.',
    userAuth('alice', { exp: 1 }),
    userAuth('alice', { aud: 'another-project' }),
    'Bearer e30.e30.ab',
    'Bearer e30.e30._-_-',
    'Bearer\towner',
  ])('are not: %s', async (auth) => {
    expect(await ask(auth)).toMatchObject({ status: 403, body: ADMIN });
  });

  it.each([
    'Bearer  owner',
    'Bearer ownerx',
    'Bearer ya29',
    'Bearer garbage',
    'Bearer e30.e30',
    'Bearer e30.e30.e30.e30',
    'Bearer .e30.',
    'Bearer e30..',
    'Bearer bm90anNvbg.e30.',
    'Bearer W10.e30.',
    'Bearer e30.W10.',
    'Bearer e30.bnVsbA.',
    'Bearer e30.Ingi.',
    'Bearer e30.e30.a',
    'Bearer e30.e30.abc-_',
    'Bearer e30.e30.!!',
    'Bearer e30.e30.+/+/',
  ])('have a broken token: %s', async (auth) => {
    expect(await ask(auth)).toMatchObject({ status: 400, body: JWT });
    expect(await db.get('c/a', { auth })).toMatchObject({ status: 400, body: JWT });
    // An invalid name is reported before an invalid token.
    expect((await db.get('__x__/a', { auth })).body).not.toEqual(JWT);
  });

  it.each(['owner', 'Bearerowner', 'Bearer', 'Basic dXNlcjpwYXNz'])(
    'have a header of another scheme: %s',
    async (auth) => {
      expect(await ask(auth)).toMatchObject({
        status: 500,
        body: { error: { code: 500, status: 'UNKNOWN' } },
      });
    },
  );
});

describe('unsupported calls say so', () => {
  it(':partitionQuery is 501', async () => {
    const message = 'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented';
    const body = error(501, 'UNIMPLEMENTED', message);
    expect(await db.call('partitionQuery', {})).toMatchObject({ status: 501, body });
  });

  it('pipelines are of another edition', async () => {
    const message = 'ExecutePipeline requires the Database Edition to be `enterprise`.';
    expect(await db.call('executePipeline', {})).toMatchObject({ status: 400, body: invalid(message) });
  });

  describe('which the official emulator supports', () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    const aggregate = (aggregation: object) =>
      db.count({ from: [{ collectionId: 'c' }] }, {}, [{ alias: 'r', ...aggregation }]);
    it.each<[string, () => Promise<unknown>]>([
      ['findNearest', () => db.query({ from: [{ collectionId: 'c' }], findNearest: {} })],
      ['ListCollectionIds', () => db.call('listCollectionIds', {})],
      ['showMissing', () => db.send('GET', '/c?showMissing=true')],
      ['upTo', () => aggregate({ count: { upTo: '1' } })],
      ['sum', () => aggregate({ sum: { field: { fieldPath: 'n' } } })],
      ['avg', () => aggregate({ avg: { field: { fieldPath: 'n' } } })],
      ['readTime', () => db.call('batchGet', { documents: [], readTime: past })],
      ['ReadOnly.readTime', () => db.call('beginTransaction', { options: { readOnly: { readTime: past } } })],
    ])('%s is 501', async (name, request) => {
      const message = expect.stringContaining(name);
      expect(await request()).toMatchObject({ status: 501, body: error(501, 'UNIMPLEMENTED', message) });
    });
  });
});

describe('the emulator’s own calls', () => {
  it.each<[string, string, unknown?]>([
    ['DELETE', 'databases/(default)/documents'],
    ['PUT', ':securityRules', { rules: { files: [{ content: '' }] } }],
  ])('need no token, but refuse an invalid one: %s %s', async (method, rest, body) => {
    await db.seed({ 'c/a': { n: 1 } });
    const path = `/emulator/v1/projects/${db.project}${rest.startsWith(':') ? '' : '/'}${rest}`;
    const answer = await send(method, path, { auth: 'Bearer nonsense', body });
    expect(answer).toMatchObject({ status: 400, body: invalid('invalid jwt') });
    expect(await db.read('c/a')).toEqual(fields({ n: 1 }));
  });
});

it('a plus in a parameter is a plus, not a space', async () => {
  await db.patch('c/a', { 'a+b': 1, 'a b': 2 });
  const read = async (name: string) =>
    ((await db.get(`c/a?mask.fieldPaths=${name}`)).body as { fields: unknown }).fields;
  expect(await read('%60a+b%60')).toEqual(fields({ 'a+b': 1 }));
  expect(await read('%60a%20b%60')).toEqual(fields({ 'a b': 2 }));
  expect((await db.send('POST', '/c?documentId=x+y', { body: {} })).body).toMatchObject({
    name: db.name('c/x+y'),
  });
});

describe('bad requests', () => {
  it.each(['{not json', '{"writes": [', '"', '[1,', '\u0000', 'undefined', '{"a": 01}'])(
    'are refused: %j',
    async (raw) => {
      expect(await db.send('POST', ':commit', { raw })).toMatchObject({ status: 400, body: INVALID_PAYLOAD });
      expect(await db.send('PATCH', '/c/a', { raw })).toMatchObject({ status: 400, body: INVALID_PAYLOAD });
    },
  );

  it('are refused: an invalid document', async () => {
    for (const raw of ['[]', '1', '"x"', 'null', '{"fields": 1}', '{"unknown": 1}', '{"fields": {"a": 1}}']) {
      expect((await db.send('PATCH', '/c/a', { raw })).body, raw).toEqual(INVALID_PAYLOAD);
    }
  });

  it('that nest too deeply are refused, and the server keeps running', async () => {
    const depth = 5_000;
    const raw = `{"fields":{"a":${'{"mapValue":{"fields":{"a":'.repeat(depth)}{"nullValue":null}${'}}}'.repeat(depth)}}}`;
    expect((await db.send('PATCH', '/c/a', { raw })).status).toBe(400);
    expect((await send('GET', '/')).status).toBe(200);
  });

  it('of ten megabytes are read and validated', async () => {
    const big = 'x'.repeat(10 * 1024 * 1024);
    const answer = await db.patch('c/a', { big });
    expect(answer).toMatchObject({
      status: 400,
      body: invalid('The value of property "big" is longer than 1048487 bytes.'),
    });
  });

  it('of more than 16 MiB are refused before they are read completely', async () => {
    const head = `PATCH /v1/${db.root}/c/a HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer owner\r\n`;
    const announced = await talk(`${head}Content-Length: 17000000000\r\n\r\n{"fields":`);
    expect(announced).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = `100000\r\n${' '.repeat(0x100000)}\r\n`;
    const chunked = await talk(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}`);
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that break off write nothing and do not affect others', async () => {
    await db.seed({ 'c/kept': { n: 1 } });
    const body = JSON.stringify({ fields: fields({ n: 2 }) });
    const head = `PATCH /v1/${db.root}/c/kept HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer owner\r\n`;
    await hangUp(`${head}Content-Length: ${body.length + 1}\r\n\r\n${body}`);
    await hangUp(`${head}Content-Le`);
    await hangUp('');
    expect(await db.read('c/kept')).toEqual(fields({ n: 1 }));
  });

  it('that are not HTTP are refused', async () => {
    expect(await talk('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await send('GET', '/')).status).toBe(200);
  });

  it.each([
    '/v1/projects/p/databases/d/documents/c/%zz',
    '/v1/%E0%A4%A/x',
    '/emulator/v1/projects/%zz:securityRules',
  ])('may have a broken path: %s', async (path) => {
    expect((await send('GET', path)).status).toBeGreaterThanOrEqual(400);
    expect((await send('DELETE', path)).status).toBeGreaterThanOrEqual(400);
    expect((await send('GET', '/')).status).toBe(200);
  });

  it('sent all at once are all answered', async () => {
    const writes = Array.from({ length: 200 }, (_, i) =>
      i % 2 === 0 ? db.patch(`c/${i}`, { n: i }) : db.send('PATCH', `/c/${i}`, { raw: '{broken' }),
    );
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses).toEqual(writes.map((_, i) => (i % 2 === 0 ? 200 : 400)));
    expect(await db.find({ from: [{ collectionId: 'c' }] })).toHaveLength(100);
  });
});

describe('a large answer', () => {
  beforeAll(async () => {
    const own = new TestDatabase('demo-large');
    const writes = Array.from({ length: 40 }, (_, i) => own.set(`c/${i}`, { text: 'x'.repeat(100_000) }));
    await own.commit(writes);
  });

  it('is compressed only for clients that accept gzip', async () => {
    const root = new TestDatabase('demo-large').root;
    const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'c' }] } });
    const answer = await raw(`/v1/${root}:runQuery`, body, { 'Accept-Encoding': 'br, gzip' });
    expect(answer.encoding).toBe('gzip');
    const plain = await raw(`/v1/${root}:runQuery`, body, {});
    expect(plain.encoding).toBeUndefined();
    expect(JSON.parse(gunzipSync(answer.bytes).toString())).toHaveLength(40);
    expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 20);
    const short = await raw(`/v1/${root}:nonsense`, '{}', { 'Accept-Encoding': 'gzip' });
    expect(short.encoding).toBeUndefined();
  });

  it('to a client that disconnects midway does not affect others', async () => {
    const root = new TestDatabase('demo-large').root;
    const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'c' }] } });
    const head = `POST /v1/${root}:runQuery HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer owner\r\n`;
    await hangUp(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    const whole = await new TestDatabase('demo-large').find({ from: [{ collectionId: 'c' }] });
    expect(whole).toHaveLength(40);
  });
});

/** Requests as an administrator and returns the raw bytes. */
function raw(path: string, body: string, headers: Record<string, string>) {
  return new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const options = {
      host,
      port,
      path,
      method: 'POST',
      headers: { Authorization: 'Bearer owner', ...headers },
    };
    const asked = request(options, async (answer) => {
      const chunks: Buffer[] = await answer.toArray();
      resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(chunks) });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** Sends raw bytes and returns the first response. */
function talk(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => {
      socket.write(bytes);
    });
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection ended without an answer.')));
  });
}

/** Sends bytes and disconnects. */
function hangUp(bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => socket.write(bytes, () => socket.destroy()));
    socket.once('close', () => resolve());
    socket.once('error', () => resolve());
  });
}
