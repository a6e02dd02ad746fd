import { describe, expect, it, test } from 'vitest';
import type { Constraint, ListOp, ScalarOp } from '../../emulators/rules/ruleset.ts';
import { authorize, loadRules } from '../../emulators/rules/ruleset.ts';
import { RulesPath, RulesTimestamp, type RuleValue } from '../../emulators/rules/values.ts';
import { DOCUMENTS, map, query, reader, request, resource } from './rules-harness.ts';

/** `where('a.b', '==', 1n)`; a field of several parts is written with dots. */
function where(field: string, op: ScalarOp, value: RuleValue): Constraint {
  return { field: field.split('.'), op, value };
}

function whereAny(field: string, op: ListOp, ...value: RuleValue[]): Constraint {
  return { field: field.split('.'), op, value };
}

const VISIBLE = where('Hidden', '==', false);
const exists = (field: string): Constraint => ({ field: [field], op: 'none', value: null });
const name = (...segments: string[]) => where('__name__', '==', new RulesPath([...DOCUMENTS, ...segments]));

type Case = [condition: string, ...constraints: Constraint[]];

/** Conditions that the constraints prove. */
const PROVEN: Readonly<Record<string, Case[]>> = {
  'without looking at the documents': [
    ['true'],
    ['request.auth != null'],
    ["request.auth.uid == 'me'"],
    ['resource != null && resource is map && resource.data is map'],
    ['resource.id is string && resource.__name__ is path'],
    ["resource.data.x == 1 || request.auth.uid == 'me'"],
    ["request.auth.uid == 'me' || resource.data.x == 1"],
    ["!(resource.data.x == 1 && request.auth.uid == 'you')"],
  ],
  'by equality': [
    ['resource.data.Hidden == false', VISIBLE],
    ['false == resource.data.Hidden', VISIBLE],
    ['!resource.data.Hidden', VISIBLE],
    ['resource.data.Hidden != true', VISIBLE],
    ['resource.data.Hidden in [false, null]', VISIBLE],
    ['resource.data.Hidden is bool', VISIBLE],
    ["'Hidden' in resource.data", VISIBLE],
    ["resource.data['Hidden'] == false", VISIBLE],
    ["resource.data.get('Hidden', true) == false", VISIBLE],
    ["resource.data.get(['a', 'b'], 0) == 'x'", where('a.b', '==', 'x')],
    ["resource.data.a.b == 'x' && 'b' in resource.data.a && resource.data.a is map", where('a.b', '==', 'x')],
    ['resource.data.owner == request.auth.uid', where('owner', '==', 'me')],
    ["resource.data.owner.size() == 2 && resource.data.owner + '!' == 'me!'", where('owner', '==', 'me')],
    ["[resource.data.owner].hasOnly(['me'])", where('owner', '==', 'me')],
    ['resource.data.x == null', where('x', '==', null)],
    ['resource.data.n == 1 && resource.data.n == 1.0 && resource.data.n != 2', where('n', '==', 1n)],
    ['resource.data.n is number && resource.data.n > 0 && resource.data.n <= 1', where('n', '==', 1n)],
    ['resource.data.n in [1, 2] && !(resource.data.n in [2].toSet())', where('n', '==', 1)],
    ['resource.data.n is float && resource.data.n * 2 == 1', where('n', '==', 0.5)],
    ["resource.data.m.k == 'v' && resource.data.m.size() == 1", where('m', '==', map({ k: 'v' }))],
    ['resource.data.m.k == 1', where('m', '==', map({ k: 1n }))],
    ["resource.data.list[0] == 'a'", where('list', '==', ['a'])],
    [
      'resource.data.list == [1] && 1 in resource.data.list && resource.data.list is list',
      where('list', '==', [1n]),
    ],
    ['resource.data.time < request.time', where('time', '==', new RulesTimestamp(0n))],
    [
      'get(/databases/$(database)/documents/users/$(resource.data.owner)).data.ok',
      where('owner', '==', 'me'),
    ],
    ["resource.data.a == 'x' && resource.data.b == 'y'", where('a', '==', 'x'), where('b', '==', 'y')],
    ['resource.data.Hidden == false', VISIBLE, VISIBLE],
  ],
  'by in, for each of its values': [
    ['resource.data.Hidden == false', whereAny('Hidden', 'in', false)],
    ["resource.data.s in ['a', 'b', 'c']", whereAny('s', 'in', 'a', 'b')],
    ['resource.data.s.size() == 1', whereAny('s', 'in', 'a', 'b')],
    [
      "resource.data.s == 'a' || resource.data.t == 'b'",
      whereAny('s', 'in', 'a', 'b'),
      where('t', '==', 'b'),
    ],
  ],
  'by inequality': [
    ['resource.data.n != 1 && !(resource.data.n == 1.0)', where('n', '!=', 1n)],
    ["'n' in resource.data", where('n', '!=', 1n)],
    ['!(resource.data.n in [1, 2])', whereAny('n', 'not-in', 1n, 2n)],
    ['resource.data.n != null', where('n', '!=', null)],
  ],
  'by ranges': [
    ['resource.data.n > 4', where('n', '>', 4n)],
    ['resource.data.n >= 4 && resource.data.n > 3 && !(resource.data.n < 4)', where('n', '>', 4n)],
    ['4 < resource.data.n && 4.5 != resource.data.n || true', where('n', '>', 4n)],
    ['resource.data.n >= 4 && resource.data.n > 3.9', where('n', '>=', 4n)],
    ['resource.data.n < 4 && resource.data.n <= 4 && !(resource.data.n > 4)', where('n', '<', 4n)],
    ['resource.data.n <= 4 && resource.data.n < 5 && resource.data.n != 5', where('n', '<=', 4n)],
    ['resource.data.n is number && resource.data.n != null', where('n', '<', 4n)],
    ["resource.data.n != 'a' && !(resource.data.n is string)", where('n', '<', 4n)],
    ['resource.data.n >= 2 && resource.data.n < 9', where('n', '>', 3n), where('n', '<=', 8n)],
    ["resource.data.s is string && resource.data.s >= 'a'", where('s', '>=', 'b')],
    ['resource.data.t <= request.time', where('t', '<=', new RulesTimestamp(1n))],
    ["'n' in resource.data", exists('n')],
  ],
  'by array-contains': [
    ["'a' in resource.data.tags", where('tags', 'array-contains', 'a')],
    ['resource.data.tags is list && resource.data.tags != null', where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasAny(['a', 'b'])", where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasAll(['a'])", where('tags', 'array-contains', 'a')],
    ["resource.data.tags != ['b']", where('tags', 'array-contains', 'a')],
    ['request.auth.uid in resource.data.tags', where('tags', 'array-contains', 'me')],
    ["resource.data.tags.hasAny(['a', 'b', 'c'])", whereAny('tags', 'array-contains-any', 'a', 'b')],
    ['1.0 in resource.data.tags', where('tags', 'array-contains', 1n)],
  ],
  'by the name of the document': [
    ["id == 'x' && resource.id == 'x'", name('Cars', 'x')],
    ['resource.__name__ == /databases/$(database)/documents/Cars/x', name('Cars', 'x')],
    [
      "id in ['x', 'y']",
      whereAny('__name__', 'in', ...['x', 'y'].map((id) => new RulesPath([...DOCUMENTS, 'Cars', id]))),
    ],
  ],
};

