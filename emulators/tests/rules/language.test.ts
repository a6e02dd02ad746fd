import { describe, expect, it, test } from 'vitest';
import { ask, reader, resource } from './harness.ts';
import { ERRORS, FUNCTIONS, LOGIC, TRUE } from './language-cases.ts';

describe.each(Object.entries(TRUE))('%s', (_, conditions) => {
  it.each(conditions)('%s', (condition) => {
    expect(ask(condition)).toMatchObject({ allowed: true, reasons: [] });
    expect(ask(`!(${condition})`)).toMatchObject({ allowed: false, reasons: ["false for 'get' @ L2"] });
  });
});

describe('evaluation errors', () => {
  it.each(ERRORS)('%s', (condition, message) => {
    const { allowed, reasons } = ask(condition);
    expect(allowed).toBe(false);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(/^evaluation error at L2:\d+ for 'get' @ L2, /);
    expect(reasons[0]).toMatch(message);
    expect(ask(`!(${condition})`).allowed).toBe(false);
  });

  test.each(LOGIC)('%s is %s', (condition, allowed) => {
    expect(ask(condition).allowed).toBe(allowed);
  });

  it('names the position of the error, also within a function', () => {
    const { reasons } = ask('f(1)', reader(), 'function f(a) {\n  return a.b == 1; }');
    expect(reasons).toEqual(["evaluation error at L3:12 for 'get' @ L3, Property b is undefined on object."]);
  });
});

test('a replacement that names no group of its pattern has no value', () => {
  const broken = "'a'.replace('a', '$1') == ''";
  expect(ask(broken).reasons).toEqual([expect.stringContaining("no group '1'")]);
  // Google responds 500 whatever the rest of the condition is.
  expect(ask(`${broken} || true`).allowed).toBe(false);
});

describe('functions', () => {
  test.each(FUNCTIONS)('%s with %s', (declaration, condition) => {
    expect(ask(condition, reader(), declaration)).toMatchObject({ allowed: true });
  });

  /** f1 calls f2, and so on; the last returns true. */
  const chain = (length: number) =>
    Array.from(
      { length },
      (_, i) => `function f${i + 1}() { return ${i + 1 < length ? `f${i + 2}()` : true}; }`,
    );

  it('allows twenty nested calls below one function, and no more', () => {
    expect(ask('f1()', reader(), chain(21).join(' ')).allowed).toBe(true);
    expect(() => ask('true', reader(), chain(22).join(' '))).toThrow(/'f1' calls others 21 deep/);
  });

  it('has the stack for the deepest allowed evaluation', () => {
    const deep = Array.from(
      { length: 20 },
      (_, i) => `function f${i}() { return ${'!'.repeat(46)}${i < 19 ? `f${i + 1}()` : true}; }`,
    );
    expect(ask('f0()', reader(), deep.join(' ')).allowed).toBe(true);
    expect(ask(Array(99).fill('true').join(' && ')).allowed).toBe(true);
    expect(() => ask(Array(100).fill('true').join(' && '))).toThrow(/nested too deeply/);
  });

  it('evaluates at most a thousand expressions', () => {
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
    [`get(${USERS}/new) == null`, false],
    [`get(${USERS}/new) != null`, false],
    [`get(${USERS}/new) == null || true`, true],
    [`get(${USERS}/new).data.role == 'guest'`, false],
  ])('%s', (condition, allowed) => {
    expect(ask(condition, documents).allowed).toBe(allowed);
  });

  it('reads at most ten documents, and each only once', () => {
    const exists = (count: number) =>
      Array.from({ length: count }, (_, i) => `!exists(${USERS}/u${i})`).join(' && ');
    const counted = reader();
    expect(ask(`${exists(10)} && ${exists(10)}`, counted).allowed).toBe(true);
    expect(ask(exists(11)).reasons).toEqual([expect.stringContaining('Maximum of 10 document access calls')]);
    expect(ask(`${exists(11)} || true`).allowed).toBe(true);
  });

  it('does not read documents it does not need', () => {
    const counted = reader();
    ask(`true || exists(${USERS}/me)`, counted);
    expect(counted.reads).toEqual([]);
  });

  it('passes on what the reader throws, even beside a decisive operand', () => {
    const failing = {
      ...reader(),
      read: () => {
        throw new Error('signal');
      },
    };
    expect(() => ask(`exists(${USERS}/me) || true`, failing)).toThrow('signal');
  });
});

test('debug returns its argument', () => {
  expect(
    ask("debug({'a': [1, 1.5, null, /p]}).size() == 1 && debug('x') != debug(request.time)").debug,
  ).toEqual(['{"a": [1, 1.5, null, /p]}', '"x"', 'timestamp(2026-09-21T14:13:20.123Z)']);
});

test.each(['0x1p3', '1d', 'NaN', ' 1'])('only decimal notation is a float: %j', (text) => {
  expect(ask(`float('${text}') is float`).reasons).toEqual([expect.stringContaining('Cannot convert')]);
});
