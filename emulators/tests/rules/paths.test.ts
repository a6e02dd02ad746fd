import { describe, expect, it, test } from 'vitest';
import { ANY_SEGMENT, ANY_SEGMENTS, loadRules, type Method, type PathSegment } from '../../rules/ruleset.ts';
import { carRules, decide, reader, request } from './harness.ts';

/** Rules in `match /databases/{database}/documents`. */
function rules(body: string, version = '2'): string {
  return `rules_version = '${version}'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
}

type MatchCase = [body: string, path: readonly string[], allowed: boolean, version?: string];

const MATCHES: MatchCase[] = [
  ['match /Cars/{id} { allow get; }', ['Cars', 'x'], true],
  ['match /Cars/{id} { allow get; }', ['Cars', 'x', 'Parts', 'y'], false],
  ['match /Cars/{id} { allow get; }', ['cars', 'x'], false],
  ['match /Cars { match /{id} { allow get: if id == "x"; } }', ['Cars', 'x'], true],
  [
    'match /Cars/{car} { match /Parts/{part} { allow get: if car == "x" && part == "y"; } }',
    ['Cars', 'x', 'Parts', 'y'],
    true,
  ],
  [
    'match /Cars/{car} { allow get; match /Parts/{part} { allow list; } }',
    ['Cars', 'x', 'Parts', 'y'],
    false,
  ],
  ['match /Cars/x { allow get; }', ['Cars', 'x'], true],
  ['match /Cars/x { allow get; }', ['Cars', 'y'], false],
  ['match /{all=**} { allow get; }', ['Cars', 'x', 'Parts', 'y'], true],
  ['match /{all=**} { allow get; }', ['Cars', 'x'], true, '1'],
  ['match /Cars/{all=**} { allow get; }', ['Cars', 'x'], true],
  ['match /Cars/x/{all=**} { allow get; }', ['Cars', 'x'], true],
  ['match /Cars/x/{all=**} { allow get; }', ['Cars', 'x'], false, '1'],
  ['match /Cars/{all=**} { allow get: if all == /x/Parts/y; }', ['Cars', 'x', 'Parts', 'y'], true],
  ['match /Cars/{all=**} { allow get: if all[1] == "Parts"; }', ['Cars', 'x', 'Parts', 'y'], true],
  [
    'match /{all=**}/Parts/{id} { allow get: if all == /Cars/x && id == "y"; }',
    ['Cars', 'x', 'Parts', 'y'],
    true,
  ],
  ['match /{all=**}/Parts/{id} { allow get; }', ['Parts', 'y'], true],
  ['match /{all=**}/Parts/{id} { allow get; }', ['Parts', 'y', 'Cars', 'x'], false],
  ['match /{a=**} { match /{b=**} { allow get: if a == /Cars && b == /x; } }', ['Cars', 'x'], true],
  ['match /Cars/{id} { allow get: if false; } match /{all=**} { allow get; }', ['Cars', 'x'], true],
  ['match /Cars/{id} { allow get; } match /{all=**} { allow get: if false; }', ['Cars', 'x'], true],
  ['match /Cars/{database} { allow get: if database == "x"; }', ['Cars', 'x'], true],
];

describe('matches', () => {
  it.each<MatchCase>(MATCHES)('%s for %j is %s', (body, path, allowed, version) => {
    expect(decide(rules(body, version), path).allowed).toBe(allowed);
  });

  it('must cover the whole path', () => {
    const list = request('get', { path: ['databases', '(default)', 'documents'] });
    expect(loadRules(carRules('allow get;')).authorize(list, reader()).allowed).toBe(false);
  });

  it('stop on a path that matches in too many ways', () => {
    const nested = `${'match /{x=**} { '.repeat(6)} match /never { allow get; } ${'} '.repeat(6)}`;
    const { allowed, reasons } = decide(rules(nested), Array(60).fill('a'));
    expect({ allowed, reasons }).toEqual({ allowed: false, reasons: ['The path matches in too many ways.'] });
  });
});

const ALL: readonly Method[] = ['get', 'list', 'create', 'update', 'delete'];

test.each([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ...ALL.map((method): [string, Method[]] => [method, [method]]),
  ['get, create', ['get', 'create']],
  ['read, write', ALL],
])('allow %s permits %j', (methods, permitted) => {
  const ruleset = loadRules(carRules(`allow ${methods};`));
  const allowed = ALL.filter((method) => ruleset.authorize(request(method), reader()).allowed);
  expect(allowed).toEqual(permitted);
});

describe('reasons', () => {
  it('names every tried allow, in order', () => {
    const source = rules(
      'match /Cars/{id} {\n allow get: if false;\n allow read: if resource.data.foo;\n allow list; }\nmatch /{all=**} { allow get: if 1 > 2; }',
    );
    expect(decide(source, ['Cars', 'x']).reasons).toEqual([
      "false for 'get' @ L2",
      "evaluation error at L3:31 for 'get' @ L3, Property foo is undefined on object.",
      "false for 'get' @ L5",
    ]);
  });

  it('says if nothing matches the request', () => {
    expect(decide(rules('match /Cars/{id} { allow get; }'), ['Cars', 'x'], 'create').reasons).toEqual([
      "No matching allow statements for 'create'",
    ]);
  });
});

it('separates the services of one file', () => {
  const ruleset = loadRules(
    `${carRules('allow get: if false;')} service firebase.storage { match /{all=**} { allow get; } }`,
  );
  expect(ruleset.authorize(request('get'), reader()).allowed).toBe(false);
  expect(ruleset.authorize(request('get', { service: 'firebase.storage' }), reader()).allowed).toBe(true);
});

const GROUP: readonly PathSegment[] = [ANY_SEGMENTS, 'Cars', ANY_SEGMENT];

type QueryCase = [body: string, path: readonly PathSegment[], allowed: boolean, version?: string];

const QUERIES: QueryCase[] = [
  ['match /Cars/{id} { allow list; }', ['Cars', ANY_SEGMENT], true],
  ['match /Cars/x { allow list; }', ['Cars', ANY_SEGMENT], false],
  ['match /{all=**} { allow list; }', ['Cars', ANY_SEGMENT], true, '1'],
  ['match /Cars/{id} { allow list: if id == "x"; }', ['Cars', ANY_SEGMENT], false],
  ['match /Cars/{id} { allow list: if id != "x"; }', ['Cars', ANY_SEGMENT], false],
  ['match /Cars/{id} { allow list: if true || id is string; }', ['Cars', ANY_SEGMENT], true],
  ['match /Cars/{id} { allow list: if resource.id == id || true; }', ['Cars', ANY_SEGMENT], true],
  [
    'match /Cars/{id} { allow list: if exists(/databases/$(database)/documents/Cars/$(id)); }',
    ['Cars', ANY_SEGMENT],
    false,
  ],
  ['match /Cars/{id} { allow list: if [id].size() == 1; }', ['Cars', ANY_SEGMENT], false],
  ['match /Cars/{id}/Parts/{part} { allow list: if id == "x"; }', ['Cars', 'x', 'Parts', ANY_SEGMENT], true],
  ['match /{all=**}/Cars/{id} { allow list; }', GROUP, true],
  ['match /{all=**} { allow list; }', GROUP, true],
  ['match /{all=**} { allow list; }', GROUP, false, '1'],
  ['match /Cars/{id} { allow list; }', GROUP, false],
  ['match /{a}/{b}/Cars/{id} { allow list; }', GROUP, false],
  ['match /Dealers/{d=**} { allow list; }', GROUP, false],
  ['match /{all=**}/Cars/{id} { allow list: if all == /a; }', GROUP, false],
  ['match /{all=**}/Cars/{id} { allow list: if all is path; }', GROUP, false],
  ['match /{all=**}/Cars/{id} { allow list: if all is path || true; }', GROUP, true],
  ['match /{all=**}/{c}/{id} { allow list: if c == "Cars"; }', GROUP, true],
  ['match /{all=**}/{b}/Cars/{id} { allow list; }', GROUP, false],
  ['match /Dealers/{d=**} { allow list; }', ['Dealers', 'd', ...GROUP], true],
];

describe('queries', () => {
  it.each<QueryCase>(QUERIES)('%s', (body, path, allowed, version) => {
    expect(decide(rules(body, version), path, 'list').allowed).toBe(allowed);
  });
});
