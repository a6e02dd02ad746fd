import { describe, expect, it, test } from 'vitest';
import { ask, reader, resource } from './rules-harness.ts';

/** Conditions that hold, by what they show. */
const TRUE: Readonly<Record<string, readonly string[]>> = {
  literals: [
    'true',
    '\'a\' == "a"',
    String.raw`'it\'s' == "it's"`,
    String.raw`'\x41\u0042\103\n' == 'ABC\n'`,
    "'a' /* comment **/ == // another\n 'a'",
    '1.5e3 == 1500.0',
    '-9223372036854775808 < 9223372036854775807',
    String.raw`b'A\x42' == b'AB'`,
    '[1, 2] == [1, 2,]',
    "{'a': 1, 'b': 2,} == {'b': 2, 'a': 1}",
    "/a/b == path('/a/b')",
    '((true))',
  ],
  equality: [
    '1 == 1.0',
    '1 != 2',
    "1 != '1'",
    'null == null',
    'null != false',
    '[1] != [1, 2]',
    '[1] == [1.0]',
    "{'a': 1} != {'a': 2}",
    "{'a': 1} != {'b': 1}",
    'timestamp.value(1) == timestamp.value(1)',
    "timestamp.value(0) != duration.value(0, 's')",
    'latlng.value(1, 2) == latlng.value(1.0, 2.0)',
    '[1, 1, 2].toSet() == [2, 1.0].toSet()',
    "b'a' != 'a'",
    "{'a': 1}.diff({}) == {'a': 1}.diff({})",
    'math.sqrt(-1) != math.sqrt(-1)',
  ],
  order: [
    '1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3',
    '1 < 1.5 && 9223372036854775807 > 9.2e18',
    "'a' < 'b' && 'a' < 'aa' && 'Z' < 'a'",
    "'\uffee' < '\u{1f697}'",
    'timestamp.value(1) < timestamp.value(2)',
    "duration.value(1, 'm') > duration.value(59, 's')",
    '!(1 < math.sqrt(-1))',
  ],
  logic: [
    '!false',
    '!!true',
    'true && true',
    'false || true',
    'true || false && false',
    '!(false || false)',
    'true ? true : false',
    'false ? false : true ? true : false',
  ],
  precedence: [
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '10 - 4 - 3 == 3',
    '-2 + 3 == 1',
    '1 + 1 in [2]',
    "'a' in ['a'] == true",
    '1 < 2 == true',
    '!(1 in [2]) && true',
    '-1.5 == 0 - 1.5',
    'true == !false',
  ],
  arithmetic: [
    '7 / 2 == 3 && -7 / 2 == -3',
    '7 % 3 == 1 && -7 % 3 == -1',
    '7 / 2.0 == 3.5',
    '7.5 % 2 == 1.5',
    '1 + 1.5 == 2.5',
    '(1 + 1) is int && (1 + 1.0) is float',
    "'a' + 'b' == 'ab'",
    '--1 == 1',
    'math.isInfinite(1.0 / 0)',
  ],
  in: [
    '1 in [1, 2] && 1.0 in [1]',
    '!(3 in [1, 2])',
    "'a' in {'a': 1} && !('b' in {'a': 1}) && !(1 in {'a': 1})",
    "'a' in ['a', 'a'].toSet()",
    '[1] in [[1], [2]]',
    "'constructor' in {} == false",
  ],
  is: [
    'true is bool && !(true is string) && !(null is bool)',
    "b'' is bytes && 'x' is string",
    '1.0 is float && 1 is int && !(1 is float) && 1 is number && 1.0 is number',
    '[] is list && {} is map && [].toSet() is set',
    'latlng.value(0, 0) is latlng && /a is path',
    "request.time is timestamp && duration.value(1, 's') is duration",
    '{}.diff({}) is map_diff && !({} is constraint)',
  ],
  access: [
    "{'a': {'b': [1, 2]}}.a.b[1] == 2",
    "{'a b': 1}['a b'] == 1",
    "'abc'[1] == 'b' && 'abc'[1:3] == 'bc' && 'abc'[0:0] == ''",
    '[1, 2, 3][0:2] == [1, 2]',
    '/a/b/c[1] == "b"',
    "request.path[3] == 'Cars'",
    'resource.data.price == 4 && request.resource.data.price == 5',
    "resource.id == id && resource['id'] == 'x'",
    'resource.data.none == null',
    "/databases/$(database)/documents/Cars/$(id) == resource['__name__']",
    "/a/$('b' + 'c')/(default)/d-e.f == path('/a/bc/(default)/d-e.f')",
    '/a/$(/b/c)/d == /a/b/c/d',
    "{'is': 1, 'in': 2, 'match': 3}.is == 1",
  ],
  string: [
    "'AbC'.lower() == 'abc' && 'AbC'.upper() == 'ABC'",
    "' a '.trim() == 'a'",
    "'b\u{1f697}'.size() == 2",
    "'\u00fc'.toUtf8() == b'\\xc3\\xbc'",
    "'a@b.c'.matches('.*@.*[.]c') && !'xa'.matches('a') && !'a\\n'.matches('a')",
    "'ab'.matches('a|ab')",
    "'A1'.matches('(?i)a\\\\d') && 'x-y'.matches('[\\\\w-]+') && 'x-y'.matches('x\\\\-y')",
    "'a.b'.matches('\\\\Qa.b\\\\E') && !'axb'.matches('\\\\Qa.b\\\\E')",
    "'ab1'.matches('[[:alpha:]]+[[:digit:]]') && 'é'.matches('\\\\pL') && ']'.matches('[]]')",
    "'k=v'.matches('(?P<key>k)=v') && 'a'.matches('\\\\Aa\\\\z')",
    "!'\\n'.matches('.') && '\\r'.matches('.') && '\\n'.matches('(?s).') && ' '.matches('\\\\s')",
    "'a1b22'.replace('[0-9]+', '$&#') == 'a$&#b$&#'",
    "'a,b;c'.split('[,;]') == ['a', 'b', 'c'] && 'a'.split(',') == ['a']",
    "'a1b'.split('([0-9])') == ['a', 'b'] && 'abc'.split('') == ['a', 'b', 'c']",
  ],
  bytes: ["b'BB'.toBase64() == 'QkI='", "b'\\x0f\\xff'.toHexString() == '0fff'", "b'abc'.size() == 3"],
  list: [
    '[1].concat([2]) == [1, 2]',
    '[1, 2].hasAll([1]) && ![1].hasAll([1, 2]) && [1].hasAll([])',
    '[1, 2].hasAny([2, 3]) && ![1].hasAny([2]) && ![1].hasAny([])',
    '[1, 1].hasOnly([1, 2]) && ![1, 3].hasOnly([1, 2])',
    '[1, 2].hasAll([1.0].toSet())',
    "[1, true, 'a', null].join('-') == '1-true-a-null'",
    '[1, 2, 1].removeAll([1]) == [2]',
    '[1, 2].size() == 2 && [].size() == 0',
    '[1, 1].toSet().size() == 1',
    "resource.data.tags.hasOnly(['a', 'b'])",
  ],
  map: [
    "{'a': 1}.get('a', 0) == 1 && {}.get('a', 0) == 0",
    "{'a': null}.get('a', 0) == null && {'a': {'b': null}}.get(['a', 'b'], 0) == null",
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {'a': 1}.get(['a', 'b'], 0) == 0",
    "{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {'a': 1}.values() == [1] && {}.size() == 0",
    "{'a': 1, 'b': 2}.diff({'b': 2, 'c': 3}).addedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 2, 'c': 3}).removedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 2, 'b': 2}).changedKeys().hasOnly(['a'])",
    "{'a': 1, 'b': [2]}.diff({'a': 2, 'b': [2]}).unchangedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 3}).affectedKeys() == ['a', 'b', 'c'].toSet()",
  ],
  set: [
    '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
    '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    '[1].toSet().union([2].toSet()) == [1, 2].toSet()',
    '[1, 2].toSet().hasAll([1]) && [1, 2].toSet().hasAny([2]) && [1].toSet().hasOnly([1, 2])',
    '[[1].toSet(), [1.0].toSet()].toSet().size() == 1',
  ],
  timestamp: [
    'timestamp.date(2024, 2, 29).year() == 2024 && timestamp.date(2024, 2, 29).month() == 2',
    'timestamp.date(2024, 12, 31).dayOfYear() == 366 && timestamp.date(2024, 1, 1).dayOfYear() == 1',
    'timestamp.date(2026, 11, 22).dayOfWeek() == 7 && timestamp.date(2026, 11, 23).dayOfWeek() == 1',
    'request.time.day() == 21 && request.time.hours() == 14 && request.time.minutes() == 13',
    'request.time.seconds() == 20 && request.time.nanos() == 123456789',
    'request.time.toMillis() == 1790000000123',
    'request.time.date() == timestamp.date(2026, 9, 21)',
    'request.time.date() + request.time.time() == request.time',
    'timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000',
    'timestamp.value(-1).toMillis() == -1 && timestamp.date(1969, 12, 31) < timestamp.value(-1)',
    "timestamp.value(1000) - timestamp.value(0) == duration.value(1, 's')",
    "timestamp.value(0) + duration.value(1, 's') == timestamp.value(1000)",
    "duration.value(1, 's') + timestamp.value(0) == timestamp.value(1000)",
    "timestamp.value(1000) - duration.value(1, 's') == timestamp.value(0)",
  ],
  duration: [
    "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'd') == duration.value(24, 'h')",
    "duration.value(1, 'h') == duration.value(60, 'm') && duration.value(1, 'ms') == duration.value(1000000, 'ns')",
    'duration.time(1, 2, 3, 4).seconds() == 3723 && duration.time(1, 2, 3, 4).nanos() == 4',
    "duration.value(-1500, 'ms').seconds() == -1 && duration.value(-1500, 'ms').nanos() == -500000000",
    "duration.abs(duration.value(-2, 's')) == duration.value(2, 's')",
    "duration.value(3, 's') - duration.value(1, 's') + duration.value(1, 's') == duration.value(3, 's')",
  ],
  latlng: [
    'latlng.value(30.0, 31.25).latitude() == 30 && latlng.value(30, 31.25).longitude() == 31.25',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400',
  ],
  math: [
    'math.abs(-2) == 2 && math.abs(-2) is int && math.abs(-2.5) == 2.5',
    'math.ceil(1.2) == 2 && math.ceil(1.2) is int && math.floor(-1.2) == -2 && math.round(1.5) == 2',
    'math.pow(2, 3) == 8.0 && math.sqrt(9) == 3',
    'math.isNaN(math.sqrt(-1)) && !math.isNaN(1) && math.isInfinite(math.pow(10, 400))',
  ],
  hashing: [
    "hashing.crc32('123456789').toHexString() == 'cbf43926'",
    "hashing.crc32c('123456789').toHexString() == 'e3069283'",
    "hashing.md5(b'').toHexString() == 'd41d8cd98f00b204e9800998ecf8427e'",
    "hashing.sha256('abc').toHexString()[0:8] == 'ba7816bf' && hashing.sha256('abc').size() == 32",
  ],
  conversions: [
    "int('12') == 12 && int(-2.7) == -2 && int(3) == 3",
    "float('1.5') == 1.5 && float(2) is float && float('1e3') == 1000",
    "string(1) == '1' && string(1.0) == '1.0' && string(2.5) == '2.5' && string(true) == 'true'",
    "string(null) == 'null' && string(/a/b) == '/a/b' && string('x') == 'x'",
    "bool('true') && !bool('false') && bool(true)",
    "path('/a/{b}').bind({'b': 'c'}) == /a/c",
    'debug(1 + 1) == 2',
  ],
};

