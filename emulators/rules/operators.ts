import type { ArithmeticOperator, BinaryOperator, OrderOperator } from './ast.ts';
import { EvaluationError } from './errors.ts';
import {
  isList,
  isMap,
  isNumber,
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RuleValue,
  typeName,
} from './values.ts';

/** `left operator right` for values that are both known. Throws EvaluationError for types that do not go together. */
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

/** `==`: deep, and numeric between int and float. Values of different types are never equal. */
export function equal(a: RuleValue, b: RuleValue): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: between bigint and number this is the exact comparison
  if (isNumber(a) && isNumber(b)) return a == b;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  return typeName(a) === typeName(b) && equalObjects(a, b);
}

function equalObjects(a: RuleValue & object, b: RuleValue & object): boolean {
  if (isList(a) && isList(b)) return equalLists(a, b);
  if (isMap(a) && isMap(b)) return equalMaps(a, b);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (a instanceof RulesSet && b instanceof RulesSet)
    return a.size === b.size && [...a].every((item) => b.has(item));
  if (a instanceof RulesPath && b instanceof RulesPath) return equalLists(a.segments, b.segments);
  if (a instanceof RulesLatLng && b instanceof RulesLatLng) {
    return a.latitude === b.latitude && a.longitude === b.longitude;
  }
  if (a instanceof RulesMapDiff && b instanceof RulesMapDiff) {
    return equalMaps(a.after, b.after) && equalMaps(a.before, b.before);
  }
  return isMoment(a) && isMoment(b) && a.nanos === b.nanos;
}

function equalLists(a: readonly RuleValue[], b: readonly RuleValue[]): boolean {
  return a.length === b.length && a.every((item, i) => equal(item, b[i] as RuleValue));
}

function equalMaps(a: ReadonlyMap<string, RuleValue>, b: ReadonlyMap<string, RuleValue>): boolean {
  return (
    a.size === b.size && [...a].every(([key, value]) => b.has(key) && equal(value, b.get(key) as RuleValue))
  );
}

/** `item in container` for lists, sets and the keys of maps. */
export function isIn(item: RuleValue, container: RuleValue): boolean {
  if (isList(container)) return container.some((member) => equal(member, item));
  if (container instanceof RulesSet) return container.has(item);
  if (isMap(container)) return typeof item === 'string' && container.has(item);
  return unsupported('in', item, container);
}

/** Whether `<`, `<=`, `>` or `>=` holds. Throws EvaluationError where the two have no order. */
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

/** Whether `<` can be asked of two values. */
export function areOrdered(a: RuleValue, b: RuleValue): boolean {
  return orderKeys(a, b) !== undefined;
}

type OrderKey = bigint | number;

/** Two numbers that stand to each other as the values do. */
function orderKeys(a: RuleValue, b: RuleValue): [OrderKey, OrderKey] | undefined {
  if (isNumber(a) && isNumber(b)) return [a, b];
  // UTF-8 sorts by code point, which UTF-16 does not.
  if (typeof a === 'string' && typeof b === 'string')
    return [Buffer.compare(Buffer.from(a), Buffer.from(b)), 0];
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
      return toInt(a / b);
    case '%':
      return a % b;
  }
}

/** An int, if it fits into 64 bits. Throws EvaluationError otherwise. */
export function toInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('Integer overflow.');
  return value;
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
  if (a instanceof RulesDuration && b instanceof RulesDuration) return new RulesDuration(nanos);
  if (a instanceof RulesTimestamp && b instanceof RulesDuration) return new RulesTimestamp(nanos);
  if (operator === '+')
    return b instanceof RulesTimestamp && a instanceof RulesDuration ? new RulesTimestamp(nanos) : undefined;
  return a instanceof RulesTimestamp ? new RulesDuration(nanos) : undefined;
}

/** `-value` */
export function negate(value: RuleValue): RuleValue {
  if (typeof value === 'bigint') return toInt(-value);
  if (typeof value === 'number') return -value;
  throw new EvaluationError(`Unsupported operation error. Received: -${typeName(value)}.`);
}

function unsupported(operator: string, a: RuleValue, b: RuleValue): never {
  throw new EvaluationError(
    `Unsupported operation error. Received: ${typeName(a)} ${operator} ${typeName(b)}.`,
  );
}