describe.each(Object.entries(PROVEN))('proven %s', (_, cases) => {
  it.each<Case>(cases)('%s', (condition, ...constraints) => {
    const documents = reader({ 'users/me': resource('users/me', { ok: true }) });
    const list = request('list', { query: { disjuncts: [constraints] } });
    const source = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
      match /Cars/{id} { allow list: if ${condition}; } } }`;
    expect(authorize(loadRules(source), list, documents)).toMatchObject({ allowed: true, reasons: [] });
  });
});

/** Conditions that some document within the constraints breaks, or that cannot be told. */
const UNPROVEN: Readonly<Record<string, Case[]>> = {
  'without a filter': [
    ['resource.data.Hidden == false'],
    ['resource.data.Hidden != true'],
    ['!(resource.data.Hidden == true)'],
    ["!('Hidden' in resource.data) || resource.data.Hidden == false"],
    ["!('Hidden' in resource.data)"],
    ["resource.data.get('Hidden', false) == false"],
    ["resource.data.get(['Hidden'], false) == false"],
    ['resource.data.keys().size() >= 0'],
    ['resource.data.size() >= 0'],
    ['resource.data == resource.data'],
    ['resource.data != {}'],
    ['resource == null'],
    ['resource.id == resource.id'],
    ['resource.data.x == resource.data.x'],
    ['[resource.data.x].size() == 1'],
    ["{'a': resource}.size() == 1"],
    ['[resource].size() == 1'],
    ['debug(resource.data) != null'],
    ['resource.data is string'],
    ['resource.foo == 1'],
    ['resource.data.x ? true : true'],
    ['resource.data.x == 1 || resource.data.x != 1'],
    ['exists(/databases/$(database)/documents/users/$(resource.data.owner))'],
    ['resource.data[id] == 1'],
    ['f(resource.data.Hidden)'],
  ],
  'by a filter on another field': [
    ['resource.data.Hidden == false', where('hidden', '==', false)],
    ['resource.data.Hidden == false', where('a.Hidden', '==', false)],
    ['resource.data.a.Hidden == false', VISIBLE],
    ['resource.data.Hidden == false && resource.data.other == 1', VISIBLE],
  ],
  'by another value': [
    ['resource.data.Hidden == false', where('Hidden', '==', true)],
    ['resource.data.Hidden == false', where('Hidden', '==', null)],
    ['resource.data.Hidden == false', where('Hidden', '==', 'false')],
    ['resource.data.Hidden == false', where('Hidden', '==', 0n)],
    ["resource.data.get('Hidden', false) == false", where('Hidden', '==', true)],
    ["!('Hidden' in resource.data)", VISIBLE],
  ],
  'by an equality of numbers, which holds for int and float alike': [
    ['resource.data.n is int', where('n', '==', 1n)],
    ['resource.data.n is float', where('n', '==', 1)],
    ['resource.data.n / 2 == 0', where('n', '==', 1n)],
    ["string(resource.data.n) == '1'", where('n', '==', 1n)],
    ['resource.data.list[0] is int', where('list', '==', [1n])],
    ['resource.data.m.k is int', where('m', '==', map({ k: 1n }))],
    ['resource.data.m.other == 1', where('m', '==', map({ k: 1n }))],
    ['[resource.data.n].size() == 1', where('n', '==', 1n)],
  ],
  'by inequality, which tells nothing of the type': [
    ['resource.data.Hidden == false', where('Hidden', '!=', true)],
    ['resource.data.Hidden is bool', where('Hidden', '!=', true)],
    ['!resource.data.Hidden', where('Hidden', '!=', true)],
    ['resource.data.n != 2', where('n', '!=', 1n)],
    ['resource.data.n < 1 || resource.data.n > 1', where('n', '!=', 1n)],
    ['resource.data.n != 3', whereAny('n', 'not-in', 1n, 2n)],
    ['!(resource.data.n in [1, 3])', whereAny('n', 'not-in', 1n, 2n)],
    ['resource.data.n != null', where('n', '!=', 1n)],
    ['resource.data.n == 1', where('n', '!=', 1n)],
  ],
  'by in, if one of its values breaks it': [
    ['resource.data.Hidden == false', whereAny('Hidden', 'in', false, true)],
    ["resource.data.s in ['a']", whereAny('s', 'in', 'a', 'b')],
    ['resource.data.s == "a"', whereAny('s', 'in', ...Array.from({ length: 200 }, () => 'a'))],
    ['resource.data.s == "a"', whereAny('s', 'in')],
  ],
  'by ranges': [
    ['resource.data.n > 4', where('n', '>=', 4n)],
    ['resource.data.n > 5', where('n', '>', 4n)],
    ['resource.data.n < 4', where('n', '<=', 4n)],
    ['resource.data.n < 4', where('n', '>', 4n)],
    ['resource.data.n == 5', where('n', '>=', 5n), where('n', '<=', 5n)],
    ['resource.data.n is int', where('n', '>', 4n)],
    ["resource.data.n > 'a'", where('n', '>', 4n)],
    ["resource.data.n < 'a'", where('n', '>', 4n)],
    ['resource.data.n != 5', where('n', '>', 4n)],
    ['resource.data.n + 1 > 4', where('n', '>', 4n)],
    ['resource.data.b == true', where('b', '>', false)],
    ['resource.data.n > 0', exists('n')],
    ['resource.data.n > 0', where('n', '>', Number.NaN)],
  ],
  'by array-contains': [
    ["'b' in resource.data.tags", where('tags', 'array-contains', 'a')],
    ["!('b' in resource.data.tags)", where('tags', 'array-contains', 'a')],
    ["resource.data.tags == ['a']", where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasOnly(['a'])", where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasAll(['a', 'b'])", where('tags', 'array-contains', 'a')],
    ["!resource.data.tags.hasAny(['b'])", where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasAny(['a'])", whereAny('tags', 'array-contains-any', 'a', 'b')],
    ['resource.data.tags.size() > 0', where('tags', 'array-contains', 'a')],
    ["resource.data.tags[0] == 'a'", where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasAny('a')", where('tags', 'array-contains', 'a')],
  ],
  'by filters that contradict each other': [
    ['resource.data.Hidden == false', VISIBLE, where('Hidden', '==', true)],
    ['resource.data.n == 1', where('n', '==', 1n), where('n', '==', 2n)],
    ['resource.data.n > 4', where('n', '>', 4n), where('n', '<', 4n)],
    ["id == 'x'", name('Cars', 'x'), name('Cars', 'y')],
  ],
  'by the name of a document elsewhere': [
    ["id == 'x'", name('Dealers', 'x')],
    ["id == 'x'", name('Cars', 'y', 'Parts', 'x')],
    ["id == 'x'", where('__name__', '>', new RulesPath([...DOCUMENTS, 'Cars', 'x']))],
    ["id == 'x'", where('id', '==', 'x')],
    ["resource.data.__name__ == 'x'", where('__name__', '==', 'x')],
  ],
};

describe.each(Object.entries(UNPROVEN))('not proven %s', (_, cases) => {
  it.each<Case>(cases)('%s', (condition, ...constraints) => {
    const list = request('list', { query: { disjuncts: [constraints] } });
    const source = `service cloud.firestore { match /databases/{database}/documents { match /Cars/{id} {
      function f(x) { return [x].size() == 1; } allow list: if ${condition}; } } }`;
    const { allowed, reasons } = authorize(loadRules(source), list, reader());
    expect(allowed).toBe(false);
    expect(reasons).toEqual([expect.stringMatching(/^(evaluation error|false for 'list')/)]);
  });
});

describe('disjunctions', () => {
  const RULE = "resource.data.Hidden == false || resource.data.owner == 'me'";
  const mine = where('owner', '==', 'me');

  it('are allowed if each part is', () => {
    expect(query(RULE, [VISIBLE], [mine]).allowed).toBe(true);
    expect(query(RULE, [mine], [VISIBLE], [VISIBLE, mine]).allowed).toBe(true);
  });

  it('are refused if any part is not', () => {
    expect(query(RULE, [VISIBLE], [where('owner', '==', 'you')]).allowed).toBe(false);
    expect(query(RULE, [VISIBLE], []).allowed).toBe(false);
    expect(query(RULE).allowed).toBe(false);
  });

  it('may be allowed by different allows', () => {
    const source = `service cloud.firestore { match /databases/{d}/documents/Cars/{id} {
      allow list: if resource.data.Hidden == false; allow list: if resource.data.owner == 'me'; } }`;
    const list = request('list', { query: { disjuncts: [[VISIBLE], [mine]] } });
    expect(authorize(loadRules(source), list, reader()).allowed).toBe(true);
  });
});

describe('what stands beside the documents', () => {
  test.each([
    ['request.query.limit <= 50', 50n, true],
    ['request.query.limit <= 50', 51n, false],
  ])('%s with %d', (condition, limit, allowed) => {
    const variables = new Map([['request', map({ query: map({ limit }) })]]);
    const source = `service cloud.firestore { match /databases/{d}/documents/Cars/{id} { allow list: if ${condition}; } }`;
    expect(authorize(loadRules(source), request('list', { variables }), reader()).allowed).toBe(allowed);
  });

  it('does not take the resource that came with the request', () => {
    expect(query('resource.data.price == 4').allowed).toBe(false);
  });

  it('says what is missing', () => {
    expect(query('resource.data.Hidden == false').reasons).toEqual([
      "evaluation error at L2:115 for 'list' @ L2, Property Hidden is undefined on object: the query has no filter on it.",
    ]);
  });
});
