/**
 * Firestore's order over values of every type.
 * Source: firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
import type { Fields, Value } from './stored-value.ts';

const RANKS = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geopoint: 7,
  array: 8,
  map: 10,
} as const;

/** Rank of a value's type in the order. Integers and doubles share one. */
export function typeRank(value: Value): number {
  return RANKS[value.type];
}

/** Negative, zero or positive, for `Array.prototype.sort`. Zero means equal in queries. */
export function compareValues(a: Value, b: Value): number {
  const difference = typeRank(a) - typeRank(b);
  return difference === 0 ? compareSameType(a, b) : difference;
}

export const valuesEqual = (a: Value, b: Value) => compareValues(a, b) === 0;

function compareSameType(a: Value, b: Value): number {
  switch (a.type) {
    case 'null':
      return 0;
    case 'boolean':
      return b.type === 'boolean' ? Number(a.value) - Number(b.value) : 0;
    case 'integer':
    case 'double':
      return b.type === 'integer' || b.type === 'double' ? compareNumbers(a.value, b.value) : 0;
    case 'timestamp':
      return b.type === 'timestamp' ? compareNumbers(a.micros, b.micros) : 0;
    case 'string':
      return b.type === 'string' ? compareUtf8(a.value, b.value) : 0;
    case 'bytes':
      return b.type === 'bytes' ? Buffer.compare(a.value, b.value) : 0;
    case 'reference':
      return b.type === 'reference' ? compareSegments(a.value.split('/'), b.value.split('/')) : 0;
    case 'geopoint':
      if (b.type !== 'geopoint') return 0;
      return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude);
    case 'array':
      return b.type === 'array' ? compareLists(a.values, b.values) : 0;
    case 'map':
      return b.type === 'map' ? compareFields(a.fields, b.fields) : 0;
  }
}

/** Exact also between 64-bit integers and doubles, which JavaScript compares by value. NaN comes first. */
export function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

/** By UTF-8 bytes, which is by code point: a surrogate pair sorts after every single UTF-16 unit. */
export function compareUtf8(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codePointRank(x) - codePointRank(y);
  }
  return a.length - b.length;
}

const codePointRank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** Paths compare segment by segment; numeric ids (`__id7__`) come first, by their number. */
export function compareSegments(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = compareIds(a[i] ?? '', b[i] ?? '');
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [numericId(a), numericId(b)];
  if (x !== undefined && y !== undefined) return compareNumbers(x, y);
  if (x !== undefined || y !== undefined) return x === undefined ? 1 : -1;
  return compareUtf8(a, b);
}

/** The number in an id of the form `__id<64-bit integer>__`, else undefined. */
export function numericId(id: string): bigint | undefined {
  if (!id.startsWith('__id')) return undefined;
  const digits = /^__id(-?\d{1,19})__$/.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return BigInt.asIntN(64, number) === number ? number : undefined;
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = compareValues(a[i] as Value, b[i] as Value);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Key, value, key, value, in the order of the keys; then the map with fewer of them. */
function compareFields(a: Fields, b: Fields): number {
  const [keysA, keysB] = [sortedKeys(a), sortedKeys(b)];
  const length = Math.min(keysA.length, keysB.length);
  for (let i = 0; i < length; i++) {
    const [keyA, keyB] = [keysA[i] as string, keysB[i] as string];
    const difference = compareUtf8(keyA, keyB) || compareValues(a.get(keyA) as Value, b.get(keyB) as Value);
    if (difference !== 0) return difference;
  }
  return keysA.length - keysB.length;
}

const sortedKeys = (fields: Fields) => [...fields.keys()].sort(compareUtf8);
