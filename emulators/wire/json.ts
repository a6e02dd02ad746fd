/**
 * Reads JSON as protobuf does: each reader converts a JSON value to a typed one, or throws BadMessage. Field
 * names may be written in camel or snake case, null means "not set", 64-bit integers may be strings, unknown fields
 * are rejected.
 */
import { parseRfc3339 } from './rfc3339.ts';

/** A message or value with an invalid shape. */
export class BadMessage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadMessage';
  }
}

const expected = (what: string) => new BadMessage(`Expected ${what}.`);

export type Reader<T> = (json: unknown) => T;
export type ReadBy<R> = R extends Reader<infer T> ? T : never;
type Schema = Readonly<Record<string, Reader<unknown>>>;
export type Message<S extends Schema> = { [K in keyof S]?: ReadBy<S[K]> };

export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

const camelCase = (name: string) => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** The nesting limit of protobuf. */
const MAX_NESTING = 100;
let nesting = 0;

/** Reads one level deeper, and rejects excessive nesting. */
function nested<T>(read: () => T): T {
  if (nesting >= MAX_NESTING) throw new BadMessage('The message is nested too deeply.');
  nesting += 1;
  try {
    return read();
  } finally {
    nesting -= 1;
  }
}

/** A message with these fields, of which at most one in each group of `oneofs` may be set. */
export function message<S extends Schema>(
  schema: S,
  oneofs: readonly (readonly (keyof S & string)[])[] = [],
): Reader<Message<S>> {
  return (json) => {
    if (!isObject(json)) throw expected('an object');
    const result: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(json)) {
      const key = Object.hasOwn(schema, name) ? name : camelCase(name);
      const reader = Object.hasOwn(schema, key) ? schema[key] : undefined;
      if (reader === undefined || key in result) throw new BadMessage(`Unexpected field '${name}'.`);
      if (value !== null) result[key] = nested(() => reader(value));
    }
    for (const names of oneofs) {
      if (names.filter((name) => name in result).length > 1) throw expected(`one of ${names.join(', ')}`);
    }
    return result as Message<S>;
  };
}

/** Reads only these fields of a message and ignores others. */
export function excerpt<S extends Schema>(schema: S): Reader<Message<S>> {
  const read = message(schema);
  return (json) => {
    if (!isObject(json)) throw expected('an object');
    return read(Object.fromEntries(Object.entries(json).filter(([name]) => Object.hasOwn(schema, name))));
  };
}

/** A reader that may refer to one defined later, for messages that nest. */
export const lazily =
  <T>(reader: () => Reader<T>): Reader<T> =>
  (json) =>
    reader()(json);

export const listOf =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (json) => {
    if (!Array.isArray(json)) throw expected('a list');
    return json.map((item) => reader(item));
  };

export const mapOf =
  <T>(reader: Reader<T>): Reader<Map<string, T>> =>
  (json) => {
    if (!isObject(json)) throw expected('an object');
    return new Map(Object.entries(json).map(([key, value]) => [key, reader(value)]));
  };

/** The name of one of an enum's values, which may also be given by its number. */
export const oneOf =
  <const N extends string>(...names: readonly N[]): Reader<N> =>
  (json) => {
    const name = typeof json === 'number' ? names[json] : names.find((candidate) => candidate === json);
    if (name === undefined) throw expected(`one of ${names.join(', ')}`);
    return name;
  };

export const string: Reader<string> = (json) => {
  if (typeof json !== 'string') throw expected('a string');
  return json;
};

export const boolean: Reader<boolean> = (json) => {
  if (json === true || json === 'true') return true;
  if (json === false || json === 'false') return false;
  throw expected('a boolean');
};

/** A 64-bit integer; protobuf accepts a number or a string. */
export const int64: Reader<bigint> = (json) => {
  const integer = exactInteger(json);
  if (integer === undefined || BigInt.asIntN(64, integer) !== integer) throw expected('an integer');
  return integer;
};

export const int32: Reader<number> = (json) => {
  const integer = exactInteger(json);
  if (integer === undefined || BigInt.asIntN(32, integer) !== integer) throw expected('an integer');
  return Number(integer);
};

function exactInteger(json: unknown): bigint | undefined {
  if (typeof json === 'string' && /^-?\d{1,20}$/.test(json)) return BigInt(json);
  const number = typeof json === 'string' && json.trim() !== '' ? Number(json) : json;
  return typeof number === 'number' && Number.isInteger(number) ? BigInt(number) : undefined;
}

export const double: Reader<number> = (json) => {
  if (typeof json === 'number') return json;
  if (typeof json !== 'string' || !/^(NaN|-?Infinity|[-+]?[\d.]+([eE][-+]?\d+)?)$/.test(json)) {
    throw expected('a number');
  }
  const number = Number(json);
  if (Number.isNaN(number) && json !== 'NaN') throw expected('a number');
  return number;
};

/** Base64, in the standard or the URL alphabet, padded or not. */
export const bytes: Reader<Uint8Array> = (json) => {
  if (typeof json !== 'string' || !/^[\w+/-]*={0,2}$/.test(json)) throw expected('bytes in base64');
  return Buffer.from(json, 'base64');
};

/** Nanoseconds since 1970. */
export const nanoseconds: Reader<bigint> = (json) => {
  const nanos = typeof json === 'string' ? parseRfc3339(json) : undefined;
  if (nanos === undefined) throw expected('a time');
  return nanos;
};

/** Microseconds since 1970; finer digits are truncated. */
export const timestamp: Reader<bigint> = (json) => {
  const nanos = nanoseconds(json);
  return (nanos - (((nanos % 1000n) + 1000n) % 1000n)) / 1000n;
};

/**
 * Parses a request body; an empty one is an empty message. Integers written as bare numbers are kept exact
 * beyond 2^53, which JSON.parse would round.
 */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return {};
  const exact = text.replace(/("integer_?[vV]alue"\s*:\s*)(-?\d{16,20})(?=\s*[,}])/g, '$1"$2"');
  try {
    return JSON.parse(exact);
  } catch {
    throw new BadMessage('The message is no JSON.');
  }
}