describe.each(Object.entries(TRUE))('%s', (_, conditions) => {
  it.each(conditions)('%s', (condition) => {
    expect(ask(condition)).toMatchObject({ allowed: true, reasons: [] });
    expect(ask(`!(${condition})`)).toMatchObject({ allowed: false, reasons: ["false for 'get' @ L2"] });
  });
});

/** Conditions without a value, and what is said of them. */
const ERRORS: readonly (readonly [condition: string, message: RegExp])[] = [
  ['1', /Expected a bool, got int/],
  ["'true'", /Expected a bool, got string/],
  ['!null', /Expected a bool, got null/],
  ["'true' && true", /Expected a bool/],
  ['1 ? true : false', /Expected a bool/],
  ['resource.data.foo', /Property foo is undefined on object/],
  ["resource.data['foo']", /Property foo is undefined on object/],
  ['resource.data.toString == 1', /Property toString is undefined/],
  ['resource.data.none.x', /Null value error/],
  ['resource.data.none[0] == 1', /Null value error/],
  ['resource.data.none.size() == 0', /Null value error/],
  ['resource.data.price.x == 1', /Property x is undefined/],
  ['resource.data.price.size() == 1', /Function not found error: Name: \[size\] on int/],
  ["'a'.constructor() == 1", /Function not found/],
  ["'a'.size(1) == 1", /Invalid argument types/],
  ["'a'.matches(1)", /expected \(string, string\), received \(string, int\)/],
  ["'a' < 1", /string < int/],
  ['true < false', /bool < bool/],
  ['null < null', /null < null/],
  ['[1] < [2]', /list < list/],
  ["timestamp.value(1) < duration.value(1, 's')", /timestamp < duration/],
  ["'a' + 1 == 'a1'", /string \+ int/],
  ["'a' - 'a' == ''", /string - string/],
  ['[1] + [2] == [1, 2]', /list \+ list/],
  ["-'a' == 'a'", /-string/],
  ['timestamp.value(1) + timestamp.value(1) == 1', /timestamp \+ timestamp/],
  ["duration.value(1, 's') - timestamp.value(1) == 1", /duration - timestamp/],
  ['1 / 0 == 0', /Division by zero/],
  ['1 % 0 == 0', /Division by zero/],
  ['9223372036854775807 + 1 > 0', /Integer overflow/],
  ['-9223372036854775808 - 1 < 0', /Integer overflow/],
  ['9223372036854775807 * 2 > 0', /Integer overflow/],
  ['-9223372036854775808 / -1 > 0', /Integer overflow/],
  ['-(-9223372036854775807 - 1) > 0', /Integer overflow/],
  ['math.abs(-9223372036854775808) > 0', /Integer overflow/],
  ["1 in 'a'", /int in string/],
  ["'a' in 'abc'", /string in string/],
  ['[1][1] == 1', /Index 1 is out of bounds/],
  ['[1][-1] == 1', /Index -1 is out of bounds/],
  ["[1]['0'] == 1", /list\[string\]/],
  ['[1][0.0] == 1', /list\[float\]/],
  ['{}[0] == 1', /map\[int\]/],
  ['[1][0:2] == [1]', /Range 0:2 is out of bounds/],
  ['[1, 2][1:0] == []', /Range 1:0 is out of bounds/],
  ['{}[0:1] == 1', /map\[int:int\]/],
  ['{1: 2} == {}', /keys of a map must be strings/],
  ["/a/$('b/c') == /a", /without slashes/],
  ["/a/$('') == /a", /without slashes/],
  ['/a/$(1) == /a', /must be a string/],
  ["'a'.matches('(?=a)')", /regular expression/],
  [String.raw`'aa'.matches('(a)\\1')`, /regular expression/],
  ["'a'.matches('(')", /regular expression/],
  [String.raw`'a'.matches('\\')`, /regular expression/],
  ["[[1]].join(',') == ''", /scalar/],
  ["int('x') == 0", /Cannot convert string to int/],
  ["int('9223372036854775808') == 0", /Integer overflow/],
  ['int(1e300) == 0', /Integer overflow/],
  ['math.round(math.sqrt(-1)) == 0', /NaN is not an integer/],
  ["float('x') == 0", /Cannot convert string to float/],
  ["bool('yes')", /Cannot convert string to bool/],
  ["string([1]) == ''", /Cannot convert list to string/],
  ["path('a') == /a", /Cannot convert string to path/],
  ["path('/{b}').bind({}) == /a", /not bound/],
  ["duration.value(1, 'y') == 1", /Unknown unit of time 'y'/],
  ['timestamp.date(2023, 2, 29).year() == 2023', /No such date/],
  ['timestamp.value(9223372036854775807).year() > 0', /out of range/],
  ['latlng.value(91, 0) is latlng', /No such place/],
  ["exists('Cars/x')", /Invalid argument types/],
  ['exists(/Cars/x)', /Not the path of a document/],
  ['exists(/databases/$(database)/documents/Cars)', /Not the path of a document/],
];

