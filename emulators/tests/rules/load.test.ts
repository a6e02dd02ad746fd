import { describe, expect, it, test } from 'vitest';
import { RulesLoadError } from '../../rules/errors.ts';
import { loadRules } from '../../rules/ruleset.ts';
import { carRules } from './harness.ts';
import { MISPLACED_FLOATS, REFUSED } from './language-cases.ts';

/** "line:column message" of every issue; empty if the source loads. */
function issues(source: string): string[] {
  try {
    loadRules(source);
    return [];
  } catch (error) {
    if (!(error instanceof RulesLoadError)) throw error;
    return error.issues.map(({ line, column, message }) => `${line}:${column} ${message}`);
  }
}

/** A rules file whose third line is `statement`, in a match. */
function around(statement: string, service = 'cloud.firestore', version = '2'): string {
  return `rules_version = '${version}';
service ${service} { match /a/{x} {
${statement}
} }`;
}

const GRAMMAR: readonly (readonly [statement: string, issue: string])[] = [
  ['allow read: if tru', "3:16 Unknown variable 'tru'."],
  ['allow read if true;', "3:12 Unexpected 'if', expected 'match', 'allow', 'function' or '}'."],
  ['allow read: true;', "3:13 Unexpected 'true', expected 'if'."],
  ['allow: if true;', "3:6 Unexpected ':', expected a method such as read or write."],
  ['allow reed;', "3:7 Unknown method 'reed'. Known: read, write, get, list, create, update, delete."],
  [
    'allow read, constructor;',
    "3:13 Unknown method 'constructor'. Known: read, write, get, list, create, update, delete.",
  ],
  ['allow read: if ;', "3:16 Unexpected ';', expected an expression."],
  ['allow read: if 1 +;', "3:19 Unexpected ';', expected an expression."],
  ['allow read: if (1;', "3:18 Unexpected ';', expected ')'."],
  ['allow read: if [1;', "3:18 Unexpected ';', expected ']'."],
  ['allow read: if a.;', "3:18 Unexpected ';', expected a name."],
  ["allow read: if {'a'};", "3:20 Unexpected '}', expected ':'."],
  ["allow read: if 'a;", '3:16 Unterminated string.'],
  ['allow read: if /* never ends', '3:16 Unterminated comment.'],
  ['allow read: if 1 # 2;', "3:18 Unexpected '#'."],
  ['allow read: if 1 & 2;', "3:18 Unexpected '&'."],
  ['allow read: if true ? true;', "3:27 Unexpected ';', expected ':'."],
  [String.raw`allow read: if '\d' == '';`, String.raw`3:17 Unknown escape '\d'.`],
  ['allow read: if 9223372036854775808 > 0;', '3:16 The integer does not fit into 64 bits.'],
  [
    'allow read: if x is text;',
    "3:21 Unknown type 'text'. Known types: bool, bytes, constraint, duration, float, int, latlng, list, map, map_diff, number, path, set, string, timestamp.",
  ],
  [
    'allow read: if x is null;',
    "3:21 Unknown type 'null'. Known types: bool, bytes, constraint, duration, float, int, latlng, list, map, map_diff, number, path, set, string, timestamp.",
  ],
  ['allow read: if /a/ b;', "3:20 Unknown variable 'b'."],
  ['allow read: if 4/2 == 2;', "3:17 A '/' that divides needs a space behind it: this one begins a path."],
  ['allow read: if 1e3 == 1;', "3:17 Unexpected 'e3', expected 'match', 'allow', 'function' or '}'."],
  ['allow read: if --1 == 1;', "3:16 Unexpected '--', expected an expression."],
  ['match /Cars/{if} { allow read; }', "3:13 'if' cannot be the name of a wildcard."],
  ['match /Cars/{x} { }', '3:17 There is nothing between the braces.'],
  ['function f(a,) { return a; }', "3:14 Unexpected ')', expected the name of a parameter."],
  ['function f() { let a = 1 return a; }', "3:26 Unexpected 'return', expected ';'."],
  ['allow read: if /a/$(x == x;', "3:27 Unexpected ';', expected ')'."],
  ['match users { }', "3:7 Unexpected 'users', expected a path."],
  ['match /users/{1} { }', '3:14 Expected a path segment, {name} or {name=**}.'],
  ['match /users/ { }', '3:14 Expected a path segment, {name} or {name=**}.'],
  ['function f() { let a = 1; }', "3:27 Unexpected '}', expected 'return'."],
  ['function match() { return 1; }', "3:10 Unexpected 'match', expected the name of a function."],
  ['function f(1) { return 1; }', "3:12 Unexpected '1', expected the name of a parameter."],
  ['function f() { return 1; return 2; }', "3:26 Unexpected 'return', expected '}'."],
  ['return true;', "3:1 Unexpected 'return', expected 'match', 'allow', 'function' or '}'."],
];

