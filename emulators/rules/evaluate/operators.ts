import { EvaluationError } from '../errors.ts';
import type { ArithmeticOperator, BinaryOperator, OrderOperator } from '../syntax/ast.ts';
import {
  isList,
  isMap,
  isNumber,
  RulesConstraint,
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RuleValue,
  typeName,
} from './rule-value.ts';

/** Applies an operator to known values. Throws EvaluationError for incompatible types. */
export function applyBinary(operator: BinaryOperator, left: RuleValue, right: RuleValue): RuleValue {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return inOrder(operator, left, right);
    default:
      return arithmetic(operator, left, right);
  }
}

/**
 * `==`. An int equals a float of the same value, but not within lists and maps; two ints are compared exactly,
 * an int and a float as floats.
 */
export function equal(a: RuleValue, b: RuleValue): boolean {
  if (isNumber(a) && isNumber(b)) return typeof a === typeof b ? a === b : Number(a) === Number(b);
  return sameScalar(a, b) ?? equalObjects(a, b);
}

/** Whether items of lists or values of maps are equal, including their type. */
function identical(a: RuleValue, b: RuleValue): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Object.is(a, b) && !Number.isNaN(a);
  return sameScalar(a, b) ?? equalObjects(a, b);
}

/** Undefined for values of the same type that are not scalars. */
function sameScalar(a: RuleValue, b: RuleValue): boolean | undefined {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  return typeName(a) === typeName(b) ? undefined : false;
}

/** For values of the same type that are not scalars. */
function equalObjects(a: RuleValue, b: RuleValue): boolean {
  if (isList(a) && isList(b)) return equalLists(a, b);
  if (isMap(a) && isMap(b)) return equalMaps(a, b);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (a instanceof RulesSet && b instanceof RulesSet)
    return a.size === b.size && [...a].every((item) => b.has(item));
  if (a instanceof RulesPath && b instanceof RulesPath) {
    return a.open.size === 0 && b.open.size === 0 && equalLists(a.segments, b.segments);
  }
  if (a instanceof RulesLatLng && b instanceof RulesLatLng) {
    return a.latitude === b.latitude && a.longitude === b.longitude;
  }
  // Two differences never compare as equal, not even one with itself.
  if (a instanceof RulesMapDiff || b instanceof RulesMapDiff) return false;
  // Two constraints may be met by different values.
  if (a instanceof RulesConstraint) return a === b;
  return isMoment(a) && isMoment(b) && a.nanos === b.nanos;
}

function equalLists(a: readonly RuleValue[], b: readonly RuleValue[]): boolean {
  return a.length === b.length && a.every((item, i) => identical(item, b[i] as RuleValue));
}

function equalMaps(a: ReadonlyMap<string, RuleValue>, b: ReadonlyMap<string, RuleValue>): boolean {
  return (
    a.size === b.size &&
    [...a].every(([key, value]) => b.has(key) && identical(value, b.get(key) as RuleValue))
  );
}

/** `item in container` for lists, sets and the keys of maps. */
export function isIn(item: RuleValue, container: RuleValue): boolean {
  if (isList(container)) return container.some((member) => isMember(item, member));
  if (container instanceof RulesSet) return container.has(item);
  if (isMap(container) && typeof item === 'string') return container.has(item);
  return unsupported('in', item, container);
}

/** Here an int is not a float, and a constraint is no member, not even of itself. */
const isMember = (item: RuleValue, member: RuleValue): boolean =>
  typeof member === typeof item && !(item instanceof RulesConstraint) && equal(member, item);

/** Whether `<`, `<=`, `>` or `>=` holds. Throws EvaluationError if the values have no order. */
export function inOrder(operator: OrderOperator, a: RuleValue, b: RuleValue): boolean {
  const [x, y] = orderKeys(a, b) ?? unsupported(operator, a, b);
  switch (operator) {
    case '<':
      return x < y;
    case '<=':
      return x <= y;
    case '>':
      return x > y;
    case '>=':
      return x >= y;
  }
}

/** Whether two values can be compared by `<`. */
export function areOrdered(a: RuleValue, b: RuleValue): boolean {
  return orderKeys(a, b) !== undefined;
}

