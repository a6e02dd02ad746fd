import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { describe, expect, it, test } from 'vitest';
import { serveStorageRules } from '../storage-rules.ts';

type Json = Readonly<Record<string, unknown>>;

const READY = { id: -1, action: 'ready', status: 'ok', errors: [], warnings: [] };

/** All responses to some lines (strings are sent as they are), after the greeting. */
async function converse(...lines: readonly (string | Json)[]): Promise<Json[]> {
  const input = new PassThrough();
  const output = new PassThrough();
  const served = serveStorageRules(input, output).then(() => output.end());
  input.end(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  const written = await readAll(output);
  await served;
  const [greeting, ...answers] = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(greeting).toEqual(READY);
  return answers;
}

function load(content: string, id = 0): Json {
  const source = { files: [{ name: 'storage.rules', content }] };
  return { id, action: 'load_ruleset', context: { rulesetName: 'r', source } };
}

const text = (string_value: string): Json => ({ string_value });
const integer = (int_value: number): Json => ({ int_value });
const object = (fields: Json): Json => ({ map_value: { fields } });
const NULL: Json = { null_value: null };

/** A request as the Storage emulator sends it. */
function verify(changes: Json = {}, request: Json = {}, before: Json = NULL): Json {
  const fields = {
    auth: NULL,
    resource: NULL,
    time: { timestamp_value: '2026-11-21T08:00:00.5Z' },
    ...request,
  };
  const path = changes.path ?? '/b/bucket/o/Cars/a.webp';
  return {
    id: 1,
    action: 'verify',
    context: {
      rulesetName: 'r',
      service: 'firebase.storage',
      method: 'get',
      path,
      variables: { resource: before, request: object(fields) },
      ...changes,
    },
  };
}

/** Rules in `match /b/{bucket}/o`. */
function rules(body: string): string {
  return `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`;
}

async function permits(body: string, question: Json): Promise<unknown> {
  const [, answer] = await converse(load(rules(body)), question);
  expect(answer).toMatchObject({ id: 1, action: 'verify', status: 'ok', errors: [] });
  return (answer as { result: { permit: unknown } }).result.permit;
}

describe('load_ruleset', () => {
  it('returns the version', async () => {
    expect(await converse(load(rules('match /x { allow read; }')))).toEqual([
      { id: 0, action: 'load_ruleset', status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } },
    ]);
    const [answer] = await converse(load('service firebase.storage { match /x { allow read; } }'));
    expect(answer).toMatchObject({ result: { rulesVersion: 1 } });
  });

  it('reports every error with line and column, and keeps the previous rules', async () => {
    const answers = await converse(
      load(rules('match /x { allow read; }')),
      load('service firebase.storage {\n{', 5),
      verify({ path: '/b/k/o/x' }),
    );
    expect(answers[1]).toMatchObject({
      id: 5,
      status: 'error',
      errors: ["storage.rules:2:1 - ERROR Unexpected '{', expected 'match', 'function' or '}'."],
    });
    expect(answers[2]).toMatchObject({ result: { permit: true } });
  });
});

const STAFF = { auth: object({ uid: text('me'), token: object({ email: text('me@x.example') }) }) };
const IMAGE = object({
  contentType: text('image/webp'),
  size: integer(5 * 1024 * 1024),
  name: text('Cars/a.webp'),
});

