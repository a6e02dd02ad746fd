/**
 * The limits of a document, with the official emulator's messages.
 * Limits: firebase.google.com/docs/firestore/quotas#limits
 */
import { invalidArgument } from '../errors.ts';
import { isReserved } from '../names.ts';
import type { Fields, MapValue, Value } from '../stored-value.ts';

const MAX_NAME_BYTES = 1_500;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_DEPTH = 20;

/** Checks names and types of values, but not sizes. */
export function checkFields(fields: Fields): void {
  for (const [name, value] of fields) {
    if (name === '') throw invalidArgument('The property.name is the empty string.');
    if (isReserved(name)) throw invalidArgument(`field name ${name} is reserved`);
    checkValue(value, name, false);
  }
}

/** @param property location in messages: the top-level field, or `array` inside one */
function checkValue(value: Value, property: string, inArray: boolean): void {
  if (value.type === 'array') {
    if (inArray) throw invalidArgument('Nested arrays are not allowed');
    for (const element of value.values) checkValue(element, 'array', true);
  } else if (value.type === 'map' && value.fields.has('__type__')) {
    checkSpecialMap(value, property);
  } else if (value.type === 'map') {
    for (const [name, nested] of value.fields) {
      if (name === '') throw invalidArgument(`Property ${property} contains an invalid nested entity.`);
      if (isReserved(name)) throw invalidArgument(`field name '${name}' is reserved.`);
      checkValue(nested, property, false);
    }
  }
}

/** Names of types in the official messages. */
const KINDS = {
  null: 'NULL',
  boolean: 'BOOLEAN',
  integer: 'LONG',
  double: 'DOUBLE',
  timestamp: 'TIMESTAMP',
  string: 'STRING',
  bytes: 'BYTES',
  reference: 'ENTITY_REF',
  geopoint: 'GEO_POINT',
  array: 'ARRAY',
  map: 'MAP',
} as const;

/** A map with the key `__type__` encodes another type, a vector, which no client here uses. */
function checkSpecialMap(value: MapValue, property: string): void {
  const type = value.fields.get('__type__') as Value;
  if (type.type !== 'string') {
    throw invalidArgument(`Field __type__ must be a string; founds ${KINDS[type.type]}.`);
  }
  throw invalidNested(property);
}

const invalidNested = (property: string) =>
  invalidArgument(`Property ${property} contains an invalid nested entity.`);

/** Checks the lengths of ids, names and values, and how deep they nest. */
export function checkLimits(path: readonly string[], fields: Fields): void {
  path.forEach((id, i) => {
    if (Buffer.byteLength(id) <= MAX_NAME_BYTES) return;
    const element = i % 2 === 0 ? 'kind' : 'name';
    throw invalidArgument(`The key path element ${element} is longer than ${MAX_NAME_BYTES} bytes.`);
  });
  for (const [name, value] of fields) checkProperty(name, value);
}

function checkProperty(name: string, value: Value): void {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalidArgument(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
  if (value.type === 'array') {
    if (value.values.some(isTooLong)) throw valueTooLong('array');
    if (!value.values.every((element) => nestedFits(element, 'array', 2))) throw invalidNested('array');
  } else if (isTooLong(value)) {
    throw valueTooLong(name);
  } else if (!nestedFits(value, name, 1)) {
    throw invalidNested(name);
  }
}

const valueTooLong = (property: string) =>
  invalidArgument(`The value of property "${property}" is longer than ${MAX_VALUE_BYTES} bytes.`);

function isTooLong(value: Value): boolean {
  if (value.type === 'string') return Buffer.byteLength(value.value) > MAX_VALUE_BYTES;
  return value.type === 'bytes' && value.value.length > MAX_VALUE_BYTES;
}

/** Nested names count with their dotted path, in which an array is called `array`. */
function nestedFits(value: Value, path: string, depth: number): boolean {
  if (value.type !== 'map') return !isTooLong(value);
  if (depth > MAX_DEPTH) return false;
  return [...value.fields].every(([key, nested]) => {
    if (Buffer.byteLength(`${path}.${key}`) > MAX_NAME_BYTES) return false;
    if (nested.type !== 'array') return nestedFits(nested, `${path}.${key}`, depth + 1);
    return depth < MAX_DEPTH && nested.values.every((item) => nestedFits(item, `${path}.array`, depth + 2));
  });
}

/** Checks the size of a whole document by the documented rule: its name, its fields and 32 bytes. */
export function checkSize(path: readonly string[], fields: Fields): void {
  if (nameSize(path) + fieldsSize(fields) + 32 > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
  }
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const nameSize = (path: readonly string[]) => 16 + sum(path.map((id) => Buffer.byteLength(id) + 1));

const fieldsSize = (fields: Fields): number =>
  sum([...fields].map(([name, value]) => Buffer.byteLength(name) + 1 + valueSize(value)));

function valueSize(value: Value): number {
  switch (value.type) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'geopoint':
      return 16;
    case 'string':
      return Buffer.byteLength(value.value) + 1;
    case 'bytes':
      return value.value.length;
    case 'reference':
      return nameSize(value.value.split('/').slice(5));
    case 'array':
      return sum(value.values.map(valueSize));
    case 'map':
      return fieldsSize(value.fields);
  }
}
