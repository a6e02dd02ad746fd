import { expect, it } from 'vitest';
import { RulesLoadError } from '../../rules/errors.ts';
import { equal } from '../../rules/evaluate/operators.ts';
import { RulesPath, RulesTimestamp, type RuleValue, typeName } from '../../rules/evaluate/rule-value.ts';
import { type Constraint, loadRules, type Method } from '../../rules/ruleset.ts';
import { Chooser } from '../chooser.ts';
import { carRules, map, reader, request, resource } from './harness.ts';

const FIELDS = ['a', 'b', 'm.k'];

/** Scalars as rules write them. null, NaN and values that contain others are left out: Google's lists prove less or more of them. */
const VALUES: readonly (readonly [RuleValue, string])[] = [
  [true, 'true'],
  [false, 'false'],
  [1n, '1'],
  [2n, '2'],
  [1, '1.0'],
  [1.5, '1.5'],
  ['x', "'x'"],
  ['y', "'y'"],
  [new RulesTimestamp(0n), 'timestamp.value(0)'],
  [new RulesPath(['databases', 'd', 'documents', 'c', 'i']), '/databases/d/documents/c/i'],
];

/** The few values of one round, so that its rule, query and documents match. */
type Pool = typeof VALUES;

function randomPool(chooser: Chooser): Pool {
  return [0, 1, 2].map(() => chooser.one(VALUES));
}

function randomConstraint(chooser: Chooser, pool: Pool): Constraint {
  const anyValue = () => chooser.one(pool)[0];
  const field = chooser.one(FIELDS).split('.');
  const scalar = ['==', '==', '==', '!=', '<', '<=', '>', '>=', 'array-contains'] as const;
  const list = ['in', 'in', 'not-in', 'array-contains-any'] as const;
  if (chooser.below(8) === 0) return { field, op: 'none', value: null };
  if (chooser.below(3) > 0) return { field, op: chooser.one(scalar), value: anyValue() };
  const value = [anyValue(), ...chooser.some(2, anyValue)];
  return { field, op: chooser.one(list), value };
}

/** Comparisons without negations, which can be true of a list and false of a document in it, as at Google. */
function randomCondition(chooser: Chooser, pool: Pool, depth: number): string {
  if (depth > 0 && chooser.below(2) === 0) {
    const inner = () => randomCondition(chooser, pool, depth - 1);
    return `(${inner()} ${chooser.one(['||', '&&'])} ${inner()})`;
  }
  const field = `resource.data.${chooser.one(FIELDS)}`;
  const [, value] = chooser.one(pool);
  const operator = chooser.one(['==', '==', '!=', '<', '<=', '>', '>=']);
  return chooser.one([
    `${field} ${operator} ${value}`,
    `${value} ${operator} ${field}`,
    `${value} in ${field}`,
  ]);
}

function randomDocument(chooser: Chooser, pool: Pool): Readonly<Record<string, RuleValue>> {
  const anyValue = () => chooser.one(chooser.below(4) > 0 ? pool : VALUES)[0];
  const fields: Record<string, RuleValue> = {};
  if (chooser.below(3) > 0) fields.a = anyValue();
  if (chooser.below(3) > 0) fields.b = anyValue();
  if (chooser.below(3) > 0) fields.m = chooser.below(2) ? map({ k: anyValue() }) : anyValue();
  return fields;
}

/** Firestore's result: whether a query with this constraint returns a document. */
function satisfies(document: RuleValue, constraint: Constraint): boolean {
  const value = constraint.field.reduce<RuleValue | undefined>(
    (object, name) => (object instanceof Map ? object.get(name) : undefined),
    document,
  );
  if (value === undefined) return false;
  switch (constraint.op) {
    case 'none':
      return true;
    case '==':
      return equal(value, constraint.value);
    case '!=':
      return !equal(value, constraint.value);
    case 'in':
      return constraint.value.some((item) => equal(value, item));
    case 'not-in':
      return !constraint.value.some((item) => equal(value, item));
    case 'array-contains':
      return Array.isArray(value) && value.some((item) => equal(item, constraint.value));
    case 'array-contains-any':
      return Array.isArray(value) && value.some((item) => constraint.value.some((any) => equal(item, any)));
    default:
      return inRange(value, constraint.op, constraint.value);
  }
}

function inRange(value: RuleValue, op: '<' | '<=' | '>' | '>=', bound: RuleValue): boolean {
  const [x, y] = [rank(value), rank(bound)];
  if (x === undefined || y === undefined || x.type !== y.type) return false;
  if (op.endsWith('=') && x.key === y.key) return true;
  return op.startsWith('<') ? x.key < y.key : x.key > y.key;
}