describe('verify', () => {
  test.each<[body: string, question: Json, permit: boolean]>([
    ['match /Cars/{file} { allow get; }', verify(), true],
    ['match /Cars/{file} { allow get; }', verify({ path: '/b/bucket/o/Cars/deep/a.webp' }), false],
    ['match /Cars/{file=**} { allow get; }', verify({ path: '/b/bucket/o/Cars/deep/a.webp' }), true],
    ['match /Cars/{file} { allow get: if bucket == "bucket" && file.matches(".*[.]webp"); }', verify(), true],
    ['match /Cars/{file} { allow get; }', verify({ method: 'create' }), false],
    ['match /Cars/{file} { allow write; }', verify({ method: 'create' }), true],
    ['match /{all=**} { allow create: if request.auth != null; }', verify({ method: 'create' }), false],
    [
      'match /{all=**} { allow create: if request.auth.uid == "me"; }',
      verify({ method: 'create' }, STAFF),
      true,
    ],
    [
      'match /{all=**} { allow get: if request.auth.token.email.matches(".*@x[.]example"); }',
      verify({}, STAFF),
      true,
    ],
    [
      'match /{all=**} { allow create: if request.resource.size <= 5 * 1024 * 1024; }',
      verify({ method: 'create' }, { resource: IMAGE }),
      true,
    ],
    [
      'match /{all=**} { allow create: if request.resource.size < 5 * 1024 * 1024; }',
      verify({ method: 'create' }, { resource: IMAGE }),
      false,
    ],
    [
      'match /{all=**} { allow create: if request.resource.contentType == "image/webp" && resource == null; }',
      verify({ method: 'create' }, { resource: IMAGE }),
      true,
    ],
    [
      'match /{all=**} { allow delete: if resource.name == "Cars/a.webp"; }',
      verify({ method: 'delete' }, {}, IMAGE),
      true,
    ],
    [
      'match /{all=**} { allow get: if request.time.year() == 2026 && request.time.nanos() == 500000000; }',
      verify(),
      true,
    ],
    ['match /{all=**} { allow get; }', verify({ method: 'read' }), true],
    ['match /{all=**} { allow create; }', verify({ method: 'write' }, { resource: IMAGE }), true],
    ['match /{all=**} { allow update; }', verify({ method: 'write' }, { resource: IMAGE }, IMAGE), true],
    ['match /{all=**} { allow delete; }', verify({ method: 'write' }, {}, IMAGE), true],
    ['match /{all=**} { allow create, update; }', verify({ method: 'write' }, {}, IMAGE), false],
  ])('%s', async (body, question, permit) => {
    expect(await permits(body, question)).toBe(permit);
  });

  test.each<[body: string, prefix: string, delimiter: string, permit: boolean]>([
    ['match /Hero/{file} { allow list; }', '/Hero', '/', true],
    ['match /Hero/{file=**} { allow list; }', '/Hero', '/', true],
    ['match /{folder}/{file} { allow list: if folder == "Hero"; }', '/Hero', '/', true],
    ['match /{folder}/{file} { allow list: if folder == "Hero"; }', '/Cars', '/', false],
    ['match /Hero/{file} { allow list: if file == "hero.webp"; }', '/Hero', '/', false],
    ['match /Hero/hero.webp { allow list; }', '/Hero', '/', false],
    ['match /Hero/{file} { allow list; }', '', '/', false],
    ['match /{file} { allow list; }', '', '/', true],
    ['match /Hero/{file} { allow list; }', '/Hero', '', false],
    ['match /Hero/{file=**} { allow list; }', '/Hero', '', true],
    ['match /{all=**} { allow get; }', '/Hero', '/', false],
  ])('lists: %s in %j by %j', async (body, prefix, delimiter, permit) => {
    const question = verify({ method: 'list', path: `/b/bucket/o${prefix}`, delimiter });
    expect(await permits(body, question)).toBe(permit);
  });

  test.each<[value: Json, condition: string]>([
    [{ bool_value: true }, 'x == true'],
    [{ int_value: '9007199254740993' }, 'x == 9007199254740993'],
    [{ float_value: 1.5 }, 'x == 1.5'],
    [{ float_value: 'NaN' }, 'math.isNaN(x)'],
    [{ bytes_value: { type: 'Buffer', data: [65, 255] } }, "x == b'A\\xff'"],
    [{ bytes_value: 'QUI=' }, "x == b'AB'"],
    [{ path_value: { segments: [{ simple: 'a' }, { variable_name: 'v', bound_value: 'b' }] } }, 'x == /a/b'],
    [
      {
        path_value: {
          segments: [{ variable_name: 'v', bound_value: { segments: [{ simple: 'a' }, { simple: 'b' }] } }],
        },
      },
      'x == /a/b',
    ],
    [{ duration_value: { seconds: 1, nanos: 500 } }, 'x == duration.time(0, 0, 1, 500)'],
    [{ timestamp_value: '1970-01-01T01:00:00.000000001+01:00' }, 'x.nanos() == 1 && x.toMillis() == 0'],
    [{ latlng_value: { latitude: 1, longitude: 2 } }, 'x == latlng.value(1, 2)'],
    [{ list_value: { values: [text('a'), NULL] } }, "x == ['a', null]"],
    [{ list_value: {} }, 'x == []'],
    [{ set_value: { values: [text('a'), text('a')] } }, "x == ['a'].toSet()"],
    [{ map_value: {} }, 'x == {}'],
  ])('reads %j', async (x, condition) => {
    expect(
      await permits(
        `match /{all=**} { allow get: if ${condition.replaceAll(/\bx\b(?!f)/g, 'request.x')}; }`,
        verify({}, { x }),
      ),
    ).toBe(true);
  });

  it('returns the output of debug()', async () => {
    const [, answer] = await converse(
      load(rules('match /{all=**} { allow get: if debug(false); }')),
      verify(),
    );
    expect(answer).toMatchObject({ warnings: ['false'], result: { permit: false } });
  });
});

