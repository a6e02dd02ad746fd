/**
 * Field paths (`a.b`, `` `x.y`.z ``) and masks. Dots separate the segments; one that is
 * not a simple identifier is in backticks, where a backslash escapes the next character.
 */
import { invalidArgument } from './errors.ts';
import { type Fields, map, type Value } from './stored-value.ts';

export type FieldPath = readonly string[];

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`/suy;

/** Throws INVALID_ARGUMENT for a malformed path. */
export function parseFieldPath(path: string): FieldPath {
  const segments: string[] = [];
  let position = 0;
  for (;;) {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(path);
    if (match === null) throw invalidFieldPath(path);
    segments.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gsu, '$1'));
    position = SEGMENT.lastIndex;
    if (position === path.length) return segments;
    if (path[position] !== '.') throw invalidFieldPath(path);
    position += 1;
  }
}

const invalidFieldPath = (path: string) =>
  invalidArgument(
    `Invalid property path "${path}". Unquoted property paths must match regex ` +
      '([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );

/** The path in its canonical spelling. */
export function formatFieldPath(path: FieldPath): string {
  const quote = (segment: string) =>
    SIMPLE.test(segment) ? segment : `\`${segment.replace(/[`\\]/g, '\\$&')}\``;
  return path.map(quote).join('.');
}

/** The value at a path; undefined if a segment is missing or not a map. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined = fields.get(path[0] as string);
  for (let i = 1; i < path.length; i++) {
    if (value?.type !== 'map') return undefined;
    value = value.fields.get(path[i] as string);
  }
  return value;
}

/** A copy with the value at a path; missing maps are created and non-maps replaced. */
export function setField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [head = '', ...rest] = path;
  if (rest.length === 0) return new Map(fields).set(head, value);
  const child = fields.get(head);
  const inner = child?.type === 'map' ? child.fields : new Map<string, Value>();
  return new Map(fields).set(head, map(setField(inner, rest, value)));
}

/** A copy without the value at a path. Maps that become empty stay. */
function deleteField(fields: Fields, path: FieldPath): Fields {
  const [head = '', ...rest] = path;
  const child = fields.get(head);
  if (child === undefined || (rest.length > 0 && child.type !== 'map')) return fields;
  const copy = new Map(fields);
  if (rest.length === 0 || child.type !== 'map') copy.delete(head);
  else copy.set(head, map(deleteField(child.fields, rest)));
  return copy;
}

/** Only the fields that a read mask or a projection names. */
export function project(fields: Fields, mask: readonly FieldPath[]): Fields {
  let result: Fields = new Map();
  for (const path of mask) {
    const value = getField(fields, path);
    if (value !== undefined) result = setField(result, path, value);
  }
  return result;
}

/** An update mask: each path is set to the input's value, or deleted if the input has none. */
export function applyMask(stored: Fields, input: Fields, mask: readonly FieldPath[]): Fields {
  return mask.reduce((result, path) => {
    const value = getField(input, path);
    return value === undefined ? deleteField(result, path) : setField(result, path, value);
  }, stored);
}