describe('evaluation errors', () => {
  it.each(ERRORS)('%s', (condition, message) => {
    const { allowed, reasons } = ask(condition);
    expect(allowed).toBe(false);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(/^evaluation error at L2:\d+ for 'get' @ L2, /);
    expect(reasons[0]).toMatch(message);
    expect(ask(`!(${condition})`).allowed).toBe(false);
  });

  const ERROR = 'resource.data.foo';
  test.each([
    [`${ERROR} || true`, true],
    [`true || ${ERROR}`, true],
    [`${ERROR} || false`, false],
    [`false || ${ERROR}`, false],
    [`!(${ERROR} && false)`, true],
    [`!(false && ${ERROR})`, true],
    [`!(${ERROR} && true)`, false],
    [`!(true && ${ERROR})`, false],
    [`(${ERROR} && true) || true`, true],
    [`(${ERROR} || false) && false`, false],
    [`!(1 == 1 / 0) || true`, true],
    [`${ERROR} ? true : true`, false],
    [`true ? true : ${ERROR}`, true],
    [`[${ERROR}].size() == 1`, false],
    ["'yes' || true", true],
  ])('%s is %s', (condition, allowed) => {
    expect(ask(condition).allowed).toBe(allowed);
  });

  it('names the place of the error, within a function too', () => {
    const { reasons } = ask('f(1)', reader(), 'function f(a) {\n  return a.b == 1; }');
    expect(reasons).toEqual(["evaluation error at L3:12 for 'get' @ L3, Property b is undefined on object."]);
  });
});

