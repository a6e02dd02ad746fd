/** Random conditions on requests for random documents. */
import type { Chooser } from '../chooser.ts';
import { type Fields, fields, type Plain } from '../wire.ts';
import { type Expression, smaller, textOf } from './expression.ts';
import { SIGNED_IN } from './people.ts';
import { randomExpression } from './random-expression.ts';
import type { Trial } from './trial.ts';

const METHODS = ['get', 'get', 'get', 'create', 'update', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** How a create or an update is written: whole, some fields, by transforms, twice, or beside another document. */
const FORMS = ['whole', 'whole', 'whole', 'masked', 'transformed', 'twice', 'beside'] as const;
type Form = (typeof FORMS)[number];

/** The usual values of a field, and other ones. */
const USUAL: Readonly<Record<string, readonly Plain[]>> = {
  b: [true, false],
  i: [0, 1, 2, -7, { integerValue: '9223372036854775807' }],
  f: [1.5, { doubleValue: 1 }, { doubleValue: 'NaN' }, { doubleValue: -0 }],
  s: ['', 'a', 'abc', 'A b', 'a\nb', '12'],
  e: ['🚗', 'a🚗', 'é', '👩‍👧'],
  y: [{ bytesValue: '' }, { bytesValue: 'AP8=' }],
  l: [[], [1], ['a', 'b'], [1, { doubleValue: 1 }, null], [{ a: 1 }, 'a']],
  m: [{}, { a: 1 }, { k: { a: 1 } }, { a: 'x', b: [1], k: {} }, { k: 1, B: 2, a: 3 }],
  t: [{ timestampValue: '2024-02-29T12:34:56.789Z' }, { timestampValue: '1969-12-31T23:59:59.999999Z' }],
  r: [{ referenceValue: 'projects/p/databases/(default)/documents/users/me' }],
  g: [{ geoPointValue: { latitude: 30, longitude: 31.25 } }],
  n: [null],
};

function randomFields(chooser: Chooser): Fields {
  const present = Object.keys(USUAL).filter(() => chooser.below(10) > 0);
  return Object.fromEntries(
    present.map((name) => {
      const source = chooser.below(12) === 0 ? chooser.one(Object.keys(USUAL)) : name;
      return [name, chooser.one(USUAL[source] ?? [null])];
    }),
  );
}

/** A condition and its request; `expression` can be reduced. */
export interface ConditionTrial extends Trial {
  readonly smaller: () => Iterable<ConditionTrial>;
}

interface Setting {
  readonly method: Method;
  readonly form: Form;
  readonly stored: Fields;
  readonly written: Fields;
  readonly signedIn: boolean;
  /** A function `f(p, q)` with a variable `v`, for conditions that call it. */
  readonly declaration?: readonly [variable: Expression, result: Expression];
}

export function randomConditionTrial(chooser: Chooser): ConditionTrial {
  const depth = 1 + chooser.below(4);
  const declares = chooser.below(5) === 0;
  const setting: Setting = {
    method: chooser.one(METHODS),
    form: chooser.one(FORMS),
    stored: randomFields(chooser),
    written: randomFields(chooser),
    signedIn: chooser.below(3) > 0,
    ...(declares && {
      declaration: [
        randomExpression(chooser, 'any', 2, ['p', 'q']),
        randomExpression(chooser, chooser.one(['bool', 'bool', 'any', 'int']), 2, ['p', 'q', 'v']),
      ] as const,
    }),
  };
  const expression = declares ? randomCall(chooser) : randomExpression(chooser, 'bool', depth);
  return conditionTrial(expression, setting);
}

function randomCall(chooser: Chooser): Expression {
  const args = [randomExpression(chooser, 'any', 1), ', ', randomExpression(chooser, 'any', 1)];
  const call: Expression = { parts: ['f(', ...args, ')'] };
  if (chooser.below(2) === 0) return call;
  return { parts: [randomExpression(chooser, 'bool', 1), chooser.one([' && ', ' || ', ' == ']), call] };
}

function conditionTrial(expression: Expression, setting: Setting): ConditionTrial {
  const { method, stored, declaration } = setting;
  const condition = textOf(expression);
  const [variable, result] = declaration ?? [];
  const functions =
    variable && result ? `function f(p, q) { let v = ${textOf(variable)}; return ${textOf(result)}; } ` : '';
  const rules = `${functions}allow ${method}: if ${condition};`;
  return {
    text: rules,
    rules,
    stored,
    call: (collection, root) => callOf(setting, collection, root),
    *smaller() {
      for (const less of smaller(expression)) yield conditionTrial(less, setting);
      if (!variable || !result) return;
      for (const less of smaller(variable))
        yield conditionTrial(expression, { ...setting, declaration: [less, result] });
      for (const less of smaller(result))
        yield conditionTrial(expression, { ...setting, declaration: [variable, less] });
    },
  };
}

function callOf({ method, form, written, signedIn }: Setting, collection: string, root: string) {
  const authorization = signedIn ? { authorization: SIGNED_IN } : {};
  if (method === 'get') return { method: 'GET', path: `/${collection}/x`, ...authorization };
  const name = `${root}/${collection}/${method === 'create' ? 'new' : 'x'}`;
  const writes = method === 'delete' ? [{ delete: name }] : WRITES[form](name, fields(written), root);
  // Rules are checked before preconditions, so the second one keeps an allowed commit from storing anything.
  const never = { delete: `${root}/never/x`, currentDocument: { exists: true } };
  return { method: 'POST', path: ':commit', body: { writes: [...writes, never] }, ...authorization };
}

type Wire = Readonly<Record<string, unknown>>;
type Writes = (name: string, fields: Wire, root: string) => readonly Wire[];

const WRITES: Readonly<Record<Form, Writes>> = {
  whole: (name, fields) => [{ update: { name, fields } }],
  masked: (name, fields) => [{ update: { name, fields }, updateMask: { fieldPaths: ['i', 's', 'm.a'] } }],
  transformed: (name, fields) => [
    {
      update: { name, fields },
      updateTransforms: [
        { fieldPath: 'i', increment: { integerValue: '1' } },
        { fieldPath: 't', setToServerValue: 'REQUEST_TIME' },
      ],
    },
  ],
  twice: (name, fields) => [
    { update: { name, fields: {} } },
    { update: { name, fields }, updateMask: { fieldPaths: ['i', 'b', 'l'] } },
  ],
  beside: (name, fields, root) => [
    { update: { name, fields } },
    { update: { name: `${root}/never/y`, fields: { ok: { booleanValue: true } } } },
  ],
};