describe('documents of Firestore', () => {
  const BODY = `match /{all=**} { allow get:
    if firestore.get(/databases/(default)/documents/users/me).data.role == 'staff'
    && !firestore.exists(/databases/(default)/documents/bans/a b); }`.replace('a b', "$('a b')");
  const name = 'projects/demo/databases/(default)/documents/users/me';
  const found: Json = {
    id: 1,
    status: 'ok',
    result: { name, fields: { role: { stringValue: 'staff' } } },
    errors: [],
    warnings: [],
  };
  const missing: Json = { id: 1, status: 'not_found', errors: [], warnings: [] };

  it('are requested one after the other, with the id of the request', async () => {
    const [, first, second, answer] = await converse(load(rules(BODY)), verify(), found, missing);
    expect(first).toEqual({
      server_request_id: 1,
      action: 'fetch_firestore_document',
      status: 'ok',
      context: { path: '/databases/(default)/documents/users/me' },
      errors: [],
      warnings: [],
    });
    expect(second).toMatchObject({ context: { path: '/databases/(default)/documents/bans/a%20b' } });
    expect(answer).toMatchObject({ id: 1, action: 'verify', result: { permit: true } });
  });

  it('deny if they do not exist', async () => {
    const [, , , answer] = await converse(load(rules(BODY)), verify(), missing, missing);
    expect(answer).toMatchObject({ id: 1, result: { permit: false } });
  });

  it('are kept apart if several requests wait', async () => {
    const answers = await converse(
      load(rules(BODY)),
      verify(),
      { ...verify(), id: 2 },
      { ...missing, id: 2 },
      found,
      { ...missing, id: 2 },
      missing,
    );
    expect(answers.slice(3)).toMatchObject([
      { server_request_id: 2 },
      { server_request_id: 1 },
      { id: 2, result: { permit: false } },
      { id: 1, result: { permit: true } },
    ]);
  });

  it('can have every type', async () => {
    const fields = {
      n: { nullValue: null },
      b: { booleanValue: true },
      i: { integerValue: '9007199254740993' },
      d: { doubleValue: 1.5 },
      t: { timestampValue: '1970-01-01T00:00:01Z' },
      y: { bytesValue: 'QQ==' },
      r: { referenceValue: name },
      g: { geoPointValue: { latitude: 1 } },
      a: { arrayValue: { values: [{ stringValue: 'x' }] } },
      m: { mapValue: { fields: { k: { mapValue: {} } } } },
    };
    const condition = `let(firestore.get(/databases/(default)/documents/users/me))`;
    const body = `function let_(u) { return u.id == 'me' && u.data.n == null && u.data.b && u.data.i == 9007199254740993
      && u.data.d == 1.5 && u.data.t == timestamp.value(1000) && u.data.y == b'A' && u.data.r == u.__name__
      && u.data.g == latlng.value(1, 0) && u.data.a == ['x'] && u.data.m == {'k': {}}; }
      match /{all=**} { allow get: if ${condition.replace('let', 'let_')}; }`;
    const [, , answer] = await converse(load(rules(body)), verify(), { ...found, result: { name, fields } });
    expect(answer).toMatchObject({ id: 1, result: { permit: true } });
  });
});