describe('functions', () => {
  test.each([
    ['function f() { return true; }', 'f()'],
    ['function f() { return true }', 'f()'],
    ['function f(a, b) { return a - b; }', 'f(3, 1) == 2'],
    ['function f(a) { let b = a + 1; let c = b * 2; return c; }', 'f(1) == 4'],
    ['function f() { return id == "x" && database == "(default)" && request.auth.uid == "me"; }', 'f()'],
    ['function f(id) { return id; }', 'f(2) == 2 && id == "x"'],
    ['function f() { return g() + 1; } function g() { return 1; }', 'f() == 2'],
    ['function f(math) { return math.abs; }', "f({'abs': 1}) == 1"],
    ['function f(x) { return x == null; }', 'f(null)'],
    ['function get(x) { return x; }', 'get(1) == 1'],
    ['function f() { let n = null; return n == null; }', 'f()'],
  ])('%s', (declaration, condition) => {
    expect(ask(condition, reader(), declaration)).toMatchObject({ allowed: true });
  });

  /** f1 calls f2, and so on; the last is just true. */
  const chain = (length: number) =>
    Array.from(
      { length },
      (_, i) => `function f${i + 1}() { return ${i + 1 < length ? `f${i + 2}()` : true}; }`,
    );

  it('calls twenty deep and no deeper, whatever stands beside', () => {
    expect(ask('f1()', reader(), chain(20).join(' ')).allowed).toBe(true);
    const { allowed, reasons } = ask('f1() || true', reader(), chain(21).join(' '));
    expect({ allowed, reasons }).toEqual({ allowed: false, reasons: ['Calls nest deeper than 20.'] });
  });

  it('has the stack for the deepest evaluation that is granted', () => {
    const deep = Array.from(
      { length: 20 },
      (_, i) => `function f${i}() { return ${'!'.repeat(46)}${i < 19 ? `f${i + 1}()` : true}; }`,
    );
    expect(ask('f0()', reader(), deep.join(' ')).allowed).toBe(true);
    expect(ask(Array(480).fill('true').join(' && ')).allowed).toBe(true);
  });

  it('evaluates a thousand expressions and no more', () => {
    const doubling = Array.from(
      { length: 12 },
      (_, i) => `function f${i}() { return ${i < 11 ? `f${i + 1}() && f${i + 1}()` : true}; }`,
    );
    expect(ask('f0() || true', reader(), doubling.join(' ')).reasons).toEqual([
      'Maximum of 1000 expressions to evaluate has been reached.',
    ]);
  });
});

