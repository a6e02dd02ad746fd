import { EvaluationError } from './errors.ts';
import { isList, isMap, RulesPath, type RuleValue, typeName } from './values.ts';

/** `object.name` */
export function member(object: RuleValue, name: string): RuleValue {
  if (object === null) throw new EvaluationError('Null value error.');
  const value = isMap(object) ? object.get(name) : undefined;
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
  return value;
}

/** `object[index]`: an item of a list, a value of a map, a segment of a path, a character of a string. */
export function item(object: RuleValue, index: RuleValue): RuleValue {
  if (isMap(object) && typeof index === 'string') return member(object, index);
  const items = sequence(object);
  if (!items || typeof index !== 'bigint') throw indexError(object, index);
  const found = index >= 0n ? items[Number(index)] : undefined;
  if (found === undefined) throw new EvaluationError(`Index ${index} is out of bounds.`);
  return found;
}

/** `object[from:to]`, `to` not included, of lists and strings. */
export function range(object: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  const items = object instanceof RulesPath ? undefined : sequence(object);
  if (!items || typeof from !== 'bigint' || typeof to !== 'bigint') throw indexError(object, from, to);
  if (from < 0n || from > to || to > items.length)
    throw new EvaluationError(`Range ${from}:${to} is out of bounds.`);
  const part = items.slice(Number(from), Number(to));
  return typeof object === 'string' ? part.join('') : part;
}

function sequence(object: RuleValue): readonly RuleValue[] | undefined {
  if (isList(object)) return object;
  if (typeof object === 'string') return [...object];
  return object instanceof RulesPath ? object.segments : undefined;
}

function indexError(object: RuleValue, ...indexes: RuleValue[]): EvaluationError {
  if (object === null) return new EvaluationError('Null value error.');
  const received = `${typeName(object)}[${indexes.map(typeName).join(':')}]`;
  return new EvaluationError(`Unsupported operation error. Received: ${received}.`);
}
