import { EvaluationError } from '../errors.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import {
  isList,
  isMap,
  isNumber,
  RulesConstraint,
  RulesDuration,
  RulesLatLng,
  type RulesMap,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RuleValue,
  typeName,
} from '../evaluate/rule-value.ts';

/** The type of a parameter, and the check of a value. */
const PARAMETER_TYPES = {
  any: (_value: RuleValue): _value is RuleValue => true,
  scalar: (value: RuleValue): value is Scalar => value === null || typeof value !== 'object',
  int: (value: RuleValue): value is bigint => typeof value === 'bigint',
  number: (value: RuleValue): value is bigint | number => isNumber(value),
  string: (value: RuleValue): value is string => typeof value === 'string',
  bytes: (value: RuleValue): value is Uint8Array => value instanceof Uint8Array,
  text: (value: RuleValue): value is string | Uint8Array =>
    typeof value === 'string' || value instanceof Uint8Array,
  list: isList,
  set: (value: RuleValue): value is RulesSet => value instanceof RulesSet,
  collection: (value: RuleValue): value is readonly RuleValue[] | RulesSet =>
    isList(value) || value instanceof RulesSet,
  map: (value: RuleValue): value is RulesMap => isMap(value),
  map_diff: (value: RuleValue): value is RulesMapDiff => value instanceof RulesMapDiff,
  key: (value: RuleValue): value is string | readonly RuleValue[] =>
    typeof value === 'string' || isList(value),
  timestamp: (value: RuleValue): value is RulesTimestamp => value instanceof RulesTimestamp,
  duration: (value: RuleValue): value is RulesDuration => value instanceof RulesDuration,
  path: (value: RuleValue): value is RulesPath => value instanceof RulesPath,
  latlng: (value: RuleValue): value is RulesLatLng => value instanceof RulesLatLng,
  constraint: (value: RuleValue): value is RulesConstraint => value instanceof RulesConstraint,
};

type Scalar = null | boolean | bigint | number | string;

type ParameterType = keyof typeof PARAMETER_TYPES;

type Guard<T extends RuleValue> = (value: RuleValue) => value is T;

type Accepted<P extends ParameterType> = (typeof PARAMETER_TYPES)[P] extends Guard<infer T> ? T : never;

type Arguments<P extends readonly ParameterType[]> = { -readonly [I in keyof P]: Accepted<P[I]> };

/** A built-in function, or a method, whose first parameter is its object. */
export interface Procedure {
  /** Of its parameters. */
  readonly types: readonly ParameterType[];
  call(args: readonly RuleValue[], evaluation: Evaluation): RuleValue;
}

/** Built-in functions or methods by name. */
export type Library = Readonly<Record<string, Procedure>>;

/** A built-in that depends only on its arguments. */
export function procedure<const P extends readonly ParameterType[]>(
  types: P,
  run: (...args: Arguments<P>) => RuleValue,
): Procedure {
  return contextual(types, (_evaluation, ...args) => run(...args));
}

/** A built-in that also needs the current evaluation. */
export function contextual<const P extends readonly ParameterType[]>(
  types: P,
  run: (evaluation: Evaluation, ...args: Arguments<P>) => RuleValue,
): Procedure {
  return {
    types,
    call(args, evaluation) {
      if (!accepts(types, args)) throw new EvaluationError(mismatch(types, args));
      return run(evaluation, ...(args as Arguments<P>));
    },
  };
}

function accepts(types: readonly ParameterType[], args: readonly RuleValue[]): boolean {
  return (
    args.length === types.length && types.every((type, i) => PARAMETER_TYPES[type](args[i] as RuleValue))
  );
}

function mismatch(types: readonly ParameterType[], args: readonly RuleValue[]): string {
  return `Invalid argument types: expected (${types.join(', ')}), received (${args.map(typeName).join(', ')}).`;
}
