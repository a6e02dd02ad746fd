/** What lists prove to the rules, with the same result on the stand-in and the official emulator. */

import { RulesPath, RulesTimestamp, type RuleValue } from '../../rules/evaluate/rule-value.ts';
import type { Constraint, ListOp, ScalarOp } from '../../rules/ruleset.ts';
import { DOCUMENTS, map } from './harness.ts';

/** `where('a.b', '==', 1n)`; dots separate the parts of a field. */
export function where(field: string, op: ScalarOp, value: RuleValue): Constraint {
  return { field: field.split('.'), op, value };
}

function whereAny(field: string, op: ListOp, ...value: RuleValue[]): Constraint {
  return { field: field.split('.'), op, value };
}

export const VISIBLE = where('Hidden', '==', false);
const exists = (field: string): Constraint => ({ field: [field], op: 'none', value: null });
const name = (...segments: string[]) => where('__name__', '==', new RulesPath([...DOCUMENTS, ...segments]));

const USERS = '/databases/$(database)/documents/users';

export type QueryCase = [condition: string, ...constraints: Constraint[]];

/** Conditions that the constraints prove. */
export const PROVEN: Readonly<Record<string, QueryCase[]>> = {
  'without looking at the documents': [
    ['true'],
    ['request.auth != null'],
    ["request.auth.uid == 'me'"],
    ['resource != null && resource is map && resource.data is map'],
    ['resource == resource && resource.data == resource.data && [resource].size() == 1'],
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
    ['resource.data.n in [1.0, 2] && !(resource.data.n in [2].toSet())', where('n', '==', 1)],
    ['resource.data.n is int && resource.data.n / 2 == 0', where('n', '==', 1n)],
    ["string(resource.data.n) == '1' && [resource.data.n] == [1]", where('n', '==', 1n)],
    ['resource.data.n is float', where('n', '==', 1)],
    ['resource.data.list[0] is int', where('list', '==', [1n])],
    ['resource.data.m.k is int && resource.data.m.size() == 1', where('m', '==', map({ k: 1n }))],
    ['resource.data.m.k == 2', where('m', '==', map({ k: 1n })), where('m.k', '==', 2n)],
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
    ['resource.data.n + 1 == 2 && resource.data.n is int', where('n', '==', 1n), whereAny('n', 'in', 1n, 1n)],
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
    ['resource.data.n != 1 && resource.data.n != 1.0', where('n', '!=', 1n)],
    ['resource.data.n != null', where('n', '!=', 1n)],
    ['!(resource.data.n in [1, 3])', whereAny('n', 'not-in', 1n, 2n)],
    ["'n' in resource.data", where('n', '!=', 1n)],
    ['!(resource.data.n in [1, 2])', whereAny('n', 'not-in', 1n, 2n)],
    ['resource.data.n != null', where('n', '!=', null)],
    ['resource.data.n != 1', where('n', '==', 1), where('n', '==', 'x')],
  ],
  'by ranges': [
    ['resource.data.n > 4', where('n', '>', 4n)],
    ['resource.data.n >= 4 && resource.data.n > 3 && resource.data.n != 4', where('n', '>', 4n)],
    ['4 < resource.data.n && 4.5 != resource.data.n || true', where('n', '>', 4n)],
    ['resource.data.n >= 4 && resource.data.n > 3.9', where('n', '>=', 4n)],
    ['resource.data.n < 4 && resource.data.n <= 4 && resource.data.n != 4', where('n', '<', 4n)],
    ['resource.data.n <= 4 && resource.data.n < 5 && resource.data.n != 5', where('n', '<=', 4n)],
    ['resource.data.n is constraint && resource.data.n != null', where('n', '<', 4n)],
    ['resource.data.n >= 2 && resource.data.n < 9', where('n', '>', 3n), where('n', '<=', 8n)],
    ["resource.data.s >= 'a'", where('s', '>=', 'b')],
    ['resource.data.t <= request.time', where('t', '<=', new RulesTimestamp(1n))],
    ["'n' in resource.data", exists('n')],
  ],
  'by array-contains': [
    ["'a' in resource.data.tags", where('tags', 'array-contains', 'a')],
    ['resource.data.tags != null', where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasAny(['a', 'b'])", where('tags', 'array-contains', 'a')],
    ['request.auth.uid in resource.data.tags', where('tags', 'array-contains', 'me')],
    ["resource.data.tags.hasAny(['a', 'b', 'c'])", whereAny('tags', 'array-contains-any', 'a', 'b')],
    ['1 in resource.data.tags && 1.0 in resource.data.tags', where('tags', 'array-contains', 1n)],
  ],
  'by a fact about an int, which tells of floats too': [
    ['resource.data.n > 0.5', where('n', '>', 1n)],
    ['resource.data.n == 1.0', where('n', '==', 1n), where('n', '==', 'x')],
    ['1.0 in resource.data.tags', where('tags', 'array-contains', 1n)],
  ],
  'by what Google takes from facts that contradict each other': [
    ['resource.data.n == 1 && resource.data.n == 2', where('n', '==', 1n), where('n', '==', 2n)],
    ['resource.data.n > 4 && resource.data.n < 4', where('n', '>', 4n), where('n', '<', 4n)],
  ],
  'though a document may break it: of a list only those fields are there that the query asks for': [
    ["!('Hidden' in resource.data)"],
    ["!('Hidden' in resource.data) || resource.data.Hidden == false"],
    ["resource.data.get('Hidden', false) == false"],
    ["resource.data.get(['Hidden'], false) == false"],
    ['resource.data.keys().size() == 0 && resource.data.size() == 0 && resource.data == {}'],
    ["resource.data.diff({}).affectedKeys() == ['n'].toSet()", where('n', '>', 4n)],
    ['!(resource.data.n in [resource.data.n])', where('n', '>', 4n)],
    ["resource.data.keys() == ['n'] && !(resource.data.n is int)", where('n', '>', 4n)],
    ["{'a': resource}.size() == 1"],
    ["!resource.data.tags.hasAny(['b'])", where('tags', 'array-contains', 'a')],
    ['debug(resource.data) != null'],
  ],
  'by the state afterwards, which is that before': [
    [`existsAfter(${USERS}/me) && !existsAfter(${USERS}/none)`, where('n', '==', 1n)],
    [`getAfter(${USERS}/me).data.ok`],
  ],
  'by the name of the document': [
    [`!existsAfter(${USERS}/none) || true`, name('Cars', 'x')],
    [`exists(${USERS}/me) && get(${USERS}/me).data.ok`, name('Cars', 'x')],
    ["id == 'x' && resource.id == 'x'", name('Cars', 'x')],
    ['resource.__name__ == /databases/$(database)/documents/$(request.path[3])/x', name('Cars', 'x')],
    [
      "id in ['x', 'y']",
      whereAny('__name__', 'in', ...['x', 'y'].map((id) => new RulesPath([...DOCUMENTS, 'Cars', id]))),
    ],
  ],
};

/** Conditions that some document within the constraints breaks, or that can't be decided. */
export const UNPROVEN: Readonly<Record<string, QueryCase[]>> = {
  'without a filter': [
    ['resource.data.Hidden == false'],
    ['resource.data.Hidden != true'],
    ['!(resource.data.Hidden == true)'],
    ["'Hidden' in resource.data"],
    ['resource.data != {}'],
    ['resource == null'],
    ['resource.id == resource.id'],
    ['resource.data.x == resource.data.x'],
    ['[resource.data.x].size() == 1'],
    ['resource.id is string'],
    ['id is string'],
    ['id != null'],
    ['resource.__name__ is path'],
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
  'by inequality, which tells nothing of the type': [
    ['resource.data.Hidden == false', where('Hidden', '!=', true)],
    ['resource.data.Hidden is bool', where('Hidden', '!=', true)],
    ['!resource.data.Hidden', where('Hidden', '!=', true)],
    ['resource.data.n != 2', where('n', '!=', 1n)],
    ['resource.data.n < 1 || resource.data.n > 1', where('n', '!=', 1n)],
    ['resource.data.n != 3', whereAny('n', 'not-in', 1n, 2n)],
    ['!(resource.data.n == 1)', where('n', '!=', 1n)],
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
    ['resource.data.n is number', where('n', '>', 4n)],
    ['resource.data.s is string', where('s', '>', 'a')],
    ['!(resource.data.n < 4)', where('n', '>', 4n)],
    ['resource.data.b != null', where('b', '<', true)],
    ["resource.data.n > 'a'", where('n', '>', 4n)],
    ["resource.data.n < 'a'", where('n', '>', 4n)],
    ['resource.data.n != 5', where('n', '>', 4n)],
    ['resource.data.n + 1 > 4', where('n', '>', 4n)],
    ['resource.data.b == true', where('b', '>', false)],
    ["'n' in resource.data && resource.data.n > 0", exists('n')],
    ['resource.data.n > 0', where('n', '>', Number.NaN)],
  ],
  'by a fact about a float, which tells nothing of ints': [
    ['resource.data.n > 1', where('n', '>', 1.5)],
    ['resource.data.n <= 2', where('n', '<', 1.5)],
    ['resource.data.n != 1', where('n', '>', 1.5)],
    ['resource.data.n != 1', where('n', '!=', 1)],
    ['resource.data.n < 2', where('n', '==', 1.5), where('n', '==', 'x')],
    ['resource.data.n == 1', where('n', '==', 1), where('n', '==', 'x')],
    ['1 in resource.data.tags', where('tags', 'array-contains', 1)],
    ['resource.data.tags.hasAny([1])', where('tags', 'array-contains', 1)],
  ],
  'as members of sets, or compared by a difference': [
    ['[resource.data.n].toSet().size() == 1', where('n', '>', 4n)],
    ['!(resource.data.n in [1].toSet())', where('n', '>', 4n)],
    ['![1].toSet().hasAny([resource.data.n])', where('n', '>', 4n)],
    ["resource.data.diff({'n': 1}).addedKeys().size() == 0", where('n', '>', 4n)],
    ["resource.data.diff({'n': 1}).affectedKeys().hasOnly(['n'])", where('n', '>', 4n)],
    ['resource.data.n in [resource.data.n]', where('n', '>', 4n)],
  ],
  'by array-contains': [
    ["'b' in resource.data.tags", where('tags', 'array-contains', 'a')],
    ["!('b' in resource.data.tags)", where('tags', 'array-contains', 'a')],
    ["resource.data.tags == ['a']", where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasOnly(['a'])", where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasAll(['a'])", where('tags', 'array-contains', 'a')],
    ["resource.data.tags != ['b']", where('tags', 'array-contains', 'a')],
    ['resource.data.tags is list', where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasAll(['a', 'b'])", where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasAny(['a'])", whereAny('tags', 'array-contains-any', 'a', 'b')],
    ['resource.data.tags.size() > 0', where('tags', 'array-contains', 'a')],
    ["resource.data.tags[0] == 'a'", where('tags', 'array-contains', 'a')],
    ["resource.data.tags.hasAny('a')", where('tags', 'array-contains', 'a')],
  ],
  'by filters that contradict each other': [
    ['resource.data.Hidden is bool', VISIBLE, where('Hidden', '==', true)],
    ['resource.data.n == 3', where('n', '==', 1n), where('n', '==', 2n)],
    ['resource.data.n + 1 == 2', where('n', '==', 1n), where('n', '==', 1)],
    ['resource.data.n + 1 == 2', whereAny('n', 'in', 1, 1), where('n', '==', 1n)],
    ['resource.data.n is int', where('n', '==', 1), where('n', '==', 1n)],
    ['resource.data.n is float', where('n', '==', 1n), where('n', '==', 1)],
    ['!(resource.data.list is constraint)', where('list', '==', [1n]), where('list', '==', [1])],
    ['!(resource.data.m is constraint)', where('m', '==', map({ k: 1n })), where('m', '==', map({ k: 1 }))],
    ["id == 'x'", name('Cars', 'x'), name('Cars', 'y')],
  ],
  'by the state afterwards, where the query names its document': [
    [`!existsAfter(${USERS}/none)`, name('Cars', 'x')],
    [`existsAfter(${USERS}/me)`, name('Cars', 'x'), where('price', '==', 4n)],
    [`getAfter(${USERS}/me).data.ok`, whereAny('__name__', 'in', new RulesPath([...DOCUMENTS, 'Cars', 'x']))],
    ['getAfter(resource.__name__).id == id', name('Cars', 'x')],
  ],
  'by the name of a document elsewhere': [
    ["id == 'x'", name('Dealers', 'x')],
    ["id == 'x'", name('Cars', 'y', 'Parts', 'x')],
    ["id == 'x'", where('__name__', '>', new RulesPath([...DOCUMENTS, 'Cars', 'x']))],
    ["id == 'x'", where('id', '==', 'x')],
    ["resource.data.__name__ == 'x'", where('__name__', '==', 'x')],
  ],
};