function rank(value: RuleValue): { type: string; key: number | string } | undefined {
  if (typeof value === 'bigint' || typeof value === 'number') return { type: 'number', key: Number(value) };
  if (typeof value === 'boolean') return { type: 'bool', key: Number(value) };
  if (typeof value === 'string') return { type: 'string', key: value };
  return value instanceof RulesTimestamp ? { type: typeName(value), key: Number(value.nanos) } : undefined;
}

it('comparisons never allow a query that could return a document whose get is denied', () => {
  const chooser = new Chooser(20_261_121);
  let [allowed, checked] = [0, 0];
  for (let round = 0; round < 15_000; round++) {
    const pool = randomPool(chooser);
    const ruleset = loadRules(carRules(`allow read: if ${randomCondition(chooser, pool, 2)};`));
    const disjuncts = [0, ...chooser.some(1, () => 1)].map(() =>
      chooser.some(3, () => randomConstraint(chooser, pool)),
    );
    if (!ruleset.authorize(request('list', { query: { disjuncts } }), reader()).allowed) continue;
    allowed++;
    for (let i = 0; i < 200; i++) {
      const fields = randomDocument(chooser, pool);
      if (!disjuncts.some((constraints) => constraints.every((one) => satisfies(map(fields), one)))) continue;
      checked++;
      const variables = new Map([...request('get').variables, ['resource', resource('Cars/x', fields)]]);
      const decision = ruleset.authorize(request('get', { variables }), reader());
      expect(decision, JSON.stringify({ rule: ruleset.file, fields, disjuncts }, replacer)).toMatchObject({
        allowed: true,
      });
    }
  }
  expect(allowed).toBeGreaterThan(300);
  expect(checked).toBeGreaterThan(2000);
});

function replacer(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  return value instanceof Map ? Object.fromEntries(value) : value;
}

const WORDS = carRules(`
  function f(a, b) { let c = a.b[0]; return c == b || exists(/databases/$(database)/documents/Cars/$(id)); }
  allow read, write: if request.auth != null && f([1, -2.5], {'k': "v"}) ? !true : b'x' is bytes && 1 in [2][0:1];
  match /{x=**} { allow list; }`).match(/\w+|\s+|\W/g) as string[];

const NOISE = [
  '"',
  "'",
  '\\',
  '/*',
  '//',
  '$(',
  '\u0000',
  '💥',
  '9'.repeat(30),
  '1e999',
  '{x=**}',
  '=**',
  ';;',
  '..',
];

it('garbled rules throw RulesLoadError or decide, and throw no other error', () => {
  const chooser = new Chooser(7);
  let loaded = 0;
  for (let round = 0; round < 3000; round++) {
    const words = [...WORDS];
    for (let edit = 0; edit <= chooser.below(4); edit++) {
      words.splice(
        chooser.below(words.length),
        chooser.below(3),
        ...chooser.some(2, () => chooser.one([...WORDS, ...NOISE])),
      );
    }
    loaded += Number(survives(words.join('')));
  }
  expect(loaded).toBeGreaterThan(20);
});

it('random noise never loads', () => {
  const chooser = new Chooser(11);
  for (let round = 0; round < 2000; round++) {
    const source = chooser.some(30, () => chooser.one([...NOISE, ...WORDS])).join(chooser.one(['', ' ']));
    expect(survives(source), source).toBe(false);
  }
});

/** Whether a source loads; if so, it decides every method, signed out, and must not throw. */
function survives(source: string): boolean {
  try {
    const ruleset = loadRules(source);
    for (const method of ['get', 'list', 'create'] satisfies Method[]) {
      ruleset.authorize(request(method, { variables: new Map() }), reader());
    }
    return true;
  } catch (error) {
    expect(error, source).toBeInstanceOf(RulesLoadError);
    expect((error as RulesLoadError).issues.length).toBeGreaterThan(0);
    return false;
  }
}

it('garbled conditions that can never be true never allow', () => {
  const chooser = new Chooser(13);
  const parts = [
    'resource.data.foo',
    'false',
    '(1 / 0 == 0)',
    'null.x',
    '[][0]',
    "''.nope()",
    '1',
    "int('x')",
    '!1',
  ];
  for (let round = 0; round < 3000; round++) {
    let condition = chooser.one(parts);
    for (let i = chooser.below(6); i > 0; i--) {
      condition = chooser.one([
        `(${condition} && ${chooser.one(parts)})`,
        `(${chooser.one(parts)} || ${condition})`,
        `(${condition} || ${chooser.one(parts)})`,
        `(true ? ${condition} : true)`,
        `(${condition} == true || false)`,
      ]);
    }
    const ruleset = loadRules(carRules(`allow read: if ${condition};`));
    const { allowed } = ruleset.authorize(request('get'), reader());
    expect(allowed, condition).toBe(false);
  }
});
