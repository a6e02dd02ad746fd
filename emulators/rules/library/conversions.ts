import { EvaluationError } from '../errors.ts';
import { toInt } from '../evaluate/operators.ts';
import { parsePath } from '../evaluate/path-templates.ts';
import { isNumber, type RuleValue, typeName } from '../evaluate/rule-value.ts';
import { toText } from '../evaluate/texts.ts';
import { floatToInt } from './mathematics.ts';
import { type Library, procedure } from './procedure.ts';

/** Functions that convert between types. */
export const CONVERSIONS: Library = {
  float: procedure(['any'], toFloat),
  int: procedure(['any'], toInteger),
  path: procedure(['string'], parsePath),
  string: procedure(['any'], toText),
};

const FLOAT = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

function toFloat(value: RuleValue): number {
  if (isNumber(value)) return Number(value);
  return typeof value === 'string' && FLOAT.test(value) ? Number(value) : cannot(value, 'float');
}

function toInteger(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return floatToInt(value);
  return typeof value === 'string' && /^[+-]?\d+$/.test(value)
    ? toInt(BigInt(value.replace('+', '')))
    : cannot(value, 'int');
}

function cannot(value: RuleValue, type: string): never {
  throw new EvaluationError(`Cannot convert ${typeName(value)} to ${type}.`);
}