const BAD_LINES: readonly (string | Json)[] = [
  '{',
  'null',
  '[]',
  '"verify"',
  '\u0000',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  {},
  { id: 'x', action: 'verify' },
  { id: 1 },
  { id: 1, action: 'explode' },
  { id: 1, action: 'constructor' },
  { id: 1, action: 'load_ruleset' },
  { id: 1, action: 'load_ruleset', context: { rulesetName: 'q', source: { files: [] } } },
  { id: 1, action: 'load_ruleset', context: { rulesetName: 'q', source: { files: [{}, {}] } } },
  { id: 1, action: 'load_ruleset', context: { rulesetName: 7, source: { files: [{ content: '' }] } } },
  { id: 1, action: 'verify' },
  verify({ rulesetName: 'unknown' }),
  verify({ service: 'cloud.tasks' }),
  verify({ method: 'explode' }),
  verify({ path: 7 }),
  verify({ variables: [] }),
  verify({ variables: { resource: 7 } }),
  ...[
    {},
    { int_value: 1, string_value: '' },
    { int_value: 1.5 },
    { int_value: '99999999999999999999' },
    { string_value: 1 },
    { bool_value: 'yes' },
    { bytes_value: 7 },
    { bytes_value: { data: [256] } },
    { timestamp_value: 'yesterday' },
    { timestamp_value: '2026-13-01T00:00:00Z' },
    { list_value: [] },
    { list_value: { values: 7 } },
    { map_value: { fields: { a: 7 } } },
    { path_value: { segments: [{}] } },
    { path_value: { segments: [{ bound_value: null }] } },
    { constraint_value: { comparator: 'EQ', value: NULL } },
    { toString: 7 },
  ].map((x) => verify({}, { x })),
];

describe('bad lines', () => {
  it.each(BAD_LINES.map((line) => [JSON.stringify(line).slice(0, 120), line] as const))(
    '%s',
    async (_, line) => {
      const answers = await converse(load(rules('match /{all=**} { allow get; }')), line, '', verify());
      expect(answers).toHaveLength(3);
      expect(answers[1]).toMatchObject({ status: 'error', errors: [expect.any(String)], warnings: [] });
      expect(answers[1]).not.toHaveProperty('result');
      expect(answers[2]).toMatchObject({ id: 1, result: { permit: true } });
    },
  );

  it('garbled anywhere each get an answer', async () => {
    const line = JSON.stringify(verify({}, STAFF, IMAGE));
    const garbled = Array.from(
      line,
      (_, at) => line.slice(0, at) + '{"x]7'.charAt(at % 5) + line.slice(at + (at % 3)),
    );
    const answers = await converse(load(rules('match /{all=**} { allow get; }')), ...garbled, verify());
    expect(answers).toHaveLength(garbled.length + 2);
    expect(answers.at(-1)).toMatchObject({ id: 1, result: { permit: true } });
  });

  it.each([
    { name: 7 },
    7,
    { name: 'projects/p/databases/d/documents/a/b', fields: { x: { what: 1 } } },
    null,
  ])('an invalid document: %j', async (result) => {
    const body = 'match /{all=**} { allow get: if firestore.exists(/databases/(default)/documents/a/b); }';
    const [, , answer] = await converse(load(rules(body)), verify(), { id: 1, status: 'ok', result });
    expect(answer).toMatchObject({ id: 1, action: 'verify', status: 'error', errors: [expect.any(String)] });
  });
});

it('runs as its own process until its input ends', async () => {
  const program = `import { serveStorageRules } from ${JSON.stringify(new URL('../storage-rules.ts', import.meta.url).href)};
    await serveStorageRules(process.stdin, process.stdout);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect(JSON.parse((await lines.next()).value)).toEqual(READY);
  child.stdin.write(`${JSON.stringify(load(rules('match /{all=**} { allow get; }')))}\n`);
  expect(JSON.parse((await lines.next()).value)).toMatchObject({ id: 0, status: 'ok' });
  const [before, after] = [JSON.stringify(verify()).slice(0, 40), JSON.stringify(verify()).slice(40)];
  child.stdin.write(before);
  child.stdin.end(`${after}\n`);
  expect(JSON.parse((await lines.next()).value)).toMatchObject({ id: 1, result: { permit: true } });
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
});
