import { EvaluationError } from '../errors.ts';
import { toInt } from '../evaluate/operators.ts';
import { parsePath } from '../evaluate/path-templates.ts';
import { isNumber, type RuleValue, typeName } from '../evaluate/rule-value.ts';
import { toText } from '../evaluate/texts.ts';
import { floatToInt } from './mathematics.ts';
import { type Library, procedure } from './procedure.ts';

/** The functions that turn a value of one type into one of another. */
export const CONVERSIONS: Library = {
  float: procedure(['any'], toFloat),
  int: procedure(['any'], toInteger),
  path: procedure(['string'], parsePath),
  string: procedure(['any'], toText),
};

/** What Java reads as a double: decimal or hexadecimal, with white space around and a type's letter behind. */
const FLOAT =
  /^[\0- ]*([+-]?)(?:(NaN|Infinity)|((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)[fFdD]?|0[xX]([\da-fA-F]*)(?:\.([\da-fA-F]*))?[pP]([+-]?\d+)[fFdD]?)[\0- ]*$/;

function toFloat(value: RuleValue): number {
  if (isNumber(value)) return Number(value);
  const match = typeof value === 'string' ? FLOAT.exec(value) : null;
  if (!match) return cannot(value, 'float');
  const [, sign, word, decimal, hex = '', fraction = '', exponent] = match;
  if (word === undefined && decimal === undefined && hex + fraction === '') return cannot(value, 'float');
  const size =
    (word ?? decimal) === undefined
      ? Number.parseInt(hex + fraction, 16) * 2 ** (Number(exponent) - 4 * fraction.length)
      : Number(word ?? decimal);
  return sign === '-' ? -size : size;
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
