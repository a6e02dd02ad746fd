/**
 * Reading JSON as protobuf does: each reader takes a JSON value and answers a typed one, or throws the
 * official emulator's INVALID_ARGUMENT "Payload isn't valid for request.". Field names may be written in camel
 * or snake case, null means "not set", 64-bit integers may be strings, unknown fields are refused.
 */
import { invalidPayload } from '../errors.ts';
import { parseTimestamp } from '../time.ts';

export type Reader<T> = (json: unknown) => T;
export type ReadBy<R> = R extends Reader<infer T> ? T : never;
type Schema = Readonly<Record<string, Reader<unknown>>>;
export type Message<S extends Schema> = { [K in keyof S]?: ReadBy<S[K]> };

export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

const camelCase = (name: string) => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** How deep messages may nest; protobuf reads no deeper either. */
const MAX_NESTING = 100;
let nesting = 0;

/** Reads one level further down, and refuses what is too deep. */
function nested<T>(read: () => T): T {
  if (nesting >= MAX_NESTING) throw invalidPayload();
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
    if (!isObject(json)) throw invalidPayload();
    const result: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(json)) {
      const key = Object.hasOwn(schema, name) ? name : camelCase(name);
      const reader = Object.hasOwn(schema, key) ? schema[key] : undefined;
      if (reader === undefined || key in result) throw invalidPayload();
      if (value !== null) result[key] = nested(() => reader(value));
    }
    for (const names of oneofs) if (names.filter((name) => name in result).length > 1) throw invalidPayload();
    return result as Message<S>;
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
    if (!Array.isArray(json)) throw invalidPayload();
    return json.map((item) => reader(item));
  };

export const mapOf =
  <T>(reader: Reader<T>): Reader<Map<string, T>> =>
  (json) => {
    if (!isObject(json)) throw invalidPayload();
    return new Map(Object.entries(json).map(([key, value]) => [key, reader(value)]));
  };

/** The name of one of an enum's values, which may also be given by its number. */
export const oneOf =
  <const N extends string>(...names: readonly N[]): Reader<N> =>
  (json) => {
    const name = typeof json === 'number' ? names[json] : names.find((candidate) => candidate === json);
    if (name === undefined) throw invalidPayload();
    return name;
  };

export const string: Reader<string> = (json) => {
  if (typeof json !== 'string') throw invalidPayload();
  return json;
};

export const boolean: Reader<boolean> = (json) => {
  if (json === true || json === 'true') return true;
  if (json === false || json === 'false') return false;
  throw invalidPayload();
};

/** A 64-bit integer; protobuf takes a number or a string. */
export const int64: Reader<bigint> = (json) => {
  const integer = exactInteger(json);
  if (integer === undefined || BigInt.asIntN(64, integer) !== integer) throw invalidPayload();
  return integer;
};

export const int32: Reader<number> = (json) => {
  const integer = exactInteger(json);
  if (integer === undefined || BigInt.asIntN(32, integer) !== integer) throw invalidPayload();
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
    throw invalidPayload();
  }
  const number = Number(json);
  if (Number.isNaN(number) && json !== 'NaN') throw invalidPayload();
  return number;
};

/** Base64, in the standard or the URL alphabet, padded or not. */
export const bytes: Reader<Uint8Array> = (json) => {
  if (typeof json !== 'string' || !/^[\w+/-]*={0,2}$/.test(json)) throw invalidPayload();
  return Buffer.from(json, 'base64');
};

/** Microseconds since 1970. */
export const timestamp: Reader<bigint> = (json) => {
  const micros = typeof json === 'string' ? parseTimestamp(json) : undefined;
  if (micros === undefined) throw invalidPayload();
  return micros;
};

/**
 * Parses a request body; an empty one is an empty message. Integers written as bare numbers are kept exact
 * beyond 2^53, which JSON.parse alone would round.
 */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return {};
  const exact = text.replace(/("integer_?[vV]alue"\s*:\s*)(-?\d{16,20})(?=\s*[,}])/g, '$1"$2"');
  try {
    return JSON.parse(exact);
  } catch {
    throw invalidPayload();
  }
}
