import { EvaluationError } from '../errors.ts';
import { toInt } from '../operators.ts';
import { type Library, procedure } from '../procedure.ts';
import { isNumber, RulesPath, type RuleValue, typeName } from '../values.ts';
import { floatToInt } from './mathematics.ts';

/** The functions that turn a value of one type into one of another. */
export const CONVERSIONS: Library = {
  bool: procedure(['any'], toBool),
  float: procedure(['any'], toFloat),
  int: procedure(['any'], toInteger),
  path: procedure(['any'], toPath),
  string: procedure(['any'], toText),
};

function toBool(value: RuleValue): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  return cannot(value, 'bool');
}

function toFloat(value: RuleValue): number {
  if (isNumber(value)) return Number(value);
  if (typeof value !== 'string' || !/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value))
    return cannot(value, 'float');
  return Number(value);
}

function toInteger(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return floatToInt(value);
  return typeof value === 'string' && /^-?\d{1,19}$/.test(value)
    ? toInt(BigInt(value))
    : cannot(value, 'int');
}

function toPath(value: RuleValue): RulesPath {
  if (value instanceof RulesPath) return value;
  if (typeof value !== 'string' || !/^(\/[^/]+)+$/.test(value)) return cannot(value, 'path');
  return new RulesPath(value.slice(1).split('/'));
}

/** `string(value)`: of the scalar types and paths. An integral float keeps its `.0`. */
export function toText(value: RuleValue): string {
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 1e7 ? `${value}.0` : String(value);
  if (value === null || typeof value !== 'object' || value instanceof RulesPath) return String(value);
  return cannot(value, 'string');
}

function cannot(value: RuleValue, type: string): never {
  throw new EvaluationError(`Cannot convert ${typeName(value)} to ${type}.`);
}