const NAMES: readonly (readonly [statement: string, ...issues: string[]])[] = [
  ['allow read: if foo() && bar;', "3:16 Unknown function 'foo'.", "3:25 Unknown variable 'bar'."],
  ['allow read: if math.foo(1) == 1;', "3:21 Unknown function 'math.foo'."],
  ['allow read: if math == 1;', "3:16 Unknown variable 'math'."],
  ['allow read: if toString() == 1;', "3:16 Unknown function 'toString'."],
  ['allow read: if math.constructor() == 1;', "3:21 Unknown function 'math.constructor'."],
  ['allow read: if math.abs() == 1;', "3:21 'math.abs' expects 1 arguments, got 0."],
  ['allow read: if int(1, 2) == 1;', "3:16 'int' expects 1 arguments, got 2."],
  ['function f(a) { return a; } allow read: if f();', "3:44 'f' expects 1 arguments, got 0."],
  ['allow read: if firestore.get(/a/b) == null;', "3:16 Unknown variable 'firestore'."],
  [
    'allow read: if [x, y.z, {"k": v}[w]].size() == /a/$(u);',
    ...['20', '31', '34', '53'].map(
      (column, i) => `3:${column} Unknown variable '${['y', 'v', 'w', 'u'][i]}'.`,
    ),
  ],
  ['function f() { return f(); }', "3:10 Function 'f' calls itself, directly or through others."],
  [
    'function f() { return g(); } function g() { return 1 == 1 || f(); }',
    "3:10 Function 'f' calls itself, directly or through others.",
    "3:39 Function 'g' calls itself, directly or through others.",
  ],
  ['function f(math) { return 1; }', "3:10 'math' cannot be the name of a variable."],
  ["allow read: if x.matches('(');", '3:26 The regular expression is invalid: ('],
  ["allow read: if true || x.split('[0-9') == [];", '3:32 The regular expression is invalid: [0-9'],
  ["allow read: if x.matches('a)|(b');", '3:26 The regular expression is invalid: a)|(b'],
  ["allow read: if x.matches('a{1,1001}');", '3:26 The regular expression is invalid: a{1,1001}'],
  ["allow read: if x.matches('(?<=a)b');", '3:26 The regular expression is invalid: (?<=a)b'],
  [
    `allow read: if x.matches('${'('.repeat(21)}${')'.repeat(21)}');`,
    `3:26 The regular expression nests more than 20 groups: ${'('.repeat(21)}${')'.repeat(21)}`,
  ],
  ["allow read: if bool('true');", "3:16 Unknown function 'bool'."],
  ['function f() { return 1; } function f() { return 2; }', "3:37 Duplicate function 'f'."],
  ['function f(a, a) { return 2; }', "3:10 Duplicate variable 'a'."],
  ['function f(a) { let a = 1; return 2; }', "3:21 Duplicate variable 'a'."],
  ['function f() { let a = b; let b = 1; return a; }', "3:24 Unknown variable 'b'."],
  ['function f(a,b,c,d,e,g,h,i) { return 1; }', '3:10 More than 7 parameters.'],
  [
    `function f() { ${Array.from({ length: 11 }, (_, i) => `let v${i} = 1;`).join(' ')} return 1; }`,
    '3:10 More than 10 let bindings.',
  ],
  ['match /b/{y}/{y} { allow read; }', "3:14 Duplicate wildcard 'y'."],
  ['match /b/{y=**}/c/{z=**} { allow read; }', '3:1 A match can have one {name=**} at most.'],
  ['match /b/{y} { function f() { return y; } } allow read: if f();', "3:60 Unknown function 'f'."],
  ['match /b/{y} { allow read; } allow read: if y == 1;', "3:45 Unknown variable 'y'."],
  [`${'match /b { '.repeat(10)}allow read; ${'} '.repeat(10)}`, '3:100 Matches nest deeper than 10.'],
];

describe('syntax errors', () => {
  it.each(GRAMMAR)('%s', (statement, issue) => {
    expect(issues(around(statement))).toEqual([issue]);
  });
});

