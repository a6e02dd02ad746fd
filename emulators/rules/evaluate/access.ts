import { EvaluationError } from '../errors.ts';
import { isList, isMap, type RulesMap, RulesPath, type RuleValue, typeName } from './rule-value.ts';

/** `object.name` */
export function member(object: RuleValue, name: string): RuleValue {
  if (object === null) throw new EvaluationError('Null value error.');
  const value = membersOf(object)?.get(name);
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
  return value;
}

/** Values that support `.name` and `['name']`. */
const membersOf = (object: RuleValue): RulesMap | undefined =>
  object instanceof RulesPath ? object.bound : isMap(object) ? object : undefined;

/** `object[index]`: an item of a list, a value of a map, a segment of a path, a UTF-16 unit of a string. */
export function item(object: RuleValue, index: RuleValue): RuleValue {
  if (typeof index === 'string' && membersOf(object)) return member(object, index);
  const items = sequence(object);
  if (!items || typeof index !== 'bigint') throw indexError(object, index);
  checkIndex(index, items.length);
  return items[Number(index)] as RuleValue;
}

/**
 * `object[from:to]`, `to` excluded, of lists, strings and paths; null means the end on its side. The
 * first item must exist, and the one before `to`.
 */
export function range(object: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  const items = sequence(object);
  const [start, end] = [from ?? 0n, to ?? BigInt(items?.length ?? 0)];
  if (!items || typeof start !== 'bigint' || typeof end !== 'bigint') throw indexError(object, from, to);
  checkIndex(start, items.length);
  checkIndex(end - 1n, items.length);
  if (start > end) throw new EvaluationError(`Range ${start}:${end} is out of bounds.`);
  const part = items.slice(Number(start), Number(end));
  if (typeof part === 'string' || !(object instanceof RulesPath)) return part;
  if (part.length === 0) throw new EvaluationError('A path cannot be empty.');
  return new RulesPath(object.segments.slice(Number(start), Number(end)));
}

function checkIndex(index: bigint, length: number): void {
  if (index < 0n || index >= length) throw new EvaluationError(`Index ${index} is out of bounds.`);
}

/** Strings go by their UTF-16 units, as in Java. */
function sequence(object: RuleValue): string | readonly RuleValue[] | undefined {
  if (isList(object) || typeof object === 'string') return object;
  if (!(object instanceof RulesPath)) return undefined;
  if (object.open.size > 0) throw new EvaluationError('The path has wildcards without a value.');
  return object.segments;
}

function indexError(object: RuleValue, ...indexes: RuleValue[]): EvaluationError {
  if (object === null) return new EvaluationError('Null value error.');
  const received = `${typeName(object)}[${indexes.map(typeName).join(':')}]`;
  return new EvaluationError(`Unsupported operation error. Received: ${received}.`);
}