describe('documents', () => {
  const USERS = '/databases/$(database)/documents/users';
  const documents = reader(
    { 'users/me': resource('users/me', { role: 'staff' }) },
    {
      'users/me': null,
      'users/new': resource('users/new', { role: 'guest' }),
    },
  );

  test.each([
    [`get(${USERS}/$(request.auth.uid)).data.role == 'staff'`, true],
    [`get(${USERS}/me).id == 'me' && get(${USERS}/me).__name__ == ${USERS}/me`, true],
    [`exists(${USERS}/me) && !exists(${USERS}/new)`, true],
    [`existsAfter(${USERS}/new) && !existsAfter(${USERS}/me)`, true],
    [`getAfter(${USERS}/new).data.role == 'guest'`, true],
    [`get(${USERS}/new) == null`, true],
    [`get(${USERS}/new).data.role == 'guest'`, false],
  ])('%s', (condition, allowed) => {
    expect(ask(condition, documents).allowed).toBe(allowed);
  });

  it('reads ten documents and no more, the same one once', () => {
    const exists = (count: number) =>
      Array.from({ length: count }, (_, i) => `!exists(${USERS}/u${i})`).join(' && ');
    const counted = reader();
    expect(ask(`${exists(10)} && ${exists(10)}`, counted).allowed).toBe(true);
    expect(counted.reads).toHaveLength(10);
    expect(ask(`${exists(11)} || true`).reasons).toEqual([
      'Maximum of 10 document access calls has been reached.',
    ]);
  });

  it('does not read what is not needed', () => {
    const counted = reader();
    ask(`true || exists(${USERS}/me)`, counted);
    expect(counted.reads).toEqual([]);
  });

  it('passes on what the reader throws, even beside a decisive side', () => {
    const failing = {
      ...reader(),
      read: () => {
        throw new Error('signal');
      },
    };
    expect(() => ask(`exists(${USERS}/me) || true`, failing)).toThrow('signal');
  });
});

test('debug tells what it was given', () => {
  expect(
    ask("debug({'a': [1, 1.5, null, /p]}).size() == 1 && debug('x') != debug(request.time)").debug,
  ).toEqual(['{"a": [1, 1.5, null, /p]}', '"x"', 'timestamp(2026-09-21T14:13:20.123Z)']);
});