describe('name errors', () => {
  it.each(NAMES)('%s', (statement, ...expected) => {
    expect(issues(around(statement)).sort()).toEqual([...expected].sort());
  });

  it('only Firestore has get and exists, only Storage firestore.get and firestore.exists', () => {
    const inFirestore = 'allow read: if get(/a/b) == null && existsAfter(/a/b);';
    const inStorage = 'allow read: if firestore.get(/a/b) == null && firestore.exists(/a/b);';
    expect(issues(around(inFirestore))).toEqual([]);
    expect(issues(around(inStorage, 'firebase.storage'))).toEqual([]);
    expect(issues(around(inFirestore, 'firebase.storage'))).toEqual([
      "3:16 Unknown function 'get'.",
      "3:37 Unknown function 'existsAfter'.",
    ]);
  });
});

test.each([
  ['', "1:1 Unexpected end of file, expected 'service'."],
  ["rules_version = '3';", "1:17 Unexpected ''3'', expected '1' or '2'."],
  ['rules_version = 2;', "1:17 Unexpected '2', expected '1' or '2'."],
  [
    'service cloud.storage { }',
    "1:9 Unknown service 'cloud.storage'. Known: cloud.firestore, firebase.storage.",
  ],
  [
    'service cloud.firestore { allow read; }',
    "1:27 Unexpected 'allow', expected 'match', 'function' or '}'.",
  ],
  ['service cloud.firestore {', "1:26 Unexpected end of file, expected 'match', 'function' or '}'."],
  ['service cloud.firestore { }', '1:25 There is nothing between the braces.'],
  ['service cloud.firestore { match /a { allow read; } } }', "1:54 Unexpected '}', expected 'service'."],
  [
    'service cloud.firestore { match /a { allow read; } } service cloud.firestore { match /b { allow read; } }',
    "1:62 Duplicate service 'cloud.firestore'.",
  ],
  ['service firebase.storage {{', "1:27 Unexpected '{', expected 'match', 'function' or '}'."],
  [`service cloud.firestore { } //${'x'.repeat(256 * 1024)}`, '1:1 The file is longer than 256 KB.'],
])('the frame: %.60s', (source, issue) => {
  expect(issues(source)).toEqual([issue]);
});

test.each([
  ['in version 1 a {name=**} is the last segment', 'match /b/{y=**}/c { allow read; }', '1', 1],
  ['in version 1 nothing is nested below it', 'match /b/{y=**} { match /c { allow read; } }', '1', 1],
  ['in version 1 it may be last', 'match /b/{y=**} { allow read; }', '1', 0],
  ['in version 2 it may be anywhere', 'match /b/{y=**}/c { match /d/{z=**} { allow read; } }', '2', 0],
])('%s', (_, statement, version, count) => {
  expect(issues(around(statement, 'cloud.firestore', version))).toHaveLength(count);
});

test.each([
  'allow read',
  'allow read, write; allow get: if true allow list: if false',
  'match /with-dash/{ x = ** } { allow read; }',
  'match /Cars/ {id} { allow read; }',
  'match /a%20b/c:d/e*f /{id} { allow read }',
  'match /b/{y} { function f() { return x == y && request.auth == null } allow create: if f() }',
  'function f(resource, request) { return resource == request; }',
])('loads %s', (statement) => {
  expect(issues(around(statement))).toEqual([]);
});

it.each(REFUSED)('refuses %s', (condition) => {
  expect(issues(carRules(`allow get: if ${condition};`))).toHaveLength(1);
});

it.each(MISPLACED_FLOATS)('refuses the float in %s', (condition, functions = '') => {
  expect(issues(carRules(`${functions} allow get: if ${condition};`))).toEqual([
    expect.stringContaining('A float where an int is needed.'),
  ]);
});

it('functions outside services are checked once', () => {
  const source =
    'function f() { return y; } service cloud.firestore { match /a { allow read; } } service firebase.storage { match /a { allow read; } }';
  expect(issues(source)).toEqual(["1:23 Unknown variable 'y'."]);
});

it.each([
  ['parentheses', `${'('.repeat(50_000)}1${')'.repeat(50_000)}`],
  ['negations', `${'!'.repeat(50_000)}true`],
  ['lists', `${'['.repeat(50_000)}1${']'.repeat(50_000)}`],
  ['sums', Array(50_000).fill('1').join(' + ')],
  ['members', `request${'.a'.repeat(50_000)}`],
  ['conditionals', 'true ? true : '.repeat(10_000)],
  ['paths', '/$('.repeat(50_000)],
])('refuses endless %s', (_, condition) => {
  expect(issues(carRules(`allow get: if ${condition};`))).toEqual([
    expect.stringMatching(/nested too deeply/i),
  ]);
});
