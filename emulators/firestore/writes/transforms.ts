/** Field transforms: what a write computes from the stored value when it commits. */
import { invalidArgument } from '../errors.ts';
import { getField, parseFieldPath, setField } from '../field-paths.ts';
import { compareNumbers, valuesEqual } from '../order.ts';
import { array, double, type Fields, integer, NULL, numberOf, type Value } from '../stored-value.ts';
import type { FieldTransform } from '../wire/messages.ts';

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

export interface Transformed {
  readonly fields: Fields;
  /** One result per transform; null for array transforms, as in Firestore. */
  readonly results: readonly Value[];
}

/** Applies transforms in order. @param requestTime in microseconds */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  requestTime: bigint,
): Transformed {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    const path = parseFieldPath(transform.fieldPath ?? '');
    const value = transformed(getField(current, path), transform, requestTime);
    results.push(value.type === 'array' ? NULL : value);
    current = setField(current, path, value);
  }
  return { fields: current, results };
}

function transformed(stored: Value | undefined, transform: FieldTransform, requestTime: bigint): Value {
  const { setToServerValue, increment, maximum, minimum } = transform;
  if (setToServerValue !== undefined) return serverValue(setToServerValue, requestTime);
  if (increment !== undefined) return incremented(stored, increment);
  if (maximum !== undefined) return extreme(stored, maximum, 1);
  if (minimum !== undefined) return extreme(stored, minimum, -1);
  return transformedArray(stored, transform);
}

function serverValue(kind: string, requestTime: bigint): Value {
  if (kind !== 'REQUEST_TIME') throw invalidArgument('Unsupported server value.');
  return { type: 'timestamp', micros: requestTime };
}

function numericOperand(operand: Value): bigint | number {
  const number = numberOf(operand);
  if (number === undefined) throw invalidArgument('Input must be int64 or double.');
  return number;
}

/** Integers saturate at 64 bits; with a double the sum is a double. */
function incremented(stored: Value | undefined, operand: Value): Value {
  const by = numericOperand(operand);
  const from = numberOf(stored);
  if (from === undefined) return operand;
  if (typeof from !== 'bigint' || typeof by !== 'bigint') return double(Number(from) + Number(by));
  const sum = from + by;
  return integer(sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum);
}

/** The larger (sign 1) or smaller (sign -1); the stored value stays if they are equal, and NaN wins. */
function extreme(stored: Value | undefined, operand: Value, sign: 1 | -1): Value {
  const candidate = numericOperand(operand);
  const current = numberOf(stored);
  if (stored === undefined || current === undefined) return operand;
  if (Number.isNaN(current)) return stored;
  if (Number.isNaN(candidate)) return operand;
  return compareNumbers(candidate, current) * sign > 0 ? operand : stored;
}

/** Values that are not arrays count as empty ones. */
function transformedArray(stored: Value | undefined, transform: FieldTransform): Value {
  const elements = stored?.type === 'array' ? stored.values : [];
  const { appendMissingElements, removeAllFromArray } = transform;
  if (appendMissingElements !== undefined) return array(union(elements, appendMissingElements.values));
  if (removeAllFromArray === undefined) throw invalidArgument('A field transform needs a transform type.');
  const removed = removeAllFromArray.values;
  return array(elements.filter((element) => !removed.some((other) => valuesEqual(element, other))));
}

function union(elements: readonly Value[], added: readonly Value[]): Value[] {
  const result = [...elements];
  for (const value of added) if (!result.some((other) => valuesEqual(value, other))) result.push(value);
  return result;
}