type OrderKey = bigint | number | string;

/** Two JavaScript values with the same order. */
function orderKeys(a: RuleValue, b: RuleValue): [OrderKey, OrderKey] | undefined {
  if (isNumber(a) && isNumber(b)) return typeof a === typeof b ? [a, b] : [Number(a), Number(b)];
  if (a instanceof Uint8Array && b instanceof Uint8Array) return [Buffer.compare(a, b), 0];
  // By UTF-16 units, unlike Firestore's own order of strings.
  if (typeof a === 'string' && typeof b === 'string') return [a, b];
  if (isMoment(a) && isMoment(b) && typeName(a) === typeName(b)) return [a.nanos, b.nanos];
  return undefined;
}

function isMoment(value: RuleValue): value is RulesTimestamp | RulesDuration {
  return value instanceof RulesTimestamp || value instanceof RulesDuration;
}

function arithmetic(operator: ArithmeticOperator, a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a === 'bigint' && typeof b === 'bigint') return intArithmetic(operator, a, b);
  if (isNumber(a) && isNumber(b)) return floatArithmetic(operator, Number(a), Number(b));
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (operator === '+' || operator === '-')
    return timeArithmetic(operator, a, b) ?? unsupported(operator, a, b);
  return unsupported(operator, a, b);
}

function intArithmetic(operator: ArithmeticOperator, a: bigint, b: bigint): bigint {
  if ((operator === '/' || operator === '%') && b === 0n) throw new EvaluationError('Division by zero.');
  switch (operator) {
    case '+':
      return toInt(a + b);
    case '-':
      return toInt(a - b);
    case '*':
      return toInt(a * b);
    case '/':
      // Only the smallest int divided by -1 overflows, and is returned unchanged.
      return BigInt.asIntN(64, a / b);
    case '%':
      return a % b;
  }
}

/** An int, if it fits into 64 bits. Throws EvaluationError otherwise. */
export function toInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('Integer overflow.');
  return value;
}

const SECOND = 1_000_000_000n;
const FIRST_MOMENT = -62_135_596_800n * SECOND;
const LAST_MOMENT = 253_402_300_800n * SECOND - 1n;
const LONGEST_SECONDS = 315_576_000_000n;

/** Throws EvaluationError outside of the years 1 to 9999. */
export function toTimestamp(nanos: bigint): RulesTimestamp {
  if (nanos >= FIRST_MOMENT && nanos <= LAST_MOMENT) return new RulesTimestamp(nanos);
  throw new EvaluationError('The timestamp is out of range.');
}

/** Throws EvaluationError for more than some ten thousand years. */
export function toDuration(nanos: bigint): RulesDuration {
  if (nanos / SECOND >= -LONGEST_SECONDS && nanos / SECOND <= LONGEST_SECONDS)
    return new RulesDuration(nanos);
  throw new EvaluationError('The duration is out of range.');
}

function floatArithmetic(operator: ArithmeticOperator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
  }
}

function timeArithmetic(operator: '+' | '-', a: RuleValue, b: RuleValue): RuleValue | undefined {
  if (!isMoment(a) || !isMoment(b)) return undefined;
  const nanos = operator === '+' ? a.nanos + b.nanos : a.nanos - b.nanos;
  if (a instanceof RulesDuration && b instanceof RulesDuration) return toDuration(nanos);
  if (a instanceof RulesTimestamp && b instanceof RulesDuration) return toTimestamp(nanos);
  if (operator === '+') {
    return b instanceof RulesTimestamp && a instanceof RulesDuration ? toTimestamp(nanos) : undefined;
  }
  return a instanceof RulesTimestamp ? toDuration(nanos) : undefined;
}

/** `-value` */
export function negate(value: RuleValue): RuleValue {
  if (typeof value === 'bigint') return toInt(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof RulesDuration) return toDuration(-value.nanos);
  throw new EvaluationError(`Unsupported operation error. Received: -${typeName(value)}.`);
}

function unsupported(operator: string, a: RuleValue, b: RuleValue): never {
  throw new EvaluationError(
    `Unsupported operation error. Received: ${typeName(a)} ${operator} ${typeName(b)}.`,
  );
}
